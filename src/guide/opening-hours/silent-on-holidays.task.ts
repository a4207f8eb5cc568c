import { type DayHours, dateOf, ownSpans } from './day-hours.ts'
import type { HolidayCalendar } from './read-calendar.task.ts'

interface Said {
  week: string
  /** Asked for where it matters. */
  holidays: () => Promise<HolidayCalendar>
  /** What is said of single days alone, by the text or as special days. */
  special: readonly DayHours[]
}

/**
 * Days that were reckoned from the text of a week, those with their `holiday` on which the place would be open as on any such weekday and
 * nothing speaks of that.
 */
export async function withHolidaysNotTold(
  days: DayHours[],
  { week, holidays, special }: Said,
): Promise<DayHours[]> {
  const opens = (day: DayHours) => Boolean(ownSpans(day)?.length) && !isOpenAllDay(day)
  if (tellsOfHolidays.test(week) || !days.some(opens)) return days
  const calendar = await holidays()
  return days.map((day, at) => {
    const holiday = opens(day) && !special[at]?.open ? calendar[dateOf(day)]?.publicHoliday : undefined
    return holiday ? { ...day, holiday } : day
  })
}

const tellsOfHolidays = /\bPH\b/i

/** What is open day and night is so on holidays. */
const isOpenAllDay = (day: DayHours) =>
  ownSpans(day)?.some(([from, to]) => Date.parse(to) - Date.parse(from) >= 23 * 3_600_000)
