import { sql } from 'drizzle-orm'
import type { Writer } from '../writer.ts'

type Fields = ReturnType<typeof fieldsOf>
type Place = { there: boolean; fields: Fields | null; isActive: boolean; isFeatured: boolean; noted: number }

const types = ['zoo', 'museum', 'playground', 'outdoor']
const seasons = ['spring', 'summer', 'autumn', 'winter']

/** All of one number, so that half an edit shows. */
const fieldsOf = (n: number) => ({
  ...{ description: `n=${n}`, displayName: `Displayed ${n}`, website: `https://kill.example/${n}` },
  ...{
    ageGroupMax: n % 19,
    isIndoor: n % 2 === 1,
    addrStreet: `Street ${n}`,
    addrPostcode: String(1000 + (n % 9000)),
  },
  ...{ lat: 48.15 + (n % 100) / 1000, lng: 16.3 + (n % 77) / 1000 },
  funTypes: [types[n % 4], types[(n + 1) % 4]],
  seasons: [seasons[n % 4]],
})

/** Adds a place, edits it, switches it, finds it still right, undoes edits, deletes it and brings it back. */
export function placesWriter(nr: number): Writer {
  const name = `Killed place ${nr}`
  let n = nr * 1000
  let former: { before: Fields; after: string } | undefined
  return {
    name: `places ${nr}`,
    see: async (db) => {
      const { rows } = await db.execute<{ state: Place; keys: Record<string, number> }>(seen(name))
      return rows[0] as { state: Place; keys: Record<string, number> }
    },
    next: ({ state, keys }, random) => {
      const place = state as Place
      const at = `/api/admin/places/${keys.id}`
      if (place.fields === null) return addition(name, ++n, keys)
      if (!place.there)
        return {
          ...{ method: 'POST', path: `/api/admin/history/${keys.deletion}/restore` },
          after: { ...place, there: true, noted: place.noted + 1 },
        }
      const noted = place.noted + 1
      const undoing = former?.after === JSON.stringify(place.fields) ? former.before : undefined
      former = undefined
      const dice = random.below(10)
      if (dice < 1) return { method: 'DELETE', path: at, after: { ...place, there: false, noted } }
      if (dice < 2)
        return {
          method: 'PATCH',
          path: `${at}/toggle-status`,
          after: { ...place, isActive: !place.isActive, noted },
        }
      if (dice < 3)
        return {
          method: 'PATCH',
          path: `${at}/toggle-featured`,
          after: { ...place, isFeatured: !place.isFeatured, noted },
        }
      if (dice > 8) return { method: 'POST', path: `${at}/confirm`, after: { ...place, noted } }
      if (dice < 6 && undoing)
        return {
          method: 'POST',
          path: `/api/admin/history/${keys.edit}/undo`,
          after: { ...place, fields: undoing, noted },
        }
      const fields = fieldsOf(++n)
      former = { before: place.fields, after: JSON.stringify(fields) }
      return { method: 'PUT', path: at, body: sent(fields, keys), after: { ...place, fields, noted } }
    },
  }
}

function addition(name: string, n: number, keys: Record<string, number>) {
  const { selectedFunTypes, selectedSeasons, ...fields } = sent(fieldsOf(n), keys)
  const body = { name, ...fields, funTypes: selectedFunTypes, seasons: selectedSeasons, isActive: true }
  const after = { there: true, fields: fieldsOf(n), isActive: true, isFeatured: false, noted: 1 }
  return { method: 'POST', path: '/api/admin/places', body, after }
}

const sent = ({ funTypes, seasons, ...fields }: Fields, keys: Record<string, number>) => ({
  ...fields,
  selectedFunTypes: funTypes.map((slug) => keys[String(slug)]),
  selectedSeasons: seasons.map((season) => keys[String(season)]),
})

/** A deleted place is as its entry in the audit log keeps it. */
const seen = (name: string) => sql`
  with place as (select * from places where name = ${name}),
  deleted as (
    select id, entity_id, before from audit_log where entity = 'places' and action = 'delete'
      and before #>> '{place,name}' = ${name} and not exists (select from place) order by id desc limit 1),
  noted as (
    select count(*)::int as entries, max(id) filter (where action = 'update') as edit from audit_log
    where entity = 'places' and entity_id = coalesce((select id::text from place), (select entity_id from deleted))),
  fields as (
    select to_jsonb(p) as p,
      coalesce((select jsonb_agg(f.slug order by t.rank) from place_types t join fun_types f on f.id = t.fun_type_id
        where t.place_id = p.id), '[]') as types,
      coalesce((select jsonb_agg(s.name) from place_availabilities a join seasons s on s.id = a.season_id
        where a.place_id = p.id), '[]') as seasons
    from place p
    union all select before -> 'place',
      coalesce((select jsonb_agg(f.slug order by (t ->> 'rank')::int) from jsonb_array_elements(before -> 'placeTypes') t
        join fun_types f on f.id = (t ->> 'fun_type_id')::int), '[]'),
      coalesce((select jsonb_agg(s.name) from jsonb_array_elements(before -> 'placeAvailabilities') a
        join seasons s on s.id = (a ->> 'season_id')::int), '[]')
    from deleted)
  select jsonb_build_object('there', exists (select from place),
      'fields', (select jsonb_build_object('description', p -> 'description', 'displayName', p -> 'display_name',
        'website', p -> 'website', 'ageGroupMax', p -> 'age_group_max', 'isIndoor', p -> 'is_indoor',
        'addrStreet', p -> 'addr_street', 'addrPostcode', p -> 'addr_postcode', 'lat', p -> 'lat', 'lng', p -> 'lng',
        'funTypes', types, 'seasons', seasons) from fields),
      'isActive', coalesce((select (p -> 'is_active')::boolean from fields), false),
      'isFeatured', coalesce((select (p -> 'is_featured')::boolean from fields), false),
      'noted', (select entries from noted)) as state,
    jsonb_build_object('id', (select id from place), 'deletion', (select id from deleted), 'edit', (select edit from noted))
      || (select jsonb_object_agg(slug, id) from fun_types) || (select jsonb_object_agg(name, id) from seasons) as keys`
