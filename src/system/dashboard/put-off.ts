import type { Concern } from './concern.ts'
import type { PutOff } from './dashboard.schema.ts'
import { timeOf } from './paused-service.ts'

const waiting: Record<string, { one: string; many: string }> = {
  'route-distances': { one: 'way by road waits for OSRM', many: 'ways by road wait for OSRM' },
  'enrich-addresses': { one: 'address waits for Nominatim', many: 'addresses wait for Nominatim' },
}

/** What is asked for again by itself, with the reason and the editor's own time of the next try. */
export function putOffConcern({ kind, left, at, reason }: PutOff, now = new Date()): Concern {
  const { one, many } = waiting[kind] ?? { one: 'question waits', many: 'questions wait' }
  const next = new Date(at)
  const when = next <= now ? 'in a moment' : `at ${timeOf(next, now)}`
  return {
    kind: 'later',
    title: `${left.toLocaleString('en')} ${left === 1 ? one : many}`,
    text: `${reason} ${left === 1 ? 'It is' : 'They are'} asked for again by ${left === 1 ? 'itself' : 'themselves'} ${when}.`,
  }
}
