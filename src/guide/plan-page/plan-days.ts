import type { ComingHours } from '../opening-hours/days/coming-hours.schema.ts'
import { dayInFull, dayInShort } from '../opening-hours/days/date-words.ts'
import { dateOf } from '../opening-hours/days/day-hours.ts'
import { localDay } from '../opening-hours/days/local-day.ts'
import { weekdayOf } from '../opening-hours/days/weekday.ts'
import type { PlanPlace } from './plan-places.schema.ts'

const range = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' },
})

/** Of a day of another year than that which it is: ' 2027'. */
const otherYear = (day: string) =>
  day.startsWith(`${new Date().getFullYear()}-`) ? '' : ` ${day.slice(0, 4)}`

/** 'Saturday 25 April', with its year where that is another one; '' is what is on no day. */
export const longDay = (day: string) => (day ? dayInFull(day) + otherYear(day) : 'Not on a day yet')

/** 'Sat 25' */
export const shortDay = (day: string) => (day ? dayInShort(day) : 'No day yet')

const inRange = (day: string) => range.format(new Date(day)) + otherYear(day)

/** 'Sat 25 – Mon 27 April' of days in order, with their year where that is another one; undefined for none. */
export function daysInWords(days: readonly string[]): string | undefined {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return undefined
  if (first === last) return inRange(first)
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return `${isOneMonth ? dayInShort(first) : inRange(first)} – ${inRange(last)}`
}

/** Hours are reckoned for sixty days, and anew once a week is over. */
const surelyReckonedDays = 50

/** Whether hours lack a day since that is too far ahead. */
export const isNotYetReckoned = (hours: ComingHours | null, day: string): boolean =>
  hours?.days.every((other) => dateOf(other) !== day) === true &&
  Date.parse(day) - Date.now() > surelyReckonedDays * 86_400_000

/** Today where the places are: it may be another day than where somebody plans. Until these are known, that of the device. */
export function todayAt(places: ReadonlyMap<string, Pick<PlanPlace, 'timeZone'>> | undefined): string {
  const { timeZone } = [...(places?.values() ?? [])][0] ?? Intl.DateTimeFormat().resolvedOptions()
  return localDay(timeZone)
}

/** Of a day of a plan; what is on none is never over. */
export const isOver = (day: string, today: string): boolean => day !== '' && day < today

/** The last that a plan can have. */
export const lastDay = '9999-12-31'

/** The day after the last of them, or `today` where there is none, that is over, or no day comes after it. */
export function dayAfter(days: readonly string[], today: string): string {
  const last = days.at(-1)
  if (!last || last < today || last >= lastDay) return today
  return new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10)
}

/** The first of our dates that is to come and that the plan has not yet, else the day after its last. */
export const dayToAdd = (days: readonly string[], ourDates: readonly string[], today: string): string =>
  ourDates.find((day) => day >= today && !days.includes(day)) ?? dayAfter(days, today)

/** 'Saturday', or which one where several of the days, the plan's, are one. */
export const whichWeekday = (day: string, days: readonly string[]): string =>
  days.filter((other) => weekdayOf(other) === weekdayOf(day)).length > 1 ? longDay(day) : weekdayOf(day)
