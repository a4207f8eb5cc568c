import type { Position } from '../../how-far/distance.ts'
import { sunsetOf } from './sunset.ts'

/** By zone: to make one takes longer than all else of a day. */
const clocks = new Map<string, Intl.DateTimeFormat>()

/** 'HH:MM' by the clocks of a zone; null where the sun does not rise or does not set. */
export function sunsetByClock(day: string, at: Position, timeZone: string): string | null {
  const sunset = sunsetOf(day, at)
  return sunset ? clockAt(timeZone).format(sunset) : null
}

function clockAt(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' })
  clocks.set(timeZone, clock)
  return clock
}
