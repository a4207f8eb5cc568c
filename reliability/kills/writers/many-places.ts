import { sql } from 'drizzle-orm'
import type { Database } from '../../../src/platform/database/database.ts'
import type { Write, Writer } from '../writer.ts'

const howMany = 12

type Many = { names: string[]; marks: string[]; noted: number[] }

/** Twelve places that are always written together; `mark` is what the writer changes of them. */
function manyPlaces(
  name: string,
  mark: string,
  write: (n: number, ids: number[]) => Omit<Write, 'after'> & { mark: string },
) {
  let n = 0
  const writer: Writer = {
    name,
    see: async (db) => seen(db, name, mark),
    next: ({ state, keys }) => {
      const { marks, noted, names } = state as Many
      const ids = names.map((place) => keys[place] as number)
      n += 1
      const { mark: after, ...call } = write(n, ids)
      const isNew = names.length === 0
      const [count, all] = isNew ? [howMany, namesOf(name)] : [names.length, names]
      const fill = <Value>(value: (at: number) => Value) =>
        Array.from({ length: count }, (_, at) => value(at))
      return {
        ...call,
        after: {
          names: all,
          marks: fill(() => after),
          noted: fill((at) => (noted[at] ?? 0) + (marks[at] === after ? 0 : 1)),
        },
      }
    },
  }
  return writer
}

const namesOf = (name: string) =>
  Array.from({ length: howMany }, (_, at) => `${name} ${String(at).padStart(2, '0')}`)

async function seen(db: Database, name: string, mark: string) {
  const { rows } = await db.execute<{ state: Many; keys: Record<string, number> }>(sql`
    with mine as (
      select p.*, (select count(*) from audit_log a where a.entity = 'places' and a.entity_id = p.id::text) as noted,
        ${sql.raw(mark)} as mark
      from places p where name like ${`${name} __`})
    select jsonb_build_object('names', coalesce(jsonb_agg(name order by name), '[]'),
        'marks', coalesce(jsonb_agg(mark order by name), '[]'),
        'noted', coalesce(jsonb_agg(noted order by name), '[]')) as state,
      coalesce(jsonb_object_agg(name, id), '{}') as keys from mine`)
  return rows[0] as { state: Many; keys: Record<string, number> }
}

const csv = (lines: string[]) => {
  const form = new FormData()
  form.set('file', new File([lines.join('\r\n')], 'places.csv', { type: 'text/csv' }))
  form.set('apply', 'true')
  return form
}

const at = (nr: number) => `${48.1 + nr / 100},${16.2 + nr / 100}`

/** A file that adds places, and then one that changes them, again and again. */
const filesWriter = manyPlaces('Killed file', 'p.description', (n, ids) => ({
  ...{ method: 'POST', path: '/api/admin/places/import', mark: `n=${n}` },
  form: () =>
    ids.length === 0
      ? csv([
          'name,lat,lng,description',
          ...namesOf('Killed file').map((name, nr) => `${name},${at(nr)},n=${n}`),
        ])
      : csv(['id,description', ...ids.map((id) => `${id},n=${n}`)]),
}))

const bulkMark = `concat_ws(' ', p.is_featured, (select string_agg(f.slug, ',' order by t.rank) from place_types t
  join fun_types f on f.id = t.fun_type_id where t.place_id = p.id))`

/** Bulk changes of twelve places; they are brought in by a file first. */
function bulkWriter(types: Record<string, number>): Writer {
  return manyPlaces('Killed bulk', bulkMark, (n, ids) => {
    if (ids.length === 0)
      return {
        ...{ method: 'POST', path: '/api/admin/places/import', mark: 'f museum' },
        form: () =>
          csv([
            'name,lat,lng,funTypes',
            ...namesOf('Killed bulk').map((name, nr) => `${name},${at(nr)},museum`),
          ]),
      }
    const [had, wanted] = n % 2 ? ['zoo', 'museum'] : ['museum', 'zoo']
    const changes = { isFeatured: n % 2 === 0, addFunTypes: [types[wanted]], removeFunTypes: [types[had]] }
    const mark = `${n % 2 === 0 ? 't' : 'f'} ${wanted}`
    return { method: 'PATCH', path: '/api/admin/places', mark, body: { ids, changes } }
  })
}

export async function manyPlacesWriters(db: Database): Promise<Writer[]> {
  const { rows } = await db.execute<{ types: Record<string, number> }>(
    sql`select jsonb_object_agg(slug, id) as types from fun_types`,
  )
  return [filesWriter, bulkWriter(rows[0]?.types ?? {})]
}
