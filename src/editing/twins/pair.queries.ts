import { sql } from 'drizzle-orm'
import { handMade } from '../../gathering/candidates/hand-made.ts'
import { addressOf, joinedAddress } from '../../gathering/candidates/place-address.ts'
import { mostAlike } from '../../gathering/matching/alikeness.ts'
import type { PlaceGroup } from '../../gathering/matching/place-groups.ts'
import { chosenFields, joinedPlace } from '../../gathering/merging/joined-place.ts'
import type { StoredPlace } from '../../gathering/merging/stored-place.ts'
import { loadGroups } from '../../gathering/storing/stored-groups.queries.ts'
import { likenessesOf } from '../../gathering/twins/likenesses.ts'
import { kilometresBetween } from '../../guide/how-far/distance.ts'
import { brokenRule, notFound } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import { findAdminPlace } from '../places/admin-places.queries.ts'
import { inOrder } from './apart.queries.ts'
import { readTwo } from './join-places.queries.ts'
import type { OnePlace, PairOfPlaces, SaidRecord } from './twins.schema.ts'

/** Two places side by side, and what one of them would say. @throws Problem 404, 422 */
export async function findPair(db: Database, keep: number, drop: number): Promise<PairOfPlaces> {
  if (keep === drop) throw brokenRule('drop', 'These are one place')
  const { kept, dropped, sources } = await readTwo(db, keep, drop)
  const [one, other] = [await findOnePlace(db, keep), await findOnePlace(db, drop)]
  const groups = await loadGroups(db, [keep, drop])
  const membersOf = (id: number) => groups.get(id)?.members ?? []
  const alike = mostAlike(likenessesOf(membersOf(keep)), likenessesOf(membersOf(drop)))
  const [low, high] = inOrder([keep, drop])
  const { rows } = await db.execute(sql`select from places_apart where low_id = ${low} and high_id = ${high}`)
  return {
    kept: { ...one, values: valuesOf(kept) },
    dropped: { ...other, values: valuesOf(dropped) },
    joined: valuesOf(joinedPlace({ kept, dropped, sources, choices: {} })),
    ...{ km: kilometresBetween(kept, dropped), why: alike?.why ?? null, isApart: rows.length > 0 },
  }
}

const valuesOf = (place: StoredPlace) =>
  Object.fromEntries(chosenFields.map((field) => [field, place[field]]))

/** A place and what each of its records says. @throws Problem 404 */
export async function findOnePlace(db: Database, id: number): Promise<OnePlace> {
  const place = await findAdminPlace(db, id)
  if (!place) throw notFound('place')
  const group = (await loadGroups(db, [id])).get(id)
  return { place, records: group ? recordsOf(group) : [] }
}

const recordsOf = ({ members }: PlaceGroup): SaidRecord[] =>
  members
    .filter(({ candidate }) => candidate.provider !== handMade)
    .map(({ record: { provider, externalId, sourceDate, fetchedAt }, candidate: { fields } }) => ({
      ...{ provider, externalId },
      sourceDate: sourceDate?.toISOString() ?? null,
      fetchedAt: fetchedAt.toISOString(),
      ...{ name: fields.name, lat: fields.lat, lng: fields.lng, website: fields.website ?? null },
      address: joinedAddress(addressOf(fields)),
      funTypes: [...fields.funTypes],
    }))
