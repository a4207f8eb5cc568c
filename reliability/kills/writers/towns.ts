import { sql } from 'drizzle-orm'
import type { Database } from '../../../src/platform/database/database.ts'
import type { Writer } from '../writer.ts'

type Town = { there: boolean; places: number; linked: number; noted: number }

/** More places than go at once: a job deletes them batch by batch. */
export const largeTown = { name: 'Killed large town', places: 1100, lat: -60, lng: -100 }

const smallTown = { name: 'Killed small town', places: 12, lat: -60, lng: 60 }

/** One city that is deleted with its places and brought back with them, and one that is deleted by a job. */
export async function townWriters(db: Database): Promise<Writer[]> {
  const smallId = await addTown(db, smallTown)
  const largeId = await addTown(db, largeTown)
  return [
    {
      name: 'cities with their places',
      see: async (db) => {
        const { rows } = await db.execute<{ state: Town; keys: Record<string, number> }>(seen(smallId))
        return rows[0] as { state: Town; keys: Record<string, number> }
      },
      next: ({ state, keys }) => {
        const { there, noted } = state as Town
        const all = { places: smallTown.places, linked: smallTown.places }
        return there
          ? {
              ...{ method: 'DELETE', path: `/api/admin/cities/${smallId}` },
              after: { there: false, places: 0, linked: 0, noted: noted + 1 },
            }
          : {
              ...{ method: 'POST', path: `/api/admin/history/${keys.deletion}/restore` },
              after: { there: true, ...all, noted: noted + 1 },
            }
      },
    },
    {
      name: 'large cities',
      see: async (db) => {
        const { rows } = await db.execute<{ asked: number }>(sql`
          select count(*)::int as asked from jobs where kind = 'delete-city'`)
        return { state: { asked: rows[0]?.asked ?? 0 }, keys: {} }
      },
      next: ({ state }) =>
        (state as { asked: number }).asked === 0
          ? { method: 'DELETE', path: `/api/admin/cities/${largeId}`, after: { asked: 1 } }
          : undefined,
    },
  ]
}

/** All at one point, far from what others write. */
async function addTown(db: Database, { name, places, lat, lng }: typeof largeTown): Promise<number> {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into cities (name, country, slug, lat, lng) values (${name}, 'Sea', ${slug}, ${lat}, ${lng}) returning id`)
  const id = rows[0]?.id ?? 0
  await db.execute(sql`
    insert into places (name, slug, lat, lng) select ${name} || ' ' || i, ${slug} || '-' || i, ${lat}, ${lng}
    from generate_series(1, ${places}::integer) i`)
  const mine = sql`select ${id}::integer, id from places where name like ${`${name} %`}`
  await db.execute(sql`insert into city_places (city_id, place_id) ${mine}`)
  await db.execute(sql`insert into place_distances (city_id, place_id, radius_distance_km)
    select *, 0 from (${mine}) mine`)
  return id
}

const seen = (id: number) => sql`
  select jsonb_build_object('there', exists (select from cities where id = ${id}),
      'places', (select count(*) from places where name like ${`${smallTown.name} %`}),
      'linked', (select count(*) from city_places where city_id = ${id}),
      'noted', (select count(*) from audit_log where entity = 'cities' and entity_id = ${String(id)})) as state,
    jsonb_build_object('deletion', (select max(id) from audit_log
      where entity = 'cities' and action = 'delete' and entity_id = ${String(id)})) as keys`
