import { formatSeasonDay } from '../../seasons/open-season.ts'
import { isClosedOn } from '../days/closure.ts'
import type { Closure, ComingHours } from '../days/coming-hours.schema.ts'
import { clockOf, type DayHours, dateOf, endClockOf, type OpenSpan, ownSpans } from '../days/day-hours.ts'
import { weekdayOf } from '../days/weekday.ts'
import { holidayRemark } from './holiday-remark.ts'

export interface TodaysLine {
  /** 'today': the hours of the day, told where nobody knows what time it is. */
  tone: 'open' | 'closed' | 'today' | 'usual' | 'unknown'
  text: string
  /** 'opens Saturday 9:00' */
  more?: string | undefined
  /** Why stated hours are no more than usual today. */
  remark?: string
  /** Whether it holds past today too: a closure, or that no hours are known. */
  isLasting?: boolean
}

/** Of hours that do not speak of seasons, at a place that has some. */
export const notKnownOutOfSeason = 'Hours not known out of season'

const hourMs = 3_600_000

/**
 * What a family that sets off wants to know first. `now` in milliseconds; undefined where nobody knows the minute, as on the
 * server: then the hours of the first day.
 */
export function todaysLine(hours: ComingHours | null, now: number | undefined): TodaysLine {
  if (!hours?.days.some(({ open, isOutOfSeason }) => open || isOutOfSeason))
    return { tone: 'unknown', text: 'Hours not known', isLasting: true }
  const days = daysFrom(hours.days, now)
  const [today] = days
  if (!today) return { tone: 'unknown', text: 'Reload for the hours of today' }
  const closure = closureOn(dateOf(today), hours)
  if (closure && (now === undefined || endOfSpan(days, now) === undefined))
    return {
      ...{ tone: 'closed', text: closedText(closure) },
      more: hours.grade === 'usual' ? undefined : nextOpening(days),
      isLasting: true,
    }
  if (today.isOutOfSeason) return { tone: 'unknown', text: notKnownOutOfSeason }
  if (hours.grade === 'usual') return usualLine(today, usualDays(hours, days))
  if (today.holiday && (now === undefined || endOfSpan(days, now) === undefined))
    return lineOfHoliday(today, today.holiday)
  if (today.open === null) return { tone: 'unknown', text: 'Hours today not known' }
  return now === undefined ? lineOfDay(today, days) : lineOfMinute(today, days, now)
}

const closureOn = (day: string, { closure }: ComingHours) =>
  closure && isClosedOn(closure, day) ? closure : undefined

/** A closure is not what is usual. */
const usualDays = (hours: ComingHours, days: readonly DayHours[]) =>
  days.map((day) => (closureOn(dateOf(day), hours) ? { ...day, open: null } : day))

const closedText = ({ until }: Closure) => (until ? `Closed until ${dayOfYear(until)}` : 'Closed for now')

/** A closure that has not begun: 'Closed from 4 Jan 2027 until 31 Jan 2027'; undefined without one. `now` as in `todaysLine`. */
export function closureAhead(hours: ComingHours | null, now: number | undefined): string | undefined {
  const { closure, days = [] } = hours ?? {}
  const [today] = daysFrom(days, now)
  if (!today || !closure?.from || closure.from <= dateOf(today)) return undefined
  const from = `Closed from ${dayOfYear(closure.from)}`
  return closure.until ? `${from} until ${dayOfYear(closure.until)}` : from
}

/** '3 Mar 2027' of '2027-03-03'. */
export const dayOfYear = (date: string): string => `${formatSeasonDay(date)} ${date.slice(0, 4)}`

/** From the day that it is on; none when that is past the last, or the first is more than a day ahead. */
export function daysFrom(days: readonly DayHours[], now: number | undefined): readonly DayHours[] {
  if (now === undefined) return days
  const at = days.findLastIndex(({ starts }) => Date.parse(starts) <= now)
  const isOver = at === days.length - 1 && now >= Date.parse(days[at]?.starts ?? '') + 24 * hourMs
  const isAhead = at < 0 && now < Date.parse(days[0]?.starts ?? '') - 24 * hourMs
  return isOver || isAhead ? [] : days.slice(Math.max(at, 0))
}

const lineOfHoliday = (today: DayHours, holiday: string): TodaysLine => ({
  tone: 'usual',
  text: `Usually open ${openInWords(ownSpans(today) ?? [])} on ${weekdayOf(dateOf(today))}s`,
  remark: holidayRemark(holiday),
})

function lineOfDay(today: DayHours, days: readonly DayHours[]): TodaysLine {
  const spans = ownSpans(today) ?? []
  if (spans.length === 0) return { tone: 'closed', text: 'Closed today', more: untilOpen(days) }
  return { tone: 'today', text: isAllDay(spans) ? 'Open all day' : `Today ${spansInWords(spans)}` }
}

