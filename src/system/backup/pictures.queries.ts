import { sql } from 'drizzle-orm'
import { restorableDays } from '../../editing/history/history.ts'
import { allPaths } from '../../guide/photos/photo-name.ts'
import type { Transaction } from '../../platform/database/database.ts'

export const picturesFolder = 'pictures/'

/** What rows name. */
const named = sql`
  select storage_path as path from place_images where storage_path is not null
  union select storage_path from static_assets where storage_path is not null
  union select storage_path from reports where storage_path is not null`

const ofDroppedPhotos = sql`
  select image ->> 'storage_path' as path from dropped_photos where image ->> 'storage_path' is not null`

const isRestorable = sql`action = 'delete' and at > now() - make_interval(days => ${restorableDays})`

/** As the audit log keeps deleted places, alone or with their city. */
const ofDeletedPlaces = sql`
  select kept.path #>> '{}' as path from (
    select before as place from audit_log where entity = 'places' and ${isRestorable}
    union all
    select jsonb_path_query(before, '$.places[*]') from audit_log where entity = 'cities' and ${isRestorable}) deleted,
  lateral (
    select jsonb_path_query(place, '$.placeImages[*].storage_path')
    union all select jsonb_path_query(place, '$.droppedPhotos[*].image.storage_path')) kept (path)
  where jsonb_typeof(kept.path) = 'string'`

/** The paths of all stored pictures in all their widths, of those too that may be brought back. */
export async function listPictures(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ path: string }>(sql`
    ${named} union ${ofDroppedPhotos}
    union select path from (${ofDeletedPlaces}) of_deleted join file_removals using (path) where not is_begun
    order by 1`)
  return rows.flatMap(({ path }) => allPaths(path))
}

/** In a guide that was put back: those that no row names go once what did can no longer be brought back, as in the one before. */
export const noteUnnamedPictures = (tx: Transaction) =>
  tx.execute(sql`
    insert into file_removals (path, due_at)
    select path, now() + make_interval(days => ${restorableDays + 1}) from (${ofDroppedPhotos} union ${ofDeletedPlaces}) unnamed
    where path not in (${named})
    on conflict do nothing`)
