/** The spans in which a place is open as 'HH:MM', none when closed; null when that is not known. */
export type DaySpans = [from: string, to: string][] | null

/** Spans by day, as YYYY-MM-DD; a span that ends after midnight belongs to the day it begins on. */
export type SpansByDay = Record<string, DaySpans>
