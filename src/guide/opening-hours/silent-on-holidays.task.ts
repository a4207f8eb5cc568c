import { type DayHours, dateOf, ownSpans } from './day-hours.ts'
import type { HoursChecker } from './hours-checker.task.ts'
import type { HoursQuestion } from './reckon-days.task.ts'

/**
 * Days that were reckoned from a text, those with their `holiday` on which the place would be open as on any such weekday and
 * neither the text nor the special days speak of that.
 */
export async function withHolidaysNotTold(
  { reckon, holidaysAt }: Pick<HoursChecker, 'reckon' | 'holidaysAt'>,
  { specialHours, ...question }: HoursQuestion & { specialHours: string | null },
  days: DayHours[],
): Promise<DayHours[]> {
  const opens = (day: DayHours) => Boolean(ownSpans(day)?.length)
  if (tellsOfHolidays.test(question.openingHours) || !days.some(opens)) return days
  const holidays = await holidaysAt(question, question.countryCode)
  const nameOf = (day: DayHours) => (opens(day) ? holidays[dateOf(day)]?.publicHoliday : undefined)
  if (!days.some(nameOf)) return days
  const special =
    specialHours === null ? [] : await reckon({ ...question, openingHours: alone(specialHours) })
  return days.map((day, at) => {
    const holiday = nameOf(day)
    return holiday && !special[at]?.open ? { ...day, holiday } : day
  })
}

/** What is open day and night is so on holidays. */
const tellsOfHolidays = /\bPH\b|^24\/7(?:;|$)/i

/** A text that tells of its special days and leaves all others unknown. */
export const alone = (specialHours: string) => `24/7 unknown; ${specialHours}`
