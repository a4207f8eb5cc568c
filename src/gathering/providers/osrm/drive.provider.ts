import type { FoundDrive } from '../../../guide/door-to-gate/ways.ts'
import type { Position } from '../../../guide/how-far/distance.ts'
import { askService, type OutgoingParts } from '../../../outgoing/ask-service.provider.ts'
import { jsonOf } from '../../../outgoing/json-of.ts'
import type { Answer, Service } from '../../../outgoing/service.ts'
import { answeredTrouble } from '../../../outgoing/trouble.ts'
import { publicRouter, type Settings } from '../../../platform/settings/settings.ts'
import { driveOf } from './drive.ts'
import { TableError } from './table-answer.schema.ts'

/** Somebody waits for it, and has an estimate meanwhile: asked once, and not for long. */
const driveService = (baseUrl: string): Service => ({
  name: 'osrm-drives',
  title: 'OSRM',
  baseUrl,
  isPathPrivate: true,
  gapMs: 20,
  timeoutMs: 4000,
  // Of a drive through half of Europe, each of its steps with its line.
  maxBytes: 8_000_000,
  retry: { busyMs: [], failedMs: [] },
  judge: (answer) => (isNoWay(answer) ? undefined : answeredTrouble(answer)),
})

type Parts = OutgoingParts & { settings: Pick<Settings, 'OSRM_URL'> }

/**
 * One drive and its line, asked of the router of the settings; undefined while that is the public one, which is not ours to tell
 * where visitors stay.
 */
export function siteDrives(parts: Parts) {
  const origin = parts.settings.OSRM_URL.replace(/\/+$/, '')
  if (origin === publicRouter) return undefined
  const ask = askService(parts, driveService(origin))
  return async (from: Position, to: Position): Promise<FoundDrive> => {
    const path = `/route/v1/driving/${[from, to].map(coordinate).join(';')}`
    const url = new URL(
      `${origin}${path}?overview=simplified&geometries=geojson&steps=true&generate_hints=false`,
    )
    const answer = await ask({ url })
    return codeOf(answer) === 'NoRoute' ? 'no road' : isNoWay(answer) ? 'unknown' : driveOf(jsonOf(answer))
  }
}

/** What a router says of two points that no road joins, or far from any; with the status of an error. */
const isNoWay = (answer: Answer) => ['NoRoute', 'NoSegment'].includes(codeOf(answer) ?? '')

const codeOf = (answer: Answer) =>
  answer.status === 400 ? TableError.safeParse(jsonOf(answer)).data?.code : undefined

/** Longitude first. */
const coordinate = ({ lat, lng }: Position) => `${lng.toFixed(5)},${lat.toFixed(5)}`
