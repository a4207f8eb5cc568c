import type { DayNote } from '../opening-hours/day-notes/day-note.schema.ts'
import type { ComingHours } from '../opening-hours/days/coming-hours.schema.ts'
import { clockOf, dateOf, ownSpans } from '../opening-hours/days/day-hours.ts'
import { weekdayNumber } from '../opening-hours/days/weekday.ts'

interface PlaceOnHolidays {
  /** With the days that `comparedTo` names, as far as they are reckoned. */
  hours: ComingHours | null
  tellsHolidays: boolean
  notes: readonly Pick<DayNote, 'day' | 'publicHoliday'>[]
}

/** The public holidays on which a place keeps the hours of a Sunday, which are not those of their weekday. */
export function asSundays({ hours, tellsHolidays, notes }: PlaceOnHolidays): string[] {
  if (!hours || !tellsHolidays) return []
  const clocksOn = (day: string): string | undefined => {
    const known = hours.days.find((other) => dateOf(other) === day)
    return (known && ownSpans(known))?.map((span) => span.map(clockOf).join('-')).join()
  }
  return holidaysOf(notes).filter((day) => {
    const [sunday, weekday] = comparedTo(day).map(clocksOn)
    const clocks = clocksOn(day)
    return clocks !== undefined && clocks === sunday && weekday !== undefined && clocks !== weekday
  })
}

/** The holidays of the week: on a Sunday there is nothing to say. */
export const holidaysOf = (notes: PlaceOnHolidays['notes']): string[] =>
  notes.filter(({ day, publicHoliday }) => publicHoliday && weekdayNumber(day) !== 6).map(({ day }) => day)

/** The Sunday after a day, and its weekday a week later. */
export const comparedTo = (day: string): [sunday: string, weekday: string] => [
  daysLater(day, 6 - weekdayNumber(day)),
  daysLater(day, 7),
]

function daysLater(day: string, count: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}
