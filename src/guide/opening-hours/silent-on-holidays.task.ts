import { type DayHours, dateOf, ownSpans } from './day-hours.ts'
import type { HolidayCalendar } from './read-calendar.task.ts'

interface Said {
  week: string
  /** Asked for where it matters. */
  holidays: () => Promise<HolidayCalendar>
  /** What the special days alone say. */
  special: readonly DayHours[]
}

/**
 * Days that were reckoned from the text of a week, those with their `holiday` on which the place would be open as on any such weekday and
 * neither it nor the special days speak of that.
 */
export async function withHolidaysNotTold(
  days: DayHours[],
  { week, holidays, special }: Said,
): Promise<DayHours[]> {
  const opens = (day: DayHours) => Boolean(ownSpans(day)?.length)
  if (tellsOfHolidays.test(week) || !days.some(opens)) return days
  const calendar = await holidays()
  return days.map((day, at) => {
    const holiday = opens(day) && !special[at]?.open ? calendar[dateOf(day)]?.publicHoliday : undefined
    return holiday ? { ...day, holiday } : day
  })
}

/** What is open day and night is so on holidays. */
const tellsOfHolidays = /\bPH\b|^24\/7$/i
