import { setImmediate } from 'node:timers/promises'
import type { AskOptions } from '../../../outgoing/service.ts'
import { nearbyQuery } from './nearby-query.ts'
import { type FoundNearby, nearestThings, type Surrounded, type Thing } from './nearest-things.ts'
import { nearbyMeaningOf } from './osm-nearby.ts'
import type { Outline } from './osm-outline.ts'
import { askOverpass, type OverpassParts } from './overpass.provider.ts'
import { outlinedElements } from './overpass-answer.provider.ts'

/** What was found around each place, the nearest of each kind, by the place's id; `asOf`: the moment of the map. */
export type NearbyAnswer = { byPlace: Map<number, FoundNearby[]>; asOf: Date | undefined }

export type FindNearby = (places: readonly Surrounded[], options?: AskOptions) => Promise<NearbyAnswer>

/** Asks the Overpass API what lies within a walk of some places, in one query. @throws ProviderError */
export function nearbyFinder(parts: OverpassParts): FindNearby {
  const ask = askOverpass(parts)
  return async (places, options) => {
    const outlines = places.flatMap(({ osmIds }) => osmIds)
    return readNearby(await ask(nearbyQuery(places, outlines), options), places, options?.signal)
  }
}

// A few milliseconds of work.
const elementsAtOnce = 200

/** Between elements and between places the process answers its visitors. */
async function readNearby(
  bytes: Buffer,
  places: readonly Surrounded[],
  signal: AbortSignal | undefined,
): Promise<NearbyAnswer> {
  const things: Thing[] = []
  const outlines = new Map<string, Outline>()
  const elements = outlinedElements(bytes)
  for (let count = 1; ; count++) {
    const { value, done } = elements.next()
    if (done) return { byPlace: await aroundEach(places, things, outlines), asOf: value.asOf }
    const { type, id, lat, lon, tags, outline } = value
    const osmId = `${type}/${id}`
    if (outline) outlines.set(osmId, outline)
    const meaning = nearbyMeaningOf(tags)
    // What came for its outline alone has no position.
    if (meaning && lat !== undefined && lon !== undefined) things.push({ osmId, lat, lng: lon, meaning })
    if (count % elementsAtOnce > 0) continue
    await setImmediate()
    signal?.throwIfAborted()
  }
}

async function aroundEach(
  places: readonly Surrounded[],
  things: readonly Thing[],
  outlines: ReadonlyMap<string, Outline>,
): Promise<NearbyAnswer['byPlace']> {
  const byPlace: NearbyAnswer['byPlace'] = new Map()
  for (const place of places) {
    byPlace.set(place.placeId, nearestThings(place, things, outlines))
    await setImmediate()
  }
  return byPlace
}
