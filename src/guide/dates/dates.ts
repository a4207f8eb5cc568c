import { weekdayNumber } from '../opening-hours/days/weekday.ts'

/** How many days a visitor may pick. */
export const mostDays = 7

/** As many places as one call answers. */
export const mostPlaces = 60

/** How far ahead hours are reckoned. */
const reckonedDays = 60

const dayMs = 86_400_000

const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)

/** Those of the days, YYYY-MM-DD, that are not over, in order, without what is none: others may write into a browser. */
export const daysToCome = (said: unknown, today: string): string[] =>
  Array.isArray(said)
    ? [...new Set(said)]
        .filter((day) => typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && day >= today)
        .filter((day) => !Number.isNaN(Date.parse(day)))
        .toSorted()
        .slice(0, mostDays)
    : []

/** With the days, as far as there is room for them, or without them where they are all chosen. */
export const toggled = (chosen: readonly string[], days: readonly string[]): string[] =>
  days.every((day) => chosen.includes(day))
    ? chosen.filter((day) => !days.includes(day))
    : [...new Set([...chosen, ...days])].slice(0, mostDays).toSorted()

/** What one tap picks. On a Sunday the weekend is that day. */
export const quickPicks = (today: string): [name: string, days: string[]][] => {
  const [saturday, sunday] = [5, 6].map((weekday) => dayAfter(today, weekday - weekdayNumber(today))) as [
    string,
    string,
  ]
  return [
    ['Today', [today]],
    ['Tomorrow', [dayAfter(today, 1)]],
    ['This weekend', [saturday, sunday].filter((day) => day >= today)],
  ]
}

/** The weeks of the days that can be picked, Monday first; undefined before today and after the last. */
export function weeksFrom(today: string): (string | undefined)[][] {
  const first = -weekdayNumber(today)
  const count = Math.ceil((reckonedDays - first) / 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const ahead = first + 7 * week + weekday
      return ahead < 0 || ahead >= reckonedDays ? undefined : dayAfter(today, ahead)
    }),
  )
}