function lineOfMinute(today: DayHours, days: readonly DayHours[], now: number): TodaysLine {
  const end = endOfSpan(days, now)
  if (end !== undefined) {
    const left = Date.parse(end) - now
    const lastDay = ownSpans(days.at(-1) ?? today) ?? []
    // Past the last day nobody knows of an end.
    const isEndless = isAllDay(lastDay) && lastDay[0]?.[1] === end
    if (isEndless || left >= 24 * hourMs) return { tone: 'open', text: 'Open all day' }
    // Until some hour of the coming night needs no day.
    const day =
      end.slice(0, 10) > dateOf(today) && clockOf(end) > '06:00' ? `${weekdayOf(end.slice(0, 10))} ` : ''
    return {
      ...{ tone: 'open', text: `Open until ${day}${inWords(endClockOf(end))}` },
      // Too late for most visits.
      more: left <= hourMs ? `${Math.ceil(left / 60_000)} min left` : undefined,
    }
  }
  const spans = ownSpans(today) ?? []
  const later = spans.find(([from]) => Date.parse(from) > now)
  if (later) return { tone: 'closed', text: 'Closed now', more: `opens ${inWords(clockOf(later[0]))}` }
  return { tone: 'closed', text: spans.length > 0 ? 'Closed now' : 'Closed today', more: untilOpen(days) }
}

/** When the span that holds the moment ends, spans that meet taken for one; undefined when it is closed or no more than usual. */
function endOfSpan(days: readonly DayHours[], now: number): string | undefined {
  let end: string | undefined
  for (const [from, to] of days.flatMap(sureSpans)) {
    const known = end === undefined ? now : Date.parse(end)
    if (Date.parse(from) <= known && Date.parse(to) > known) end = to
  }
  return end
}

/** A holiday that the hours do not speak of still has the evening before it. */
const sureSpans = ({ starts, open, holiday }: DayHours): readonly OpenSpan[] =>
  open?.filter(([from]) => !holiday || from < starts) ?? []

/** When it opens, or that it does not on any day that is told: 'Closed today' alone sounds as if tomorrow were well. */
function untilOpen(days: readonly DayHours[]): string | undefined {
  const toCome = days.slice(1)
  if (toCome.length > 1 && toCome.every(isClosed)) return `and for the next ${toCome.length} days`
  return nextOpening(days)
}

/** 'opens Saturday 9:00' on a day after the first; undefined when that is not known. */
function nextOpening(days: readonly DayHours[]): string | undefined {
  const at = days.findIndex((day, index) => index > 0 && ownSpans(day)?.length !== 0)
  const day = days[at]
  const from = day && ownSpans(day)?.[0]?.[0]
  if (!from || day.holiday) return undefined
  const name = at < 7 ? weekdayOf(dateOf(day)) : formatSeasonDay(dateOf(day))
  return `opens ${name} ${inWords(clockOf(from))}`
}

function usualLine(today: DayHours, days: readonly DayHours[]): TodaysLine {
  const spans = ownSpans(today)
  if (spans === null) return onlyClosedDays(days)
  if (spans.length > 0 && today.holiday) return lineOfHoliday(today, today.holiday)
  if (spans.length > 0) return { tone: 'usual', text: `Usually open ${openInWords(spans)}` }
  const nextWeek = days[7]
  if (days.length >= 7 && days.every(isClosed))
    return { tone: 'usual', text: 'Usually closed at this time of year' }
  const isWeekly = nextWeek !== undefined && isClosed(nextWeek)
  return { tone: 'usual', text: `Usually closed ${isWeekly ? `on ${weekdayOf(dateOf(today))}s` : 'today'}` }
}

/** Where no hours are known, only days on which it is closed; those between two of one weekday that are not are weekly. */
function onlyClosedDays(days: readonly DayHours[]): TodaysLine {
  const closed = days[7]?.open === null ? days.slice(1, 7).filter(isClosed) : []
  if (closed.length === 0) return { tone: 'unknown', text: 'Hours not known' }
  const names = closed.map((day) => `${weekdayOf(dateOf(day))}s`)
  return { tone: 'usual', text: `Usually closed on ${names.join(', ').replace(/, (\w+)$/, ' and $1')}` }
}

const isClosed = (day: DayHours) => ownSpans(day)?.length === 0

const isAllDay = ([span]: readonly OpenSpan[]) =>
  span !== undefined && clockOf(span[0]) === '00:00' && endClockOf(span[1]) === '24:00'

/** 'all day', '9:00–12:00, 14:00–18:00' of what is not empty. */
export const openInWords = (spans: readonly OpenSpan[]) => (isAllDay(spans) ? 'all day' : spansInWords(spans))

const spansInWords = (spans: readonly OpenSpan[]) =>
  spans.map(([from, to]) => `${inWords(clockOf(from))}–${inWords(endClockOf(to))}`).join(', ')

/** '9:00', not '09:00'. */
const inWords = (clock: string) => clock.replace(/^0/, '')
