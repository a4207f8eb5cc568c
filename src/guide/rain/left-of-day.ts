import type { ComingHours } from '../opening-hours/days/coming-hours.schema.ts'
import { todaysLine } from '../opening-hours/shown/todays-line.ts'

/** What is left of hours of today alone: 'Open until 18:00', 'Closed now · opens 14:00'; undefined where nothing is, or nobody knows. */
export function leftOfDay(hours: ComingHours | null, now: number): string | undefined {
  const spans = hours?.days.flatMap(({ open }) => open ?? []) ?? []
  if (spans.every(([, to]) => Date.parse(to) <= now)) return undefined
  const { text, more } = todaysLine(hours, now)
  return [text, more].filter(Boolean).join(' · ')
}

/** The first of places, each of which is open on all of some days, of whose hours on these something is left. */
export const firstWithHoursLeft = <Place extends { hours: ComingHours | null }>(
  places: readonly Place[],
  now: number,
): Place | undefined => places.find(({ hours }) => leftOfDay(hours, now) !== undefined)
