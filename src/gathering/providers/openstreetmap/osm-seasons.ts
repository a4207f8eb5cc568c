import type { SeasonName } from '../../../guide/seasons/season.ts'
import { type OsmTags, tagValues } from './osm-element.ts'

export type OsmSeasons = { seasonal: boolean | null; seasons: SeasonName[] }

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const seasonMonths: Record<SeasonName, number[]> = {
  spring: [2, 3, 4],
  summer: [5, 6, 7],
  autumn: [8, 9, 10],
  winter: [11, 0, 1],
}
const seasonNames = Object.keys(seasonMonths) as SeasonName[]

const month = `(?:${months.join('|')})`
// 'Oct 10:00-17:00' is an hour, 'Oct 10: 10:00-17:00' a day.
const day = '(\\d{1,2})(?!\\d|:\\d)'
const range = `(${month})(?: ${day})?(?:\\s?-\\s?(?:(${month})(?: ${day})?|${day}))?`
const monthRule = new RegExp(`^(${range}(?:\\s?,\\s?${range})*)\\s*:?\\s*(.*)$`)
const anyRange = new RegExp(range, 'g')
const anyMonth = new RegExp(month)

/** The seasons of `seasonal=*`, else those of `opening_hours`; none when open all year or nothing is said. */
export function osmSeasonsOf(tags: OsmTags): OsmSeasons {
  const stated = tagValues(tags, 'seasonal')
  const named = seasonNames.filter((season) => stated.includes(season))
  if (named.length > 0 && named.length < 4) return { seasonal: true, seasons: named }
  if (stated.includes('no')) return { seasonal: false, seasons: [] }
  const hours = tags.opening_hours ?? ''
  const open = anyMonth.test(hours) ? openDays(hours) : undefined
  const seasons = seasonsOf(open)
  const isSeasonal = seasons.length > 0 || stated.includes('yes') || hasClosedMonth(open)
  return { seasonal: isSeasonal || null, seasons }
}

/** Whether it is closed for a month or longer, and not for ever. */
const hasClosedMonth = (open: OpenDays | undefined) =>
  open?.flat().includes(true) && open.some((days) => !days.includes(true))

/**
 * The seasons of opening hours that name months, those in which it is open ('Apr-Oct: Mo-Su 10:00-18:00') or closed
 * ('Mo-Su 10:00-18:00; Nov-Mar off'): those open for at least half of their days, else those touched at all. None when open
 * all year, or as soon as a rule is of another kind.
 */
function seasonsOf(open: OpenDays | undefined): SeasonName[] {
  if (!open) return []
  const share = (season: SeasonName) => {
    const days = seasonMonths[season].flatMap((index) => open[index] ?? [])
    return days.filter(Boolean).length / days.length
  }
  const mostly = seasonNames.filter((season) => share(season) >= 0.5)
  const seasons = mostly.length > 0 ? mostly : seasonNames.filter((season) => share(season) > 0)
  return seasons.length < 4 ? seasons : []
}

const isClosing = /\b(off|closed)$/

/** For each month its days, true where open. */
type OpenDays = boolean[][]

/** Undefined when unsure. */
function openDays(openingHours: string): OpenDays | undefined {
  const text = openingHours.replace(/"[^"]*"/g, '')
  if (text.includes('||') || /\d{4}/.test(text)) return undefined
  const rules = text.split(';').map((part) => part.trim())
  // Where nothing but when it is closed is told, it is open at other times.
  const isElseOpen = rules.every((rule) => rule === '' || isClosing.test(rule))
  const open = monthLengths.map((length) => Array<boolean>(length).fill(isElseOpen))
  for (const rule of rules) {
    if (rule === '' || /^(PH|SH)(,(PH|SH))* (off|closed)$/.test(rule)) continue
    if (!anyMonth.test(rule)) {
      // 'Tu off' closes days of the week, not the season.
      if (!isClosing.test(rule)) for (const days of open) days.fill(true)
      continue
    }
    const match = monthRule.exec(rule)
    const ranges = match?.[1]
    const rest = match?.at(-1) ?? ''
    if (!ranges || /^[+-]/.test(rest) || anyMonth.test(rest)) return undefined
    const isOff = isClosing.test(rest)
    // 'Jul Mo off' closes days of the week, not the season.
    if (isOff && !/^(off|closed)$/.test(rest)) continue
    for (const part of ranges.matchAll(anyRange)) if (!mark(open, part, !isOff)) return undefined
  }
  return open
}

/** False when the range makes no sense. */
function mark(open: OpenDays, match: RegExpMatchArray, isOpen: boolean): boolean {
  const [, fromMonth = '', fromDay, toMonth, toDay, toDayOfSameMonth] = match
  const first = months.indexOf(fromMonth)
  const last = toMonth ? months.indexOf(toMonth) : first
  const length = monthLengths[last] ?? 31
  const start = Number(fromDay ?? 1)
  const isOneDay = fromDay && !toMonth && !toDayOfSameMonth
  const end = Math.min(Number(isOneDay ? fromDay : (toDayOfSameMonth ?? toDay ?? length)), length)
  if (start < 1 || end < 1 || start > 31 || (first === last && end < start)) return false
  for (let index = first; ; index = (index + 1) % 12) {
    const days = open[index] ?? []
    days.fill(isOpen, index === first ? start - 1 : 0, index === last ? end : days.length)
    if (index === last) return true
  }
}
