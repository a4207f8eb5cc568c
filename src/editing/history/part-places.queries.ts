import { sql } from 'drizzle-orm'
import { partedPlace } from '../../gathering/merging/joined-place.ts'
import type { StoredPlace } from '../../gathering/merging/stored-place.ts'
import { findStoredPlaces } from '../../gathering/storing/known-places.queries.ts'
import { loadGroups, sourcesOf } from '../../gathering/storing/stored-groups.queries.ts'
import { keepTwinsOf } from '../../gathering/twins/twins-of.queries.ts'
import { keepPrimaryOf } from '../../guide/photos/primary-image.queries.ts'
import { lockPlace } from '../../guide/places/lock-places.queries.ts'
import { lockReports, settleNotices } from '../../guide/reports/notices.queries.ts'
import { Problem } from '../../platform/calls/problem.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { editPlaces, storeEdited } from '../places/edit-places.queries.ts'
import { movePlanned } from '../planned-changes/move-planned.queries.ts'
import { findKeptPlaces, type KeptPlace, restorePlaces } from './restore-places.queries.ts'
import { findSaidSince } from './said-since.queries.ts'

type Parting = { entryId: number; userId: string }

/** The entry of the audit log that a change joined two places by; undefined for any other change. */
export async function findJoining(db: Queries, changeId: string | null): Promise<number | undefined> {
  if (changeId === null) return undefined
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from audit_log where change_id = ${changeId}::uuid and action = 'delete' and before ? 'joinedInto'`)
  return rows[0]?.id
}

/** The place that a deleted one went into; undefined for one that was deleted for good. */
export async function joinedInto(tx: Transaction, entryId: number): Promise<number | undefined> {
  const { rows } = await tx.execute<{ into: number | null }>(
    sql`select (before ->> 'joinedInto')::integer as into from audit_log where id = ${entryId}`,
  )
  return rows[0]?.into ?? undefined
}

/**
 * Makes two places again of those that were joined: each gets back what it had, records as imports have renewed them since, and what
 * was changed again since stays. The slug of the one that comes back. Needs the table of places locked. @throws Problem 409
 */
export async function partPlaces(tx: Transaction, keep: number, { entryId, userId }: Parting) {
  // Before its reports.
  await lockPlace(tx, keep)
  const [dropped] = await findKeptPlaces(tx, { entryIds: [entryId], path: '$' })
  const kept = (await findStoredPlaces(tx, [keep])).get(keep)
  if (!dropped || dropped.thereAs === dropped.id) throw taken('This place is there already')
  if (!kept) throw taken(`It went into the place ${keep}, which is gone: bring that one back first`)
  const slug = await bringBack(tx, { keep, dropped, entryId, userId })
  const group = (await loadGroups(tx, [keep])).get(keep)
  const change = await changeOfKept(tx, entryId, kept)
  const place = partedPlace(kept, change, group ? sourcesOf(group) : [])
  await storeEdited(tx, [{ before: kept, place, editedFields: place.editedFields }], { userId })
  // Imports may have renewed its records while they were the other's.
  await editPlaces(tx, [{ id: dropped.id, values: {} }], { userId })
  await keepTwinsOf(tx, [keep, dropped.id])
  return { id: dropped.id, slug }
}

const taken = (message: string) => new Problem(409, 'taken', message)

type Back = Parting & { keep: number; dropped: KeptPlace }

async function bringBack(
  tx: Transaction,
  { keep, dropped: { id, ...dropped }, entryId, userId }: Back,
): Promise<string> {
  const whole = sql`(select before from audit_log where id = ${entryId})`
  // An id stands for one place at a time, and so does a slug.
  await tx.execute(sql`
    update places set place_id = null where id = ${keep} and place_id = ${whole} #>> '{place,place_id}'`)
  await tx.execute(sql`delete from old_place_slugs where slug = ${dropped.slug} and place_id = ${keep}`)
  const slugs = await restorePlaces(
    tx,
    { entryIds: [entryId], path: '$' },
    { kept: [{ id, ...dropped }], userId },
  )
  const idsIn = (path: string) =>
    sql`select (row ->> 'id')::integer from jsonb_array_elements(${whole} -> ${path}) row`
  await tx.execute(sql`
    update place_sources s set place_id = ${id} from jsonb_array_elements(${whole} -> 'placeSources') row
    where s.place_id = ${keep} and s.provider = row ->> 'provider' and s.external_id = row ->> 'external_id'`)
  await tx.execute(sql`
    update place_images i set place_id = ${id}, is_primary = coalesce((row ->> 'is_primary')::boolean, false)
    from jsonb_array_elements((${whole} -> 'placeImages') || (${whole} -> 'droppedPhotos')) row
    where i.place_id = ${keep} and i.id = (row ->> 'id')::integer`)
  await keepPrimaryOf(tx, [keep, id])
  await tx.execute(sql`
    update dropped_photos set place_id = ${id} where place_id = ${keep}
      and id in (${idsIn('droppedPhotos')} union ${idsIn('placeImages')})`)
  await tx.execute(sql`
    update old_place_slugs set place_id = ${id} where place_id = ${keep}
      and slug in (select row ->> 'slug' from jsonb_array_elements(${whole} -> 'oldPlaceSlugs') row)`)
  await tx.execute(sql`
    delete from city_places where place_id = ${keep}
      and city_id in (select (row ->> 'city_id')::integer from jsonb_array_elements(${whole} -> 'cityPlaces') row)
      and not (${whole} -> 'keptCities' @> to_jsonb(city_id))`)
  for (const place of [keep, id].sort((a, b) => a - b)) await lockReports(tx, place)
  await tx.execute(sql`
    update reports set place_id = ${id} where place_id = ${keep} and ${whole} -> 'reports' @> to_jsonb(id)`)
  await settleNotices(tx, [keep, id])
  await movePlanned(tx, { from: keep, to: id, where: sql`${whole} -> 'planned' @> to_jsonb(id)` })
  return slugs.get(id) ?? dropped.slug
}

type Change = Record<'before' | 'after', Record<string, unknown>>

async function changeOfKept(tx: Transaction, entryId: number, kept: StoredPlace) {
  const { rows } = await tx.execute<Change & { id: number }>(sql`
    select e.id, e.before, e.after from audit_log e join audit_log joining using (change_id)
    where joining.id = ${entryId} and e.entity = 'places' and e.entity_id = ${String(kept.id)} and e.action = 'update'`)
  const [change] = rows
  if (!change) return { before: {}, after: {}, saidSince: [] }
  const said = await findSaidSince(tx, [{ ...change, placeId: kept.id, current: kept }])
  return { ...change, saidSince: said.get(change.id) ?? [] }
}
