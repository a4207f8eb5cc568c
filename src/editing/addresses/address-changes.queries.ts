import { eq, type SQL, sql } from 'drizzle-orm'
import { type AddressField, addressFields } from '../../gathering/candidates/address-fields.ts'
import {
  joinedAddress,
  type PlaceAddress,
  withAddressFilled,
} from '../../gathering/candidates/place-address.ts'
import { editedFieldsAfter } from '../../gathering/merging/place-edit.ts'
import { places } from '../../guide/places/place.table.ts'
import { recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import { lockVersion } from '../places/place-changes.queries.ts'
import {
  isAskedById,
  isAskedByPosition,
  isToAsk,
  lacksAddress,
  placesWithAnswers,
} from './enrich-estimate.queries.ts'

export type AddressChange = {
  id: number
  found: PlaceAddress
  /** What was asked about: the answer is not for a place that has another position or id by now. */
  asked: Pick<PlaceToAddress, 'placeId' | 'lat' | 'lng'>
  /** Also what is known is replaced, and from then on counts as the editor's word. */
  overwrite: boolean
  userId: string | null
  updatedAt?: string | undefined
}

/** Stores what was found; the parts of the address that it changed. @throws Problem 404, or 409 with the place as it is */
export function storeAddress(db: Database, change: AddressChange): Promise<AddressField[]> {
  return db.transaction(async (tx) => {
    const before = await lockVersion(tx, change)
    const { placeId, lat, lng } = change.asked
    if (before.placeId !== placeId || before.lat !== lat || before.lng !== lng) return []
    const after = change.overwrite ? overwritten(before, change.found) : filled(before, change.found)
    const changed = addressFields.filter((field) => after[field] !== before[field])
    const noted = [...changed, 'address' as const, 'editedFields' as const].filter(
      (field) => String(after[field]) !== String(before[field]),
    )
    if (noted.length === 0) return []
    const valuesOf = (place: typeof after) => Object.fromEntries(noted.map((field) => [field, place[field]]))
    await tx.update(places).set(valuesOf(after)).where(eq(places.id, change.id))
    await recordChange(tx, {
      userId: change.userId,
      action: 'update',
      entity: 'places',
      entityId: String(change.id),
      before: valuesOf(before),
      after: valuesOf(after),
    })
    return changed
  })
}

export type PlaceToAddress = {
  id: number
  placeId: string | null
  name: string
  displayName: string | null
  lat: number
  lng: number
}

/** How many of the places `p` have no street, postcode or town. */
export async function countPlacesWithoutAddress(db: Database, chosen: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from places p where ${chosen} and ${lacksAddress}`,
  )
  return rows[0]?.count ?? 0
}

type Asked = { chosen: SQL; by: 'kept' | 'id' | 'position'; after: number; limit: number }

/**
 * Those of the places `p` whose street, postcode or town is unknown, at most `limit` of them after an id: those about which
 * there is an answer, those to ask about by id, or by position.
 */
export async function findPlacesWithoutAddress(
  db: Database,
  { chosen, by, after, limit }: Asked,
): Promise<PlaceToAddress[]> {
  const isAsked = { kept: sql`not ${isToAsk}`, id: isAskedById, position: isAskedByPosition }[by]
  const { rows } = await db.execute<PlaceToAddress>(sql`
    select p.id, p.place_id as "placeId", p.name, p.display_name as "displayName", p.lat, p.lng from ${placesWithAnswers}
    where ${chosen} and ${lacksAddress} and ${isAsked} and p.id > ${after} order by p.id limit ${limit}`)
  return rows
}

type Addressed = PlaceAddress & { lat: number; lng: number; address: string | null; editedFields: string[] }

const filled = <Place extends Addressed>(place: Place, found: PlaceAddress): Place =>
  withAddressFilled(place, found, place.editedFields)

/** A street takes the old street's number with it, even where the new one has none. */
function overwritten<Place extends Addressed>(place: Place, found: PlaceAddress): Place {
  const said = addressFields.filter(
    (field) => found[field] !== null || (field === 'addrHousenumber' && found.addrStreet !== null),
  )
  const after = { ...place, ...Object.fromEntries(said.map((field) => [field, found[field]])) }
  const editedFields = editedFieldsAfter(place.editedFields, { changed: said, released: ['address'] })
  return { ...after, editedFields, address: joinedAddress(after) }
}
