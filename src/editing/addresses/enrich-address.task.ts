import { findAddresses } from '../../gathering/addresses/find-addresses.task.ts'
import { type AddressField, addressFields } from '../../gathering/candidates/address-fields.ts'
import type { Geocoder } from '../../gathering/providers/nominatim/geocoder.ts'
import { putOffJob } from '../../office/jobs/try-later.queries.ts'
import { ProviderError } from '../../outgoing/provider-error.ts'
import { notFound, stale } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import { findAdminPlace } from '../places/admin-places.queries.ts'
import { type AddressChange, storeAddress } from './address-changes.queries.ts'
import type { EnrichedAddress } from './enrich-address.schema.ts'
import { addressesAgain, enrichAddressesJob } from './enrich-addresses.task.ts'

type Wish = Omit<AddressChange, 'found' | 'asked'> & { signal?: AbortSignal }

/** @throws Problem 404, or 409 with the place as it is; ProviderError */
export async function enrichAddress(
  db: Database,
  geocoder: Geocoder,
  { signal, ...wish }: Wish,
): Promise<EnrichedAddress> {
  const place = await findAdminPlace(db, wish.id)
  if (!place) throw notFound('place')
  // Told before the wait for an answer, not after it.
  if (wish.updatedAt !== undefined && Date.parse(place.updatedAt) !== Date.parse(wish.updatedAt))
    throw stale('place', place)
  const isComplete = addressFields.every((field) => place[field] !== null)
  if (isComplete && !wish.overwrite)
    return { success: true, message: 'Every part of the address is filled in already.', place }
  const found = (
    await findAddresses(db, geocoder, [place], signal ? { signal } : {}).catch(async (error: unknown) => {
      await askAgainLater(db, wish, error)
      throw error
    })
  ).get(place)
  const isNothing = found === undefined || typeof found === 'string'
  const changed = isNothing ? [] : await storeAddress(db, { ...wish, found, asked: place })
  // Somebody may have changed it during the wait, also where nothing was found.
  const after = await findAdminPlace(db, wish.id)
  if (!after) throw notFound('place')
  if (isNothing) return { success: false, message: found === 'elsewhere' ? elsewhere : nothing, place: after }
  if (changed.length === 0) return { success: false, message: nothingNew, place: after }
  return { success: true, message: `Filled in from OpenStreetMap: ${inWords(changed)}.`, place: after }
}

/** Not what is to be overwritten: by then the editor may have written something better. */
async function askAgainLater(db: Database, { id, overwrite, userId }: Wish, error: unknown) {
  if (overwrite || !(error instanceof ProviderError) || error.kind !== 'unavailable') return
  const job = { kind: enrichAddressesJob, input: { placeIds: [id] }, startedBy: userId }
  const reason = error.message
  await db.transaction((tx) => putOffJob(tx, { ...job, tries: 0, left: 1, reason, again: addressesAgain }))
}

const nothing = 'OpenStreetMap knows no address for this place.'
const nothingNew = 'OpenStreetMap knows no more of this address.'
const elsewhere =
  'What OpenStreetMap has under the id of this place lies away from its position, so nothing was taken over.'

const fieldNames: Record<AddressField, string> = {
  addrStreet: 'street',
  addrHousenumber: 'house number',
  addrPostcode: 'postal code',
  addrCity: 'city',
  addrCountry: 'country',
}

/** 'street', 'street and city', 'street, postal code and city'. */
const inWords = (fields: readonly AddressField[]) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(fields.map((field) => fieldNames[field]))
