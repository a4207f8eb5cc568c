import { askService, type OutgoingParts } from '../../../outgoing/ask-service.provider.ts'
import { jsonOf } from '../../../outgoing/json-of.ts'
import { ProviderError } from '../../../outgoing/provider-error.ts'
import type { Answer, Ask, Service } from '../../../outgoing/service.ts'
import { answeredTrouble } from '../../../outgoing/trouble.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { FindRoutes } from './find-routes.ts'
import { type Route, routesOf, unroutableIndex } from './routes.ts'
import { TableError } from './table-answer.schema.ts'
import { tablePath } from './table-request.ts'

/** As the public servers ask to be treated: a request a second, one at a time. */
export const osrmService = (baseUrl: string): Service => ({
  name: 'osrm',
  title: 'OSRM',
  baseUrl,
  isPathPrivate: true,
  gapMs: 1000,
  slots: 1,
  timeoutMs: 10_000,
  // Ninety destinations and their roads' names are some 15 kB.
  maxBytes: 1_000_000,
  retry: { busyMs: [1000, 4000, 16_000], failedMs: [1000, 4000, 16_000] },
  judge: (answer) => (pointOffRoad(answer) === undefined ? answeredTrouble(answer) : undefined),
})

type Parts = OutgoingParts & { settings: Pick<Settings, 'OSRM_URL'> }

/** The router of the settings. */
export function siteRoutes(parts: Parts): FindRoutes {
  const { OSRM_URL: url } = parts.settings
  return osrmRoutes(url, askService(parts, osrmService(url)))
}

/** The ways by road that an OSRM server knows; one request for up to 90 destinations. */
export function osrmRoutes(baseUrl: string, ask: Ask): FindRoutes {
  const origin = baseUrl.replace(/\/+$/, '')
  return async (source, destinations, options) => {
    const routes: Route[] = destinations.map(() => 'unknown')
    // Where a server fails the whole request for one point far from any road, the others are asked for without it.
    let asked = destinations.map((_, index) => index)
    while (asked.length > 0) {
      const points = asked.flatMap((index) => destinations[index] ?? [])
      const answer = await ask({ url: new URL(origin + tablePath(source, points)) }, options)
      const offRoad = pointOffRoad(answer)
      if (offRoad === 'source') return routes
      if (offRoad === undefined) {
        const found = routesOf(jsonOf(answer), asked.length)
        for (const [at, index] of asked.entries()) routes[index] = found[at] ?? 'unknown'
        return routes
      }
      if (offRoad >= asked.length) throw unreadable()
      asked = asked.filter((_, at) => at !== offRoad)
    }
    return routes
  }
}

function pointOffRoad(answer: Answer): ReturnType<typeof unroutableIndex> {
  const error = answer.status === 400 ? TableError.safeParse(jsonOf(answer)) : undefined
  return error?.success ? unroutableIndex(error.data) : undefined
}

const unreadable = () => new ProviderError('unreadable', 'OSRM did not answer with a table of routes.')
