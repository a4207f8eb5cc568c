import { sql } from 'drizzle-orm'
import { placeName } from '../../guide/place-lists/place-json.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import type { NewPlaces } from './city-feed.ts'

/** Who reads feeds asks again within days. */
const mostInFeed = 50

/** The active places of a city that came to the guide last, newest first. */
export async function listNewPlaces(db: Database, cityId: number): Promise<NewPlaces> {
  const { rows } = await db.execute<NewPlaces>(sql`
    with newest as (
      select p.* from city_places c join places p on p.id = c.place_id
      where c.city_id = ${cityId} and p.is_active order by p.created_at desc, p.id desc limit ${mostInFeed})
    select ${iso(sql`greatest(c.updated_at, (select max(updated_at) from newest))`)} as "changedAt",
      (select coalesce(json_agg(json_build_object('slug', p.slug, 'name', ${placeName},
          'createdAt', ${iso(sql`p.created_at`)}, 'updatedAt', ${iso(sql`p.updated_at`)}, 'funTypes', array(
            select f.name from place_types t join fun_types f on f.id = t.fun_type_id
            where t.place_id = p.id order by t.rank, f.id)) order by p.created_at desc, p.id desc), '[]')
        from newest p) as places
    from cities c where c.id = ${cityId}`)
  return rows[0] ?? { places: [], changedAt: new Date(0).toISOString() }
}

const iso = (moment: ReturnType<typeof sql>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
