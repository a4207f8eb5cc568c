import { eq, not, sql } from 'drizzle-orm'
import { recordChange } from '../accounts/audit-log.queries.ts'
import type { Database } from '../platform/database.ts'
import { notFound, stale } from '../platform/problem.ts'
import type { AdminPlace } from './admin-place.schema.ts'
import { findAdminPlace } from './admin-places.queries.ts'
import { places } from './place.table.ts'

/** Who changes which place, and which state of it they saw; without `updatedAt` they change whatever is there. */
export type PlaceChange = { id: number; userId: string; updatedAt?: string | undefined }

/** Turns a flag to the other side; the place as it is then. @throws Problem 404, or 409 with the place as it is */
export function toggleFlag(
  db: Database,
  flag: 'isActive' | 'isFeatured',
  { id, userId, updatedAt }: PlaceChange,
): Promise<AdminPlace> {
  return db.transaction(async (tx) => {
    const before = await lockPlace(tx, { id, updatedAt })
    await tx
      .update(places)
      .set({ [flag]: not(places[flag]) })
      .where(eq(places.id, id))
    await recordChange(tx, {
      userId,
      action: 'update',
      entity: 'places',
      entityId: String(id),
      before: { [flag]: before[flag] },
      after: { [flag]: !before[flag] },
    })
    return changedPlace(tx, id)
  })
}

/**
 * Deletes the place for good: no import brings it back. The audit log keeps all that an editor cannot make anew.
 * @throws Problem 404
 */
export function deletePlace(db: Database, { id, userId }: PlaceChange): Promise<void> {
  return db.transaction(async (tx) => {
    const { displayName, name } = await lockPlace(tx, { id })
    const before = await wholePlace(tx, id)
    await tx.execute(sql`
      insert into blocked_osm_ids (osm_id, reason)
      select known.id, ${`Deleted: ${displayName ?? name}`} from (
        select external_id as id from place_sources where place_id = ${id}
        union select place_id from places where id = ${id} and place_id is not null) known
      on conflict (osm_id) do nothing`)
    await tx.delete(places).where(eq(places.id, id))
    await recordChange(tx, { userId, action: 'delete', entity: 'places', entityId: String(id), before })
  })
}

/** Keeps the row for itself until the change is stored, so that of two editors one is told. */
async function lockPlace(tx: Database, { id, updatedAt }: Omit<PlaceChange, 'userId'>) {
  const [place] = await tx.select().from(places).where(eq(places.id, id)).for('update')
  if (!place) throw notFound('place')
  if (updatedAt !== undefined && place.updatedAt.getTime() !== Date.parse(updatedAt))
    throw stale('place', await changedPlace(tx, id))
  return place
}

async function changedPlace(tx: Database, id: number): Promise<AdminPlace> {
  const place = await findAdminPlace(tx, id)
  if (!place) throw notFound('place')
  return place
}

/** The rows as they stand, by table; distances and hours are left out, since they are reckoned. */
async function wholePlace(tx: Database, id: number): Promise<unknown> {
  const rowsOf = (table: string) => sql`(select coalesce(jsonb_agg(to_jsonb(r)), '[]')
    from ${sql.identifier(table)} r where r.place_id = ${id})`
  const { rows } = await tx.execute<{ whole: unknown }>(sql`
    select jsonb_build_object('place', to_jsonb(p), 'placeSources', ${rowsOf('place_sources')},
      'placeTypes', ${rowsOf('place_types')}, 'placeAvailabilities', ${rowsOf('place_availabilities')},
      'cityPlaces', ${rowsOf('city_places')}, 'placeImages', ${rowsOf('place_images')},
      'oldPlaceSlugs', ${rowsOf('old_place_slugs')}) as whole
    from places p where p.id = ${id}`)
  return rows[0]?.whole
}
