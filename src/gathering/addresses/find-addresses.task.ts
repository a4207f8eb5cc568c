import { findGeocodeAnswers, keepGeocodeAnswers } from '../../guide/geocoding/geocode-answer.queries.ts'
import type { GeocodeAnswer } from '../../guide/geocoding/geocode-answer.schema.ts'
import { geocodeKeys, lookupId, mostLookups, positionKey } from '../../guide/geocoding/geocode-key.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PlaceAddress } from '../candidates/place-address.ts'
import { type AddressedPlace, addressOfAnswer } from '../providers/nominatim/address-of-answer.ts'
import type { Geocoder } from '../providers/nominatim/geocoder.ts'

/** 'elsewhere': what OpenStreetMap knows under the place's id lies far from its pin, or in another country. */
export type FoundAddress = PlaceAddress | 'nothing' | 'elsewhere'

/**
 * What Nominatim says of the addresses of places, each question asked once and its answer kept for good. By the
 * object's id where there is one; a position only finds what lies nearest to it.
 * @throws ProviderError; what was answered before is kept
 */
export async function findAddresses<Place extends AddressedPlace>(
  db: Database,
  geocoder: Geocoder,
  places: readonly Place[],
  options: { signal?: AbortSignal } = {},
): Promise<Map<Place, FoundAddress>> {
  const answers = await findGeocodeAnswers(db, places.flatMap(geocodeKeys))
  const keep = async (fresh: Map<string, GeocodeAnswer | null>) => {
    await keepGeocodeAnswers(db, fresh)
    for (const [key, answer] of fresh) answers.set(key, answer)
  }
  const ids = new Set(places.flatMap(({ placeId }) => (placeId && lookupId(placeId) ? placeId : [])))
  const unknownIds = [...ids].filter((id) => !answers.has(id))
  for (let start = 0; start < unknownIds.length; start += mostLookups) {
    const batch = unknownIds.slice(start, start + mostLookups)
    const found = await geocoder.lookUp(batch, options)
    await keep(new Map(batch.map((id) => [id, found.get(id) ?? null])))
  }
  for (const place of places) {
    const key = positionKey(place)
    if (answers.get(place.placeId ?? '') || answers.has(key)) continue
    await keep(new Map([[key, await geocoder.reverse(place, options)]]))
  }
  return new Map(places.map((place) => [place, foundFor(place, answers)]))
}

function foundFor(place: AddressedPlace, answers: ReadonlyMap<string, GeocodeAnswer | null>): FoundAddress {
  const [answer] = geocodeKeys(place).flatMap((key) => answers.get(key) ?? [])
  return answer ? (addressOfAnswer(answer, place) ?? 'elsewhere') : 'nothing'
}
