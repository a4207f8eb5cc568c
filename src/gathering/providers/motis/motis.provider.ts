import type { Connection } from '../../../guide/door-to-gate/ways.schema.ts'
import type { Position } from '../../../guide/how-far/distance.ts'
import { askService, type OutgoingParts } from '../../../outgoing/ask-service.provider.ts'
import { jsonOf } from '../../../outgoing/json-of.ts'
import type { Service } from '../../../outgoing/service.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { connectionsOf, mostConnections } from './connections.ts'

/** Somebody waits for it: asked once, and not for long. A public server asks for moderation. */
const motisService = (baseUrl: string): Service => ({
  name: 'motis',
  title: 'The timetable',
  baseUrl,
  gapMs: 100,
  timeoutMs: 8000,
  // Some ten connections with all their stops and shapes are half of it.
  maxBytes: 2_000_000,
  retry: { busyMs: [], failedMs: [] },
})

type Parts = OutgoingParts & { settings: Pick<Settings, 'TRANSIT_URL'> }

/** Connections that leave at a moment or later, asked of the timetable of the settings; undefined where none is set. */
export function siteConnections(parts: Parts) {
  const origin = parts.settings.TRANSIT_URL?.replace(/\/+$/, '')
  if (!origin) return undefined
  const ask = askService(parts, motisService(origin))
  return async (from: Position, to: Position, at: Date): Promise<Connection[]> => {
    const url = new URL(`${origin}/api/v5/plan`)
    url.search = new URLSearchParams({
      fromPlace: point(from),
      toPlace: point(to),
      time: at.toISOString(),
      numItineraries: String(mostConnections),
      detailedTransfers: 'false',
    }).toString()
    return connectionsOf(jsonOf(await ask({ url })))
  }
}

const point = ({ lat, lng }: Position) => `${lat.toFixed(5)},${lng.toFixed(5)}`
