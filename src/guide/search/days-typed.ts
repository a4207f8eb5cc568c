import { nameKeys } from '../cities/name-keys.ts'
import { localDay } from '../opening-hours/days/local-day.ts'
import { weekdayNumber } from '../opening-hours/days/weekday.ts'
import {
  besideDateWords,
  besideDayWords,
  type DayOfYear,
  dayWords,
  monthWords,
  openWords,
  type TypedDay,
  type TypedTime,
  timeWords,
} from './day-words.ts'
import { isOfEaster, nextFeast } from './feasts.ts'

const dayMs = 86_400_000

const byWord = <Meant>(lists: readonly (readonly [Meant, string])[]) =>
  new Map(
    lists.flatMap(([meant, words]) =>
      words.split(', ').flatMap((word) => nameKeys(word).map((key) => [key, meant] as const)),
    ),
  )

const daysByWord = byWord(dayWords)
const timesByWord = byWord(timeWords)
const monthsByWord = byWord(monthWords.map((words, month) => [month, words]))
const besideDays = new Set(besideDayWords.split(', ').flatMap(nameKeys))
const opens = new Set(openWords.split(', ').flatMap(nameKeys))
const besideDates = new Set(besideDateWords.split(', ').flatMap(nameKeys))

/** The day that a phrase, as `nameKeys` has it, speaks of. */
export function dayCalled(key: string): TypedDay | undefined {
  const bare = withoutOpen(key)
  return daysByWord.get(key) ?? daysByWord.get(bare) ?? dateCalled(bare.split(' '))
}

/** The time of a day that a phrase speaks of: 'open now', 'in the evening'. */
export const timeCalled = (key: string): TypedTime | undefined =>
  timesByWord.get(key) ?? timesByWord.get(withoutOpen(key))

/** Of 'open on monday' or 'im winter geöffnet' the day or the season. */
export const withoutOpen = (key: string): string =>
  key
    .split(' ')
    .filter((word) => !besideDays.has(word))
    .join(' ')

/** 'Zoo open'. */
export const endsWithOpen = (words: readonly string[]): boolean =>
  words.length > 1 && saysOpen(words.at(-1) ?? '')

export const saysOpen = (word: string): boolean => nameKeys(word).some((key) => opens.has(key))

/** '25th of December', 'December 25': a day of the month and its name, in either order. */
function dateCalled(words: readonly string[]): TypedDay | undefined {
  const year = words.find((word) => isYear.test(word))
  const [one, other, ...more] = words.filter((word) => !besideDates.has(word) && word !== year)
  const day = Number(ordinal.exec(one ?? '')?.[1] ?? ordinal.exec(other ?? '')?.[1])
  const month = monthsByWord.get(one ?? '') ?? monthsByWord.get(other ?? '')
  return month !== undefined && more.length === 0 ? dateIn(year, month, day) : undefined
}

/** '24.12.', '24/12/2026' or '2026-12-24', as it was typed: '3-5' is an age. */
export function dateInDigits(word: string): TypedDay | undefined {
  const [, isoYear, isoMonth, isoDay] = isoDate.exec(word) ?? []
  const [, first, second, year] = europeanDate.exec(word) ?? []
  return dateIn(isoYear ?? year, Number(isoMonth ?? second) - 1, Number(isoDay ?? first))
}

const isoDate = /^(20\d\d)-(\d\d)-(\d\d)$/
const europeanDate = /^(\d{1,2})[./](\d\d|\d(?=[./]20))(?:[./](20\d\d))?$/
const isYear = /^20\d\d$/

/** The next such day where no year is said; months from 0. */
const dateIn = (year: string | undefined, month: number, day: number): TypedDay | undefined =>
  day >= 1 && day <= (daysOfMonth[month] ?? 0)
    ? `${year ? `${year}-` : ''}${twoDigits(month + 1)}-${twoDigits(day)}`
    : undefined

const ordinal = /^(\d{1,2})(?:st|nd|rd|th|er|e|a|o|i)?$/
/** Most years have no 29 February. */
const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The next such day, YYYY-MM-DD, where the zone's clocks hang: on a Monday, Monday is today. */
export function dateOfTyped(day: TypedDay, timeZone: string, now = new Date()): string {
  const today = localDay(timeZone, now)
  const ahead = (days: number) => new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10)
  if (day === 'today') return today
  if (day === 'tomorrow') return ahead(1)
  if (isOfEaster(day)) return nextFeast(day, today, timeZone)
  if (isDayOfYear(day)) {
    if (day >= today && isYear.test(day.slice(0, 4))) return day
    const ofYear = day.slice(-5)
    const year = Number(today.slice(0, 4))
    return `${today.slice(5) > ofYear ? year + 1 : year}-${ofYear}`
  }
  const weekday = weekdayNumber(today)
  if (day === 'weekend') return ahead(Math.max(5 - weekday, 0))
  // Of Monday to Friday people mean the one that comes, or that after it: the nearer is told.
  if (day === 'next weekend') return ahead(weekday < 5 ? 5 - weekday : 12 - weekday)
  return ahead((day - weekday + 7) % 7)
}

const isDayOfYear = (day: TypedDay): day is DayOfYear => typeof day === 'string' && /^\d/.test(day)
