import { type Day, type OpenTimes, weekdays } from './hours-text.ts'
import { itemsOf, plainTerm, type SiteItem, textOf, textsOf } from './site-item.ts'

/** All that an item says of its hours; 'unclear' where any of it cannot be read, since the rest alone would mislead. */
export function openTimesOf(item: SiteItem): OpenTimes[] | 'unclear' {
  const specified = [
    ...itemsOf(item, 'openingHoursSpecification').map((one) => specifiedTimes(one, false)),
    ...itemsOf(item, 'specialOpeningHoursSpecification').map((one) => specifiedTimes(one, true)),
  ]
  const isRegular = itemsOf(item, 'openingHoursSpecification').length > 0
  const told = isRegular ? [] : textsOf(item, 'openingHours').flatMap(toldParts).map(toldTimes)
  const all = [...told, ...specified]
  return all.some((times) => times === undefined) ? 'unclear' : all.filter((times) => times !== undefined)
}

function specifiedTimes(item: SiteItem, isException: boolean): OpenTimes | undefined {
  const names = [
    ...textsOf(item, 'dayOfWeek'),
    ...itemsOf(item, 'dayOfWeek').flatMap((day) => textOf(day, 'name') ?? ''),
  ]
  const days = names.length === 0 ? [...weekdays] : names.flatMap((name) => name.split(',')).map(daysNamed)
  const [from, through] = [textOf(item, 'validFrom'), textOf(item, 'validThrough')].map(
    (text) => text && dateOf(text),
  )
  if (from === null || through === null || (from && through && from > through)) return undefined
  const times = timesOf(textOf(item, 'opens'), textOf(item, 'closes'))
  const known = days.flat()
  if (times === undefined || known.some((day) => day === undefined)) return undefined
  return {
    ...{ days: known.filter((day) => day !== undefined), times },
    ...{ from: from || undefined, through: through || undefined },
    isSpecial: isException || (Boolean(from && through) && daysBetween(from, through) < leastSeasonDays),
  }
}

// What many sites name as hours of their own are a few days off; what is longer is a season.
const leastSeasonDays = 31

const daysBetween = (from: string | undefined, through: string | undefined) =>
  (Date.parse(through ?? '') - Date.parse(from ?? '')) / 86_400_000 + 1

/** Closed where neither is given, or where both are midnight; undefined where one is missing or no time. */
function timesOf(opens: string | undefined, closes: string | undefined): string[] | undefined {
  if (opens === undefined && closes === undefined) return []
  const [from, to] = [clockOf(opens ?? ''), clockOf(closes ?? '')]
  if (from === undefined || to === undefined) return undefined
  if (isMidnight(from) && isMidnight(to) && from >= to) return []
  return from === to ? undefined : [spanOf(from, to)]
}

const isMidnight = (clock: string) => clock === '00:00' || clock === '24:00'

// To the minute before midnight is to midnight.
const spanOf = (from: string, to: string) =>
  `${isMidnight(from) ? '00:00' : from}-${to === '23:59' || isMidnight(to) ? '24:00' : to}`

/** 'Mo-Fr 09:00-17:00, Sa 10:00-14:00' holds two. */
const toldParts = (text: string): string[] =>
  text.split(/\s*[;\n]\s*|(?<=\d|closed|off)\s*,\s*(?=[A-Za-z])/i).filter((part) => part.trim() !== '')

function toldTimes(part: string): OpenTimes | undefined {
  const [, dayNames = '', hours = ''] =
    /^([A-Za-z][A-Za-z,\s–-]*?)?[\s:]*(\d.*|closed|off)?$/i.exec(part.trim()) ?? []
  if (dayNames === '' && hours === '') return undefined
  const days = dayNames === '' ? [...weekdays] : dayNames.split(/\s*,\s*/).map(daysNamed)
  const known = days.flat()
  // 'Mo-Su' alone is day and night.
  const times = hours === '' ? ['00:00-24:00'] : /^(closed|off)$/i.test(hours) ? [] : toldSpans(hours)
  if (times === undefined || known.some((day) => day === undefined)) return undefined
  return {
    days: known.filter((day) => day !== undefined),
    times,
    from: undefined,
    through: undefined,
    isSpecial: false,
  }
}

function toldSpans(text: string): string[] | undefined {
  const spans = text.split(/\s*,\s*|(?<=\d)\s+(?=\d{1,2}:)/).map((span) => {
    const [from, to] = span.split(/\s*[-–]\s*/, 2).map(clockOf)
    return from === undefined || to === undefined || from === to ? undefined : spanOf(from, to)
  })
  return spans.some((span) => span === undefined) ? undefined : spans.filter((span) => span !== undefined)
}

/** 'Monday', 'https://schema.org/Monday', 'Mo' or 'Mo-Fr'. */
function daysNamed(name: string): (Day | undefined)[] {
  const [first, last] = plainTerm(name)
    .split(/\s*[-–]\s*/, 2)
    .map(dayNamed)
  if (last === undefined && !/[-–]/.test(name)) return [first]
  const [from, to] = [first, last].map((day) => weekdays.indexOf(day ?? 'PH'))
  if (from === undefined || to === undefined || from < 0 || to < 0) return [undefined]
  const count = ((to - from + weekdays.length) % weekdays.length) + 1
  return Array.from({ length: count }, (_, i) => weekdays[(from + i) % weekdays.length])
}

function dayNamed(name: string): Day | undefined {
  const word = name.trim().toLowerCase()
  if (word === 'publicholidays' || word === 'ph') return 'PH'
  return weekdays.find((_, i) => {
    const whole = wholeNames[i] ?? ''
    return word === whole || (word.length >= 2 && word.length <= 4 && whole.startsWith(word))
  })
}

const wholeNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** '9:00', '09:00:00+01:00', 'T09:00' and '9 AM' as '09:00'; a day ends at '24:00', and the next begins at '00:00'. */
function clockOf(text: string): string | undefined {
  const exact = /^T?(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/.exec(text.trim())
  const half = exact ? undefined : /^(\d{1,2})(?::(\d\d))?\s*([ap])\.?m\.?$/i.exec(text.trim())
  const [, hours, minutes = '00', half12] = exact ?? half ?? []
  if (hours === undefined) return undefined
  const isAfternoon = half12?.toLowerCase() === 'p'
  const hour = half12 === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0)
  if (hour > 24 || Number(minutes) > 59 || (hour === 24 && minutes !== '00')) return undefined
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** The day of a date or moment, as written; null where there is no such day. */
function dateOf(text: string): string | null {
  const [, date] = /^((?!0000)\d{4}-\d\d-\d\d)(?:$|T)/.exec(text.trim()) ?? []
  if (!date) return null
  const time = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date) ? date : null
}
