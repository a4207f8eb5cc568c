import type { Closure } from './coming-hours.schema.ts'
import { type DayHours, dateOf } from './day-hours.ts'

/** Whether a day, YYYY-MM-DD, lies in a closure. */
export const isClosedOn = ({ from, until }: Closure, day: string): boolean =>
  (from !== null || until !== null) && (from ?? day) <= day && day <= (until ?? day)

/** A day of a closure opens no more; the night before it ends as it would. */
export const withClosure = (day: DayHours, closure: Closure): DayHours =>
  isClosedOn(closure, dateOf(day))
    ? { ...day, open: (day.open ?? []).filter(([from]) => from < day.starts) }
    : day
