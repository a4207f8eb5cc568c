import { clockOf, type DayHours, dateOf, endClockOf, ownSpans } from './day-hours.ts'

/** The spans in which a place is open as 'HH:MM', none when closed; null when that is not known. */
export type DaySpans = [from: string, to: string][] | null

/** Spans by day, as YYYY-MM-DD; a span that ends after midnight belongs to the day it begins on. */
export type SpansByDay = Record<string, DaySpans>

export const spansByDay = (days: readonly DayHours[]): SpansByDay =>
  Object.fromEntries(days.map((day) => [dateOf(day), spansOfDay(day)]))

const spansOfDay = (day: DayHours): DaySpans =>
  ownSpans(day)?.map(([from, to]) => [clockOf(from), endClockOf(to)]) ?? null

export const notKnown = 'Not known'

/** '10:00–18:00', '09:00–12:00, 14:00–18:00', 'Open 24 hours', 'Closed' or 'Not known'. */
export function spansInWords(spans: DaySpans): string {
  if (spans === null) return notKnown
  if (spans.length === 0) return 'Closed'
  return spans
    .map(([from, to]) => (from === '00:00' && to === '24:00' ? 'Open 24 hours' : `${from}–${to}`))
    .join(', ')
}

export const hoursInWords = (day: DayHours) => spansInWords(spansOfDay(day))
