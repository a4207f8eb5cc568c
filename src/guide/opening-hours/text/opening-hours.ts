import type { PlainWeek } from '../days/coming-hours.schema.ts'

const dayNames = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
  ph: 'Public holidays',
  sh: 'School holidays',
} as const

type DayCode = keyof typeof dayNames

const codes = Object.keys(dayNames) as DayCode[]
const weekdays = codes.slice(0, 7)
const allDay = 'Open 24 hours'
const closed = 'Closed'

const weekday = `(?:${weekdays.join('|')})`
const days = `(?:${weekday}(?:-${weekday})?|ph|sh)`
const span = '\\d{1,2}:\\d\\d-\\d{1,2}:\\d\\d'
const ruleForm = new RegExp(
  `(?:(${days}(?:,${days})*):? )?(24/7|off|closed|${span}(?:,${span})*)(?:,|$)`,
  'y',
)

/**
 * The hours of each weekday, Monday first, from weekly text ('Mo-Fr 09:00-17:00; Sa off') or a JSON object by day.
 * Undefined for all that a plain week cannot say (months, dates, comments, unknown words): show the text itself then.
 */
export function weekdayHours(openingHours: string): PlainWeek | undefined {
  const text = openingHours.trim()
  const week = text.startsWith('{') ? weekOfJson(text) : weekOfText(text)
  if (!week || week.size === 0) return undefined
  return codes.flatMap((code) => {
    const hours = week.get(code)
    return hours ? [{ day: dayNames[code], hours }] : []
  })
}

type Week = Map<DayCode, string>

function weekOfText(text: string): Week | undefined {
  const week: Week = new Map()
  for (const rule of plain(text).split(';').filter(Boolean)) {
    const said = weekOfRule(rule)
    if (!said) return undefined
    // A later rule replaces what an earlier one said of the same day.
    for (const [code, hours] of said) week.set(code, hours)
  }
  // 'Tu off' alone tells nothing of the other days; once a day has hours, a day without a word is closed.
  const isWhole =
    weekdays.every((code) => week.has(code)) || [...week.values()].some((hours) => hours !== closed)
  return isWhole ? new Map([...weekdays.map((code) => [code, closed] as const), ...week]) : undefined
}

/** The parts between commas add to each other: 'Mo-Fr 09:00-12:00, We 14:00-18:00' opens twice on Wednesday. */
function weekOfRule(rule: string): Week | undefined {
  const week: Week = new Map()
  ruleForm.lastIndex = 0
  while (ruleForm.lastIndex < rule.length) {
    const [, dayList, hourList = ''] = ruleForm.exec(rule) ?? []
    const hours = writtenHours(hourList)
    if (!hours) return undefined
    for (const code of dayList ? daysOfList(dayList) : weekdays) week.set(code, added(week.get(code), hours))
  }
  return week
}

function added(before: string | undefined, hours: string): string {
  if (before === allDay && hours !== closed) return allDay
  const isAlone = before === undefined || before === closed || hours === closed || hours === allDay
  return isAlone ? hours : `${before}, ${hours}`
}

function daysOfList(list: string): DayCode[] {
  return list.split(',').flatMap((part) => {
    const [first, last] = part.split('-') as [DayCode, DayCode?]
    if (!last) return [first]
    const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)]
    return weekdays.filter((_, i) => (from <= to ? from <= i && i <= to : i >= from || i <= to))
  })
}

/** Undefined for what is no time of day. */
function writtenHours(list: string): string | undefined {
  if (list === 'off' || list === 'closed') return closed
  if (list === '24/7' || list === '00:00-24:00') return allDay
  const times = list.split(/[,-]/)
  if (!times.every((time) => /^([0-3]?\d|4[0-8]):[0-5]\d$/.test(time))) return undefined
  return list
    .replace(/[^,-]+/g, clockTime)
    .replaceAll('-', '–')
    .replaceAll(',', ', ')
}

/** '9:00' as '09:00'; '26:00', which the text form counts on past midnight, as '02:00'. */
function clockTime(time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  const shown = Number(hour) >= 24 && time !== '24:00' ? String(Number(hour) - 24) : hour
  return `${shown.padStart(2, '0')}:${minute}`
}

function plain(text: string): string {
  const hyphens = text.toLowerCase().replace(/[–—]/g, '-')
  return hyphens
    .replace(/\s+/g, ' ')
    .replace(/ ?([-,;]) ?/g, '$1')
    .trim()
}

/** A value is a text as in the weekly form, a list of them, or an object with `open` and `close`. */
function weekOfJson(text: string): Week | undefined {
  try {
    return new Map(
      Object.entries(JSON.parse(text)).flatMap(([key, value]) => {
        const name = key.trim().toLowerCase()
        const code = codes.find(
          (code) =>
            code === name || (code === name.slice(0, 2) && dayNames[code].toLowerCase().startsWith(name)),
        )
        const hours = hoursOfJson(value)
        return code && hours ? [[code, hours] as const] : []
      }),
    )
  } catch {
    return undefined
  }
}

function hoursOfJson(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.length > 0 ? hoursOfJson(value.join(',')) : closed
  if (value && typeof value === 'object' && 'open' in value && 'close' in value) {
    return hoursOfJson(`${value.open}-${value.close}`)
  }
  if (typeof value !== 'string' || value.trim() === '') return undefined
  return weekOfRule(plain(value))?.get('mo') ?? value.trim()
}
