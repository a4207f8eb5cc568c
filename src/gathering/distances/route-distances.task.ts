import type { JobItem, JobProgress } from '../../office/jobs/job.ts'
import { type JobKind, jobKind } from '../../office/jobs/job-kind.task.ts'
import { ProviderError } from '../../outgoing/provider-error.ts'
import { addFailure, countFailures, noteSuccess } from '../../outgoing/service-state.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import type { FindRoutes } from '../providers/osrm/find-routes.ts'
import type { Route } from '../providers/osrm/routes.ts'
import { mostDestinations } from '../providers/osrm/table-request.ts'
import type { DistanceScope } from './distance.queries.ts'
import {
  type CityToRoute,
  findCitiesToRoute,
  findPairsToRoute,
  type PairToRoute,
  putOffPair,
  storeRoutes,
} from './route.queries.ts'
import { type RoutedDistances, RouteScope } from './route-distances.schema.ts'
import { routeDistancesJob } from './route-soon.queries.ts'

export const routeDistancesKind = (findRoutes: FindRoutes): JobKind => ({
  ...jobKind(routeDistancesJob, RouteScope, ({ db, input, signal, report }) =>
    routeDistances({ db, findRoutes, scope: input, signal, report }),
  ),
  again: { service: 'osrm', join: joinScopes },
})

/** Everything, which is told by naming nothing, has the rest in it. */
function joinScopes(one: object, other: object): RouteScope {
  const scopes = [RouteScope.parse(one), RouteScope.parse(other)]
  if (scopes.some(({ cityIds, placeIds }) => !cityIds && !placeIds)) return {}
  const united = (key: 'cityIds' | 'placeIds') =>
    [...new Set(scopes.flatMap((scope) => scope[key] ?? []))].toSorted((a, b) => a - b)
  return { cityIds: united('cityIds'), placeIds: united('placeIds') }
}

type Parts = {
  db: Database
  findRoutes: FindRoutes
  /** Every pair when neither cities nor places are named. */
  scope?: DistanceScope
  signal: AbortSignal
  report: (progress: JobProgress) => void
}

const work = 'route-distances'
/** What ends rounds may be a question about one pair: after so many the first is asked about alone. */
const mostFailures = 4
/** After so many in a row it is no single pair that is refused. */
const mostRefusals = 12

/**
 * Asks for the ways by road that are not known yet, or no longer, city by city and the nearest places first. Each
 * answer is stored before the next is asked for, so that an end in the middle loses one request.
 * @throws ProviderError 'unavailable' as soon as the server is; a pair that it refuses alone is left out, and where it refuses
 * all of them the city fails alone
 */
export async function routeDistances({
  db,
  findRoutes,
  scope = {},
  signal,
  report,
}: Parts): Promise<RoutedDistances> {
  const cities = await findCitiesToRoute(db, scope)
  const progress = progressOf(cities, report)
  const sum: RoutedDistances = { routed: 0, withoutRoad: 0, unknown: 0 }
  const failures = await countFailures(db, work)
  let limit = Math.ceil(mostDestinations / 4 ** Math.min(failures, mostFailures))
  let refusals = 0
  for (const city of cities) {
    const count: RoutedDistances = { routed: 0, withoutRoad: 0, unknown: 0 }
    progress.set(city, { state: 'running' })
    try {
      await routeCity(city, count)
      progress.set(city, { state: 'done', detail: inWords(count) })
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      progress.set(city, { state: 'failed', detail: error.message })
      if (!isAway(error)) continue
      await addFailure(db, work)
      throw error
    }
    for (const key of ['routed', 'withoutRoad', 'unknown'] as const) sum[key] += count[key]
  }
  await noteSuccess(db, work)
  return sum

  async function routeCity(city: CityToRoute, count: RoutedDistances) {
    let after: PairToRoute | undefined
    for (;;) {
      signal.throwIfAborted()
      const pairs = await findPairsToRoute(db, city.id, { scope, after, limit })
      if (pairs.length === 0) return
      const refused = await routePairs(city, pairs, count).catch(async (error: unknown) => {
        const [first] = pairs
        const isItsOwn = failures >= mostFailures && pairs.length === 1
        if (first && isItsOwn && isAway(error)) await putOffPair(db, city.id, first)
        throw error
      })
      const [first] = refused
      if (first && refused.length === pairs.length) throw first.error
      for (const { pair } of refused) await putOffPair(db, city.id, pair)
      progress.add(pairs.length)
      after = pairs.at(-1)
      limit = Math.min(limit * 2, mostDestinations)
    }
  }

  /** What is refused for all is asked for in halves; those that are refused alone. */
  async function routePairs(
    city: CityToRoute,
    pairs: readonly PairToRoute[],
    count: RoutedDistances,
  ): Promise<{ pair: PairToRoute; error: ProviderError }[]> {
    signal.throwIfAborted()
    const routes = await findRoutes(city, pairs, { signal }).catch((error: unknown) => {
      if (!(error instanceof ProviderError) || isAway(error) || ++refusals > mostRefusals) throw error
      return error
    })
    if (!(routes instanceof ProviderError)) {
      refusals = 0
      const routed = pairs.map((pair, index) => withRoute(pair, routes[index]))
      await storeRoutes(db, city.id, routed)
      for (const route of routes) count[kindOf(route)]++
      return []
    }
    if (pairs.length === 1) return pairs.map((pair) => ({ pair, error: routes }))
    const half = Math.ceil(pairs.length / 2)
    const refused = await routePairs(city, pairs.slice(0, half), count)
    return [...refused, ...(await routePairs(city, pairs.slice(half), count))]
  }
}

const isAway = (error: unknown) => error instanceof ProviderError && error.kind === 'unavailable'

const withRoute = (pair: PairToRoute, route: Route = 'unknown') => ({
  ...pair,
  isUnknown: route === 'unknown',
  ...(typeof route === 'string' ? { distanceKm: null, drivingTimeMinutes: null } : route),
})

const kindOf = (route: Route) =>
  route === 'no road' ? 'withoutRoad' : route === 'unknown' ? 'unknown' : 'routed'

const inWords = ({ routed, withoutRoad, unknown }: RoutedDistances) =>
  [
    `${routed} routed`,
    ...(withoutRoad > 0 ? [`${withoutRoad} without a road`] : []),
    ...(unknown > 0 ? [`${unknown} too far from any road`] : []),
  ].join(', ')

function progressOf(cities: readonly CityToRoute[], report: Parts['report']) {
  let done = 0
  const total = cities.reduce((sum, { pairs }) => sum + pairs, 0)
  const items = new Map<number, JobItem>(cities.map(({ id, name }) => [id, { id, name, state: 'waiting' }]))
  const tell = () => report({ done, total, items: [...items.values()] })
  tell()
  return {
    add(pairs: number) {
      done = Math.min(done + pairs, total)
      tell()
    },
    set({ id, name }: CityToRoute, change: Pick<JobItem, 'state' | 'detail'>) {
      items.set(id, { id, name, ...change })
      tell()
    },
  }
}
