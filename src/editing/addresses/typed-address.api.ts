import { Hono } from 'hono'
import type { AddressSearch, Geocoder } from '../../gathering/providers/nominatim/geocoder.ts'
import { keptSearches } from '../../gathering/providers/nominatim/kept-searches.ts'
import { describe } from '../../platform/calls/describe.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { AddressParts, FoundPlaces, PinnedPosition, TypedAddress } from './typed-address.schema.ts'
import { addressOfPin, findTyped } from './typed-address.task.ts'

/** For the form of a new place. */
export function typedAddressApi(db: Database, geocoder: Geocoder & AddressSearch) {
  const search = keptSearches((text) => geocoder.search(text))
  return new Hono()
    .get(
      '/search',
      describe('Where an address or a place lies, the likeliest first and at most five', FoundPlaces, {
        problems: [502, 504],
      }),
      valid('query', TypedAddress),
      async (c) => c.json(await findTyped(search, c.req.valid('query').text)),
    )
    .get(
      '/at',
      describe('The address of a position, as far as OpenStreetMap knows it', AddressParts, {
        problems: [502, 504],
      }),
      valid('query', PinnedPosition),
      async (c) => c.json(await addressOfPin(db, geocoder, c.req.valid('query'), c.req.raw.signal)),
    )
}
