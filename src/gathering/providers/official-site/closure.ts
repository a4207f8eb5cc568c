import { type OpenTimes, weekdays } from './hours-text.ts'

/** The first and last day that a place stays closed, YYYY-MM-DD; null where the closure has no such end. */
export type ClosedStretch = { closedFrom: string | null; closedUntil: string | null }

// Christmas and a long weekend are hours; a fortnight is a closure.
const leastDays = 7
const dayMs = 86_400_000

/** The stretch of closed days that is under way on a day, or the next to come. */
export function closedStretch(open: readonly OpenTimes[], today: string): OpenTimes | undefined {
  const [first] = open
    .filter(({ times, days }) => times.length === 0 && weekdays.every((day) => days.includes(day)))
    .filter(
      ({ from, through }) => (from !== undefined || through !== undefined) && (through ?? today) >= today,
    )
    .filter(({ from, through }) => daysOf(from, through) >= leastDays)
    .toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1))
  return first
}

const daysOf = (from: string | undefined, through: string | undefined) =>
  from === undefined || through === undefined
    ? Number.POSITIVE_INFINITY
    : (Date.parse(through) - Date.parse(from)) / dayMs + 1
