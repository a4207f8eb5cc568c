import { stretches } from '../../guide/facts/ranges.ts'
import type { PlaceFields } from '../candidates/place-candidate.ts'

type Closure = { closedFrom: string | null; closedUntil: string | null }

const [{ min: first, max: last }] = stretches

/**
 * Until when a place is closed, by the source believed most that says so: both days are its word. One without an end is
 * over where a source that is believed more tells when it is open.
 */
export function closureOf(ranked: readonly PlaceFields[]): Closure {
  const at = ranked.findIndex((fields) => fields[first] || fields[last])
  const { [first]: closedFrom = null, [last]: closedUntil = null } = ranked[at] ?? {}
  const isOver =
    closedUntil === null && ranked.slice(0, Math.max(at, 0)).some((fields) => fields.openingHours)
  return isOver ? { closedFrom: null, closedUntil: null } : { closedFrom, closedUntil }
}
