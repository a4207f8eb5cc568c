import { and, eq, gt, sql } from 'drizzle-orm'
import { auditLog } from '../accounts/account.table.ts'
import { recordChange } from '../accounts/audit-log.queries.ts'
import { refreshDistances } from '../distances/distance.queries.ts'
import { routeDistancesSoon } from '../distances/route-soon.queries.ts'
import { findCities, nearestCity } from '../merging/nearest-city.queries.ts'
import { freeSlugs } from '../merging/place-slugs.queries.ts'
import { linkCities, writeFunTypes, writeSeasons } from '../merging/write-places.queries.ts'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import { funTypesOfIds, seasonsOfIds } from '../places/admin-place-choices.queries.ts'
import { claimIds } from '../places/admin-place-ids.queries.ts'
import { places } from '../places/place.table.ts'
import { slugWishes } from '../places/place-slug.ts'
import type { Database } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { type AddedPlace, addedPlace } from './added-place.ts'
import { changedPlace } from './place-changes.queries.ts'
import type { NewPlace } from './place-edit.schema.ts'

/**
 * Adds a place with its distances, as a place of its nearest city within 50 km.
 * @throws Problem 409 when another place has that OSM id, or the same editor sent the same a moment ago; 422
 */
export const addPlace = (db: Database, userId: string, wish: NewPlace): Promise<AdminPlace> =>
  db.transaction(async (tx) => {
    // No other may take the same slug, nor add the place a second time. Readers are not held up.
    await tx.execute(sql`lock table places in share row exclusive mode`)
    const { funTypes, seasons, ...fields } = wish
    const place = addedPlace({
      ...fields,
      funTypes: await funTypesOfIds(tx, 'funTypes', funTypes),
      seasons: await seasonsOfIds(tx, 'seasons', seasons),
    })
    await refuseRepeated(tx, userId, place)
    const id = await insertPlace(tx, userId, place)
    await recordChange(tx, { userId, action: 'create', entity: 'places', entityId: String(id), after: place })
    return changedPlace(tx, id)
  })

/** Needs the table of places locked; its entry in the audit log is the caller's. @throws Problem 409 */
export async function insertPlace(tx: Database, userId: string, place: AddedPlace): Promise<number> {
  const { funTypes, seasons, ...row } = place
  const city = nearestCity(await findCities(tx), place)
  const town = place.addrCity ?? city?.name ?? null
  const wish = slugWishes({ name: place.name, town, funType: funTypes[0] ?? 'place' })
  const [slug = ''] = await freeSlugs(tx, [wish])
  await claimIds(tx, [{ id: 0, placeId: place.placeId ?? null }])
  const [added] = await tx
    .insert(places)
    .values({ ...row, slug })
    .returning({ id: places.id })
  if (!added) throw new Error('The database returned no row')
  const { id } = added
  await writeFunTypes(tx, [{ id, funTypes }], true)
  await writeSeasons(tx, [{ id, seasons }], true)
  if (city) await linkCities(tx, [{ placeId: id, cityId: city.id }])
  await refreshDistances(tx, { placeIds: [id] })
  await routeDistancesSoon(tx, { placeIds: [id] }, userId)
  return id
}

/** A second click, or a browser that asks again since it never saw the answer. */
async function refuseRepeated(tx: Database, userId: string, place: AddedPlace): Promise<void> {
  const [earlier] = await tx
    .select({ id: places.id })
    .from(auditLog)
    .innerJoin(places, sql`${places.id}::text = ${auditLog.entityId}`)
    .where(
      and(
        eq(auditLog.entity, 'places'),
        eq(auditLog.action, 'create'),
        eq(auditLog.userId, userId),
        gt(auditLog.at, sql`now() - interval '1 minute'`),
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
