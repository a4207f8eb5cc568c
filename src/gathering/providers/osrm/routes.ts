import { ProviderError } from '../../../outgoing/provider-error.ts'
import { TableAnswer, type TableError } from './table-answer.schema.ts'

/** The way by road. 'unknown' where the map cannot tell, such as from a point far from any road. */
export type Route = { distanceKm: number; drivingTimeMinutes: number } | 'no road' | 'unknown'

// However far a point is from a road, OSRM moves it there: the open sea by 39 km, latitude and longitude in the wrong
// order by half the Earth.
export const farthestSnapMetres = 1000

/**
 * The routes of an answer, one for each of `count` destinations.
 * @throws ProviderError 'unreadable' when it is not the answer to such a question
 */
export function routesOf(answer: unknown, count: number): Route[] {
  const result = TableAnswer.safeParse(answer)
  if (!result.success) throw unreadable(result.error.issues[0]?.path.join('.') || '$')
  const { durations, distances, sources, destinations, fallback_speed_cells: madeUp = [] } = result.data
  const [seconds, metres, [source]] = [durations[0], distances[0], sources]
  for (const [name, list] of Object.entries({ durations: seconds, distances: metres, destinations }))
    if (list.length !== count) throw unreadable(`${name}: ${list.length} instead of ${count}`)
  return destinations.map(({ distance: snap }, index) => {
    const isGuess = madeUp.some(([, column]) => column === index)
    if (isGuess || snap > farthestSnapMetres || source.distance > farthestSnapMetres) return 'unknown'
    return routeOf(seconds[index] ?? null, metres[index] ?? null)
  })
}

/** The index among the destinations of the point that made the whole request fail; undefined for other errors. */
export function unroutableIndex({ code, message = '' }: TableError): number | 'source' | undefined {
  if (code !== 'NoSegment') return undefined
  const coordinate = /coordinate (\d+)\s*$/.exec(message)?.[1]
  if (coordinate === undefined) return undefined
  return Number(coordinate) === 0 ? 'source' : Number(coordinate) - 1
}

function routeOf(seconds: number | null, metres: number | null): Route {
  if (seconds === null && metres === null) return 'no road'
  if (seconds === null || metres === null) return 'unknown'
  return { distanceKm: Math.round(metres) / 1000, drivingTimeMinutes: Math.ceil(seconds / 60) }
}

const unreadable = (where: string) =>
  new ProviderError('unreadable', `OSRM did not answer with a table of routes (${where}).`)
