import { and, eq, gt, sql } from 'drizzle-orm'
import { refreshDistances } from '../../gathering/distances/distance.queries.ts'
import { routeDistancesSoon } from '../../gathering/distances/route-soon.queries.ts'
import { type CityPosition, findCities, nearestCity } from '../../gathering/storing/nearest-city.queries.ts'
import { freeSlugs } from '../../gathering/storing/place-slugs.queries.ts'
import { linkCities, writeFunTypes, writeSeasons } from '../../gathering/storing/write-places.queries.ts'
import { lockPlacesTable } from '../../guide/places/lock-places.queries.ts'
import { places } from '../../guide/places/place.table.ts'
import { slugWishes } from '../../guide/places/place-slug.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { Problem } from '../../platform/calls/problem.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { type AddedPlace, addedPlace } from './added-place.ts'
import type { AdminPlace } from './admin-place.schema.ts'
import { funTypesOfIds, seasonsOfIds } from './admin-place-choices.queries.ts'
import { claimIds } from './admin-place-ids.queries.ts'
import { changedPlace } from './place-changes.queries.ts'
import type { NewPlace } from './place-edit.schema.ts'

/**
 * Adds a place with its distances, as a place of its nearest city within 50 km.
 * @throws Problem 409 when another place has that OSM id, or the same editor sent the same a moment ago; 422
 */
export const addPlace = (db: Database, userId: string, wish: NewPlace): Promise<AdminPlace> =>
  db.transaction(async (tx) => {
    // No other may take the same slug, nor add the place a second time. Readers are not held up.
    await lockPlacesTable(tx)
    const { funTypes, seasons, ...fields } = wish
    const place = addedPlace({
      ...fields,
      funTypes: await funTypesOfIds(tx, 'funTypes', funTypes),
      seasons: await seasonsOfIds(tx, 'seasons', seasons),
    })
    await refuseRepeated(tx, userId, place)
    const [id = 0] = await insertPlaces(tx, userId, [place])
    return changedPlace(tx, id)
  })

/**
 * Places with their distances, each of its nearest city, and an entry in the audit log; their ids, in order. Needs the
 * table of places locked. @throws Problem 409
 */
export async function insertPlaces(
  tx: Transaction,
  userId: string,
  wanted: readonly AddedPlace[],
): Promise<number[]> {
  if (wanted.length === 0) return []
  const all = await findCities(tx)
  const cities = wanted.map((place) => nearestCity(all, place))
  const claims = wanted.map(({ placeId = null }) => ({ id: 0, placeId }))
  await claimIds(tx, claims)
  const ids = await insertRows(tx, wanted, cities)
  const withIds = wanted.map((place, index) => ({ ...place, id: ids[index] ?? 0 }))
  await writeFunTypes(tx, withIds, true)
  await writeSeasons(tx, withIds, true)
  const links = cities.map((city, index) => city && { placeId: ids[index] ?? 0, cityId: city.id })
  await linkCities(
    tx,
    links.filter((link) => link !== undefined),
  )
  await refreshDistances(tx, { placeIds: ids })
  await routeDistancesSoon(tx, { placeIds: ids }, userId)
  const entry = { userId, action: 'create', entity: 'places' } as const
  await tx
    .insert(auditLog)
    .values(wanted.map((after, index) => ({ ...entry, entityId: String(ids[index]), after })))
  return ids
}

async function insertRows(
  tx: Transaction,
  wanted: readonly AddedPlace[],
  cities: readonly (CityPosition | undefined)[],
): Promise<number[]> {
  const wishes = wanted.map(({ name, addrCity, funTypes }, index) =>
    slugWishes({ name, town: addrCity ?? cities[index]?.name ?? null, funType: funTypes[0] }),
  )
  const slugs = await freeSlugs(tx, wishes)
  const rows = wanted.map(({ funTypes, seasons, ...row }, index) => ({ ...row, slug: slugs[index] ?? '' }))
  const added = await tx.insert(places).values(rows).returning({ id: places.id, slug: places.slug })
  const idOf = new Map(added.map(({ id, slug }) => [slug, id]))
  return slugs.map((slug) => idOf.get(slug) ?? 0)
}

/** A second click, or a browser that asks again since it never saw the answer. */
async function refuseRepeated(tx: Transaction, userId: string, place: AddedPlace): Promise<void> {
  const [earlier] = await tx
    .select({ id: places.id })
    .from(auditLog)
    .innerJoin(places, sql`${places.id}::text = ${auditLog.entityId}`)
    .where(
      and(
        eq(auditLog.entity, 'places'),
        eq(auditLog.action, 'create'),
        eq(auditLog.userId, userId),
        gt(auditLog.at, sql`now() - interval '10 minutes'`),
        sql`${auditLog.after} = ${JSON.stringify(place)}::jsonb`,
      ),
    )
  if (earlier)
    throw new Problem(
      409,
      'taken',
      'You added this very place a moment ago',
      [],
      await changedPlace(tx, earlier.id),
    )
}
