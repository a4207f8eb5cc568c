import type { Position } from '../../how-far/distance.ts'
import { holidayRegionsAt, schoolRegionsAt } from './holiday-regions.ts'
import type { CalendarQuestion, HolidayCalendar } from './read-calendar.task.ts'

/**
 * Remembers the holidays of each region, which are asked for once. Its answer: those of this year and the next at a position;
 * none where no country is known, undefined for this once where it took too long.
 */
export function holidayCalendars() {
  const calendars = new Map<string, Promise<HolidayCalendar | undefined>>()
  return async (
    ask: (question: CalendarQuestion) => Promise<HolidayCalendar | undefined>,
    at: Position,
    countryCode: string | undefined,
  ): Promise<HolidayCalendar | undefined> => {
    if (!countryCode) return {}
    const question = calendarQuestion(at, countryCode)
    const key = JSON.stringify(question)
    const calendar = calendars.get(key) ?? ask(question)
    calendars.set(key, calendar)
    const forget = () => calendars.delete(key)
    // Who asks next tries again.
    calendar.then((known) => known ?? forget(), forget)
    return calendar
  }
}

const calendarQuestion = (at: Position, countryCode: string): CalendarQuestion => ({
  countryCode,
  publicRegions: holidayRegionsAt(countryCode, at).map((region) => region ?? null),
  schoolRegions: schoolRegionsAt(countryCode, at).map((region) => region ?? null),
  year: new Date().getUTCFullYear(),
})
