import type { FoundDrive } from '../../../guide/door-to-gate/ways.ts'
import { ProviderError } from '../../../outgoing/provider-error.ts'
import { RouteAnswer } from './route-answer.schema.ts'
import { farthestSnapMetres } from './routes.ts'

/** The first route of an answer. @throws ProviderError 'unreadable' when it is not the answer to such a question */
export function driveOf(answer: unknown): FoundDrive {
  const result = RouteAnswer.safeParse(answer)
  if (!result.success) {
    const where = result.error.issues[0]?.path.join('.') || '$'
    throw new ProviderError('unreadable', `OSRM did not answer with a route (${where}).`)
  }
  const { routes, waypoints } = result.data
  if (waypoints.some(({ distance }) => distance > farthestSnapMetres)) return 'unknown'
  const [{ duration, distance, geometry, legs }] = routes
  const hasFerry = legs.some(({ steps }) => steps.some(({ mode }) => mode === 'ferry'))
  return {
    minutes: Math.max(1, Math.ceil(duration / 60)),
    km: Math.round(distance / 100) / 10,
    line: geometry.coordinates.map(([lng, lat]) => ({ lat, lng })),
    ...(hasFerry && { hasFerry }),
  }
}
