import type { Connection } from '../../../guide/door-to-gate/ways.schema.ts'
import { ProviderError } from '../../../outgoing/provider-error.ts'
import { PlanAnswer, type PlanLeg } from './plan-answer.schema.ts'

export const mostConnections = 3

/**
 * The connections of an answer that are not on foot alone and that run, by when they leave.
 * @throws ProviderError 'unreadable' when it is not the answer to such a question
 */
export function connectionsOf(answer: unknown): Connection[] {
  const result = PlanAnswer.safeParse(answer)
  if (!result.success) {
    const where = result.error.issues[0]?.path.join('.') || '$'
    throw new ProviderError('unreadable', `The timetable did not answer with connections (${where}).`)
  }
  return result.data.itineraries
    .filter(({ legs }) => legs.some(isRide) && !legs.some(({ cancelled }) => cancelled))
    .map(({ startTime, endTime, duration, legs }) => ({
      ...{ departure: startTime, arrival: endTime, minutes: Math.ceil(duration / 60) },
      changes: legs.filter((leg) => isRide(leg) && !leg.interlineWithPreviousLeg).length - 1,
      legs: legs.flatMap(told),
    }))
    .toSorted((a, b) => Date.parse(a.departure) - Date.parse(b.departure))
    .slice(0, mostConnections)
}

const isRide = ({ mode }: PlanLeg) => mode !== 'WALK'

/** A walk of no time, from a platform to itself, is nothing to tell. */
function told(leg: PlanLeg): Connection['legs'] {
  const { mode, duration, from, to } = leg
  const minutes = Math.round(duration / 60)
  if (!isRide(leg) && minutes === 0) return []
  return [{ mode, line: isRide(leg) ? lineOf(leg) : null, from: stopName(from), to: stopName(to), minutes }]
}

const lineOf = ({ displayName, routeShortName }: PlanLeg) =>
  (displayName || routeShortName || '').trim() || null

/** Door and gate bear no stop's id. */
const stopName = ({ name, stopId }: PlanLeg['from']) => (stopId ? name : null)
