import { findAddresses } from '../../gathering/addresses/find-addresses.task.ts'
import { addressOf } from '../../gathering/candidates/place-address.ts'
import { addressOfAnswer } from '../../gathering/providers/nominatim/address-of-answer.ts'
import type { AddressSearch, FoundObject, Geocoder } from '../../gathering/providers/nominatim/geocoder.ts'
import type { Position } from '../../guide/how-far/distance.ts'
import { cleanText } from '../../guide/places/clean-text.ts'
import type { Database } from '../../platform/database/database.ts'
import type { AddressParts, FoundPlace } from './typed-address.schema.ts'

/** What OpenStreetMap calls what can be visited; all else is an address, or lies around one. */
const visited: readonly string[] = [
  'amenity',
  'historic',
  'leisure',
  'man_made',
  'natural',
  'shop',
  'tourism',
]

/** Where an address or a place that somebody typed lies. @throws ProviderError */
export const findTyped = async (search: AddressSearch['search'], text: string): Promise<FoundPlace[]> =>
  (await search(text)).map(foundPlace)

function foundPlace({ name: label, lat, lng, object }: FoundObject): FoundPlace {
  const isVisited = object !== undefined && visited.includes(object.addresstype)
  const name = isVisited ? cleanText(object.name, 255) : null
  const id = object?.osm_type && object.osm_id ? `${object.osm_type}/${object.osm_id}` : null
  const place = { lat, lng, name: name ?? '', displayName: null, placeId: id }
  const address = addressOf((object && addressOfAnswer(object, place)) ?? {})
  return { label, lat, lng, name, placeId: name === null ? null : id, address }
}

/** The address of a pin, asked once and kept; all null where none is known. @throws ProviderError */
export async function addressOfPin(
  db: Database,
  geocoder: Geocoder,
  position: Position,
  signal: AbortSignal,
): Promise<AddressParts> {
  const pin = { ...position, name: '', displayName: null, placeId: null }
  const found = (await findAddresses(db, geocoder, [pin], { signal })).get(pin)
  return addressOf(typeof found === 'object' ? found : {})
}
