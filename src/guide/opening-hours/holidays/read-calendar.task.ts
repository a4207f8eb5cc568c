import OpeningHours from 'opening_hours'
import { doubtfulHolidays, isDoubtfulHoliday } from './doubtful-holidays.ts'
import { holidayInWords } from './holiday-words.ts'

/** Regions as the library names them, all that may hold where the place lies; null in a country that has the same for all. */
export interface CalendarQuestion {
  /** Two small letters. */
  countryCode: string
  publicRegions: (string | null)[]
  schoolRegions: (string | null)[]
  /** The first of two. */
  year: number
}

interface Holidays {
  publicHoliday?: string
  /** True where only some of the regions have it. */
  isInParts?: boolean
  /** What it may be; then nobody calls it a public holiday. */
  doubtfulHoliday?: string
  schoolHolidays?: string
}

/** By day, YYYY-MM-DD; a day that is none has none. */
export type HolidayCalendar = Record<string, Holidays>

type NamesByDay = ReadonlyMap<string, string>

/** The holidays of two years. What the library does not know is none. */
export function readCalendar({ countryCode, publicRegions, schoolRegions, year }: CalendarQuestion) {
  const calendar: HolidayCalendar = {}
  const inRegions = (kind: string, regions: (string | null)[]) =>
    regions.map((region) => namesOf(kind, { country_code: countryCode, state: region ?? undefined }, year))
  const publicOnes = inRegions('PH', publicRegions)
  for (const [day, name] of publicOnes.flatMap((names) => [...names]))
    if (!isDoubtfulHoliday(countryCode, day))
      calendar[day] = {
        publicHoliday: holidayInWords(countryCode, day, name),
        isInParts: publicOnes.some((names) => !names.has(day)),
      }
  for (const day of doubtfulHolidays(countryCode))
    calendar[day] = { doubtfulHoliday: holidayInWords(countryCode, day, 'a possible holiday') }
  const [first, ...others] = inRegions('SH', schoolRegions)
  for (const [day, name] of first ?? [])
    if (others.every((names) => names.has(day))) calendar[day] = { ...calendar[day], schoolHolidays: name }
  return calendar
}

/** Month by month: the library throws for all that lies past the last day that it knows. */
function namesOf(kind: string, address: object, year: number): NamesByDay {
  const names = new Map<string, string>()
  for (let month = 0; month < 24; month++) {
    try {
      const hours = new OpeningHours(
        kind,
        { lat: '0', lon: '0', address } as never,
        { locale: 'en' } as never,
      )
      const found = hours.getOpenIntervals(new Date(year, month, 1), new Date(year, month + 1, 1))
      for (const [from, to, , name] of found)
        for (const day of daysBetween(from, to)) if (name) names.set(day, name)
    } catch {
      // Not known.
    }
  }
  return names
}

/** Midnights by the clocks of the process, as the library takes them. */
function daysBetween(from: Date, to: Date): string[] {
  const days: string[] = []
  for (const day = new Date(from); day < to; day.setDate(day.getDate() + 1))
    days.push(new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate())).toISOString().slice(0, 10))
  return days
}
