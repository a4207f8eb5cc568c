import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'

/**
 * The rows of places as they stand, by table: what the audit log keeps to bring them back. Distances and hours are left
 * out, since they are reckoned, and what lies nearby, since it is asked for again.
 * @param ids what may stand in `in (…)`
 * @returns an expression for a JSON array, by id
 */
export const wholePlaces = (ids: SQL): SQL => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('place', to_jsonb(p), 'placeSources', ${rowsOf('place_sources')},
    'placeTypes', ${rowsOf('place_types')}, 'placeAvailabilities', ${rowsOf('place_availabilities')},
    'cityPlaces', ${rowsOf('city_places')}, 'placeImages', ${rowsOf('place_images')},
    'droppedPhotos', ${rowsOf('dropped_photos')}, 'oldPlaceSlugs', ${rowsOf('old_place_slugs')}) order by p.id), '[]')
  from places p where p.id in (${ids}))`

const rowsOf = (table: string) =>
  sql`(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from ${sql.identifier(table)} r where r.place_id = p.id)`

export async function wholePlace(db: Queries, id: number): Promise<unknown> {
  const { rows } = await db.execute<{ whole: unknown }>(sql`select ${wholePlaces(sql`${id}`)} -> 0 as whole`)
  return rows[0]?.whole
}
