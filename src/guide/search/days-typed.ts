import { nameKeys } from '../cities/name-keys.ts'
import { localDay } from '../opening-hours/days/local-day.ts'
import { weekdayNumber } from '../opening-hours/days/weekday.ts'
import { besideDayWords, dayWords, type TypedDay } from './day-words.ts'

const dayMs = 86_400_000

const daysByWord = new Map(
  dayWords.flatMap(([day, words]) =>
    words.split(', ').flatMap((word) => nameKeys(word).map((key) => [key, day] as const)),
  ),
)
const besideDays = new Set(besideDayWords.split(', ').flatMap(nameKeys))

/** The day that a phrase, as `nameKeys` has it, speaks of. */
export const dayCalled = (key: string): TypedDay | undefined =>
  daysByWord.get(key) ??
  daysByWord.get(
    key
      .split(' ')
      .filter((word) => !besideDays.has(word))
      .join(' '),
  )

/** The next such day, YYYY-MM-DD, where the zone's clocks hang: on a Monday, Monday is today. */
export function dateOfTyped(day: TypedDay, timeZone: string, now = new Date()): string {
  const today = localDay(timeZone, now)
  const ahead = (days: number) => new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10)
  if (day === 'today') return today
  if (day === 'tomorrow') return ahead(1)
  const weekday = weekdayNumber(today)
  if (day === 'weekend') return ahead(Math.max(5 - weekday, 0))
  return ahead((day - weekday + 7) % 7)
}
