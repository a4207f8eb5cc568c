import { sql } from 'drizzle-orm'
import type { Writer } from '../writer.ts'

type City = { there: boolean; fields: ReturnType<typeof fieldsOf> | null; noted: number }

/** Sixty kilometres from Vienna: near enough to be measured to its places, too far to take them for its own. */
const fieldsOf = (n: number) => ({
  ...{ country: `Country ${n}`, fetchEveryDays: (n % 300) + 1 },
  ...{ lat: 48.0 + (n % 100) / 1000, lng: 15.4 + (n % 77) / 1000 },
})

/** Adds a city, moves it, deletes it and brings it back. */
export function citiesWriter(nr: number): Writer {
  const name = `Killed city ${nr}`
  let n = nr * 1000
  return {
    name: `cities ${nr}`,
    see: async (db) => {
      const { rows } = await db.execute<{ state: City; keys: Record<string, number> }>(seen(name))
      return rows[0] as { state: City; keys: Record<string, number> }
    },
    next: ({ state, keys }, random) => {
      const city = state as City
      const noted = city.noted + 1
      const at = `/api/admin/cities/${keys.id}`
      if (city.fields === null) {
        const fields = fieldsOf(++n)
        return {
          method: 'POST',
          path: '/api/cities',
          body: { name, ...fields },
          after: { there: true, fields, noted },
        }
      }
      if (!city.there)
        return {
          ...{ method: 'POST', path: `/api/admin/history/${keys.deletion}/restore` },
          after: { ...city, there: true, noted },
        }
      if (random.below(6) === 0)
        return { method: 'DELETE', path: at, after: { ...city, there: false, noted } }
      const fields = fieldsOf(++n)
      return { method: 'PUT', path: at, body: fields, after: { ...city, fields, noted } }
    },
  }
}

const seen = (name: string) => sql`
  with city as (select * from cities where name = ${name}),
  deleted as (
    select id, entity_id, before -> 'city' as c from audit_log where entity = 'cities' and action = 'delete'
      and before #>> '{city,name}' = ${name} and not exists (select from city) order by id desc limit 1),
  kept as (select to_jsonb(city) as c from city union all select c from deleted)
  select jsonb_build_object('there', exists (select from city),
      'fields', (select jsonb_build_object('country', c -> 'country', 'lat', c -> 'lat', 'lng', c -> 'lng',
        'fetchEveryDays', c -> 'fetch_every_days') from kept),
      'noted', (select count(*) from audit_log where entity = 'cities'
        and entity_id = coalesce((select id::text from city), (select entity_id from deleted)))) as state,
    jsonb_build_object('id', (select id from city), 'deletion', (select id from deleted)) as keys`
