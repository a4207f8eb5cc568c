import { sql } from 'drizzle-orm'
import { type NamedPictures, namedPictures } from '../../guide/photos/named-pictures.ts'
import type { Database } from '../../platform/database/database.ts'

/** The pictures that the map tags of a place's records name. */
export async function listNamedPictures(db: Database, placeId: number): Promise<NamedPictures> {
  const { rows } = await db.execute<{ tags: Record<string, unknown> }>(sql`
    select coalesce(raw -> 'tags', raw #> '{datasource,raw}') as tags from place_sources
    where place_id = ${placeId} and jsonb_typeof(coalesce(raw -> 'tags', raw #> '{datasource,raw}')) = 'object'
    order by id`)
  return namedPictures(rows.map(({ tags }) => tags))
}
