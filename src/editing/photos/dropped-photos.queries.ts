import { sql } from 'drizzle-orm'
import { lockPlace } from '../../guide/places/lock-places.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'

/** Notes that a photo of Commons is not wanted, before its row goes; `isKept`: with all that brings it back. */
export async function noteDropped(tx: Transaction, id: number, isKept: boolean): Promise<void> {
  await tx.execute(sql`
    insert into dropped_photos (id, place_id, original_url, image)
    select i.id, i.place_id, i.original_url, case when ${isKept}::boolean then to_jsonb(i) end
    from place_images i where i.id = ${id} and i.original_url is not null`)
}

// A day less than its file is kept.
const keptFor = '30 days'

/**
 * The id of its place, which may have the same photo by an editor's own hand meanwhile: that is enough. undefined where nothing can
 * bring it back. It is not the primary image again: another may be.
 */
export async function restoreDropped(tx: Transaction, id: number): Promise<number | undefined> {
  const { rows } = await tx.execute<{ placeId: number }>(sql`
    select place_id "placeId" from dropped_photos
    where id = ${id} and image is not null and dropped_at > now() - ${keptFor}::interval`)
  const [found] = rows
  if (!found || !(await lockPlace(tx, found.placeId))) return undefined
  const taken = await tx.execute(sql`
    with dropped as (delete from dropped_photos where id = ${id} returning image, place_id, original_url),
      back as (insert into place_images overriding system value
        -- Of a place that was joined with another one since, it is the other's.
        select (jsonb_populate_record(null::place_images, image || jsonb_build_object('is_primary', false, 'place_id', place_id))).*
        from dropped where not exists (select from place_images i
          where i.place_id = dropped.place_id and i.original_url = dropped.original_url))
    select from dropped`)
  return taken.rows.length > 0 ? found.placeId : undefined
}
