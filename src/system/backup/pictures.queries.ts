import { sql } from 'drizzle-orm'
import { allPaths } from '../../guide/photos/photo-name.ts'
import type { Transaction } from '../../platform/database/database.ts'

export const picturesFolder = 'pictures/'

/** The paths of all stored pictures in all their widths, of those too that may be brought back. */
export async function listPictures(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ path: string }>(sql`
    select storage_path as path from place_images where storage_path is not null
    union select storage_path from static_assets where storage_path is not null
    union select storage_path from reports where storage_path is not null
    union select image ->> 'storage_path' from dropped_photos where image ->> 'storage_path' is not null
    order by 1`)
  return rows.flatMap(({ path }) => allPaths(path))
}
