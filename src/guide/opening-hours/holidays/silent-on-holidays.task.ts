import { type DayHours, dateOf, ownSpans } from '../days/day-hours.ts'
import type { HolidayCalendar } from './read-calendar.task.ts'

interface Said {
  week: string
  /** Whether it is general knowledge. */
  isUsual: boolean
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
  { week, isUsual, holidays, special }: Said,
): Promise<DayHours[]> {
  const opens = (day: DayHours) => Boolean(ownSpans(day)?.length) && !isOpenAllDay(day)
  const tells = tellsOfHolidays.test(week)
  if ((tells && !isUsual) || !days.some(opens)) return days
  const calendar = await holidays()
  return days.map((day, at) => {
    const isSilent = !special[at]?.open && (!tells || isQuietest.test(dateOf(day)))
    const holiday = opens(day) && isSilent ? calendar[dateOf(day)]?.publicHoliday : undefined
    return holiday ? { ...day, holiday } : day
  })
}

const tellsOfHolidays = /\bPH\b/i

/** Christmas Day and New Year's Day: most of what usually opens on holidays does not on these. */
const isQuietest = /-(12-25|01-01)$/

/** What is open day and night is so on holidays. */
const isOpenAllDay = (day: DayHours) =>
  ownSpans(day)?.some(([from, to]) => Date.parse(to) - Date.parse(from) >= 23 * 3_600_000)
