import { sql } from 'drizzle-orm'
import { refreshDistances } from '../../gathering/distances/distance.queries.ts'
import { routeDistancesSoon } from '../../gathering/distances/route-soon.queries.ts'
import { idsOfPlaces } from '../../gathering/storing/ids-of-place.queries.ts'
import { linkCities } from '../../gathering/storing/write-places.queries.ts'
import { lockPlacesTable } from '../../guide/places/lock-places.queries.ts'
import { recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { notFound, Problem } from '../../platform/calls/problem.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Deletion, Restored } from './history.schema.ts'
import { restorable, restorableDays } from './history.ts'
import { insertKeptRows } from './kept-rows.queries.ts'
import { joinedInto, partPlaces } from './part-places.queries.ts'
import { findKeptPlaces, type KeptPlace, restorePlaces } from './restore-places.queries.ts'

export type Restore = { entryId: number; userId: string }

/**
 * Brings a deleted place, or a deleted city with the places that its entry keeps, back as it was.
 * @throws Problem 404, 409 or 422
 */
export async function restoreIn(tx: Transaction, restore: Restore): Promise<Restored> {
  // No import may take a slug or an id meanwhile.
  await lockPlacesTable(tx)
  const deletion = await lockDeletion(tx, restore.entryId)
  const restored =
    deletion.entity === 'places'
      ? await restorePlace(tx, restore)
      : await restoreCity(tx, restore, deletion.id)
  const { entity, id, slug, ...counts } = restored
  await recordChange(tx, {
    userId: restore.userId,
    action: 'restore',
    entity,
    entityId: String(id),
    after: { slug, deletion: restore.entryId, ...counts },
  })
  return restored
}

/** Of an entry of the audit log. */
export const isTooOld = sql`at < now() - make_interval(days => ${restorableDays})`

type Locked = Pick<Deletion, 'entity' | 'id'> & { isTooOld: boolean }

/** Of two editors who bring the same back, the second hears that it is there. */
async function lockDeletion(tx: Transaction, entryId: number): Promise<Locked> {
  const { rows } = await tx.execute<Locked>(sql`
    select entity, entity_id::integer as id, ${isTooOld} as "isTooOld"
    from audit_log where id = ${entryId} and action = 'delete'
      and entity = any(${sql.param([...restorable])}::text[]) for update`)
  const [deletion] = rows
  if (!deletion) throw notFound('deletion')
  if (deletion.isTooOld) throw tooLate()
  return deletion
}

async function restorePlace(tx: Transaction, { entryId, userId }: Restore): Promise<Restored> {
  const keep = await joinedInto(tx, entryId)
  if (keep !== undefined) {
    const parted = await partPlaces(tx, keep, { entryId, userId })
    return { entity: 'places', ...parted, placesRestored: 1, placesThere: 0 }
  }
  return restoreAlone(tx, { entryId, userId })
}

async function restoreAlone(tx: Transaction, { entryId, userId }: Restore): Promise<Restored> {
  const keep = { entryIds: [entryId], path: '$' } as const
  const [place] = await findKeptPlaces(tx, keep)
  if (!place) throw notFound('deletion')
  if (place.thereAs === place.id) throw isThere('This place is there already')
  if (place.thereAs !== null) throw isThere(`Its id now belongs to the place ${place.thereAs}`)
  const slugs = await restorePlaces(tx, keep, { kept: [place], userId })
  await unblockPlaces(tx, [place.id])
  return {
    entity: 'places',
    id: place.id,
    slug: slugs.get(place.id) ?? place.slug,
    placesRestored: 1,
    placesThere: 0,
  }
}

/** Imports may know them again. */
export async function unblockPlaces(tx: Transaction, ids: readonly number[]): Promise<void> {
  const known = [...(await idsOfPlaces(tx, ids)).values()].flat()
  await tx.execute(sql`delete from blocked_osm_ids where osm_id = any(${sql.param(known)}::text[])`)
}

async function restoreCity(tx: Transaction, { entryId, userId }: Restore, id: number): Promise<Restored> {
  const { rows } = await tx.execute<{ slug: string; takenBy: number | null }>(sql`
    select before #>> '{city,slug}' as slug,
      (select id from cities where id = ${id} or slug = before #>> '{city,slug}' order by id = ${id} desc limit 1) as "takenBy"
    from audit_log where id = ${entryId}`)
  const { slug = '', takenBy = null } = rows[0] ?? {}
  if (takenBy === id) throw isThere('This city is there already')
  if (takenBy !== null) throw isThere(`Another city has the slug ${slug} by now`, 'slug')
  await insertKeptRows(tx, { entryIds: [entryId], table: 'cities', path: '$.city' })
  await insertKeptRows(tx, { entryIds: [entryId], table: 'old_city_slugs', path: '$.oldCitySlugs[*]' })
  const keep = { entryIds: [entryId], path: '$.places[*]' } as const
  const kept = await findKeptPlaces(tx, keep)
  const lost = kept.filter(({ thereAs }) => thereAs === null)
  if (lost.length > 0) await restorePlaces(tx, keep, { kept: lost, userId })
  // One may have come back in the meantime and been deleted as such.
  const lostIds = sql.param(lost.map((place) => place.id))
  await tx.execute(sql`delete from blocked_osm_ids where osm_id in (
    select external_id from place_sources where place_id = any(${lostIds}::integer[]))`)
  await linkPlaces(tx, { entryId, cityId: id, kept })
  await refreshDistances(tx, { cityIds: [id] })
  await routeDistancesSoon(tx, { cityIds: [id] }, userId)
  return {
    entity: 'cities',
    id,
    slug,
    placesRestored: lost.length,
    placesThere: kept.length - lost.length,
  }
}

/** The links to places that stayed, and to those that came back by other ways. */
async function linkPlaces(
  tx: Transaction,
  { entryId, cityId, kept }: { entryId: number; cityId: number; kept: readonly KeptPlace[] },
): Promise<void> {
  await insertKeptRows(tx, {
    entryIds: [entryId],
    table: 'city_places',
    path: '$.cityPlaces[*]',
    where: sql`exists (select from places p where p.id = kept.place_id)`,
  })
  await linkThere(tx, cityId, kept)
}

/** Places that came back by other ways than with their city. */
export const linkThere = (tx: Transaction, cityId: number, kept: readonly KeptPlace[]) =>
  linkCities(
    tx,
    kept.flatMap(({ thereAs }) => (thereAs === null ? [] : { placeId: thereAs, cityId })),
  )

export const tooLate = () =>
  new Problem(422, 'too_late', `What was deleted comes back for ${restorableDays} days only`)

const isThere = (message: string, path = '') =>
  new Problem(409, 'taken', message, path ? [{ path, message }] : [])
