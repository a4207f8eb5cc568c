import { seasonOn } from '../../seasons/open-season.ts'
import type { ComingHours } from './coming-hours.schema.ts'
import { dateOf } from './day-hours.ts'

/**
 * Hours on some days, YYYY-MM-DD, with what a place's seasons alone tell: a day out of them is that, too, where nobody says
 * anything of its hours, or not yet. Names of seasons; none is all year.
 */
export function withDaysOutOfSeason(
  hours: ComingHours | null,
  seasons: readonly string[],
  days: readonly string[],
): ComingHours | null {
  const isKnown = (day: string) => hours?.days.some((known) => dateOf(known) === day && known.open)
  const out =
    seasons.length === 0
      ? []
      : days.filter((day) => day !== '' && !seasons.includes(seasonOn(day)) && !isKnown(day))
  if (out.length === 0) return hours
  const others = hours?.days.filter((day) => !out.includes(dateOf(day))) ?? []
  // Nothing opens then, so that the place's clocks do not matter.
  const outOfSeason = out.map((day) => ({
    starts: `${day}T00:00Z`,
    open: null,
    isOutOfSeason: true as const,
  }))
  return {
    ...(hours ?? { grade: 'usual' }),
    days: [...others, ...outOfSeason].toSorted((a, b) => (dateOf(a) < dateOf(b) ? -1 : 1)),
  }
}
