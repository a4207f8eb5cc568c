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
  const holidayOn = holidaysIn(await holidays())
  return days.map((day, at) => {
    const isSilent = !special[at]?.open && (!tells || quietestOn(dateOf(day)) !== undefined)
    const holiday = opens(day) && isSilent ? holidayOn(dateOf(day)) : undefined
    return holiday ? { ...day, holiday } : day
  })
}

const tellsOfHolidays = /\bPH\b/i

/** By the calendar; where that has none, as of the Vatican, nobody tells the country's, which are hardly fewer than two. */
function holidaysIn(calendar: HolidayCalendar): (date: string) => string | undefined {
  const isTold = Object.values(calendar).some(({ publicHoliday }) => publicHoliday !== undefined)
  return (date) => {
    const { publicHoliday, doubtfulHoliday } = calendar[date] ?? {}
    return isTold ? (publicHoliday ?? doubtfulHoliday) : quietestOn(date)
  }
}

/** Most of what usually opens on holidays does not on these. */
const quietest: Readonly<Record<string, string>> = { '12-25': 'Christmas Day', '01-01': "New Year's Day" }

const quietestOn = (date: string) => quietest[date.slice(5)]

/** What is open day and night is so on holidays. */
const isOpenAllDay = (day: DayHours) =>
  ownSpans(day)?.some(([from, to]) => Date.parse(to) - Date.parse(from) >= 23 * 3_600_000)
