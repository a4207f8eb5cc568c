import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../src/platform/database/database.ts'
import type { Call, Writer } from '../writer.ts'

type Row = { value: string; keys: Record<string, number> }

type Calls = {
  add(n: number): Call & { value: string }
  change(n: number, id: number): Call & { value: string }
  remove(id: number): Call
}

/** A row that is added, changed and removed in turn. */
const rowWriter = (name: string, see: SQL, { add, change, remove }: Calls): Writer => {
  let n = 0
  return {
    name,
    see: async (db) => {
      const row = await rowOf(db, see)
      return { state: row?.value ?? null, keys: row?.keys ?? {} }
    },
    next: ({ state, keys: { id = 0 } }, random) => {
      n += 1
      if (state !== null && random.below(4) === 0) return { ...remove(id), after: null }
      const { value, ...call } = state === null ? add(n) : change(n, id)
      return { ...call, after: value }
    },
  }
}

async function rowOf(db: Database, see: SQL): Promise<Row | undefined> {
  return (await db.execute<Row>(see)).rows[0]
}

const view = 'Killed view'

/** In the place of what was kept by that name. */
const keepView = (n: number) => {
  const [search, isShared] = [`search=killed-${n}`, n % 2 === 0]
  const body = { name: view, search, isShared }
  return { method: 'POST', path: '/api/admin/place-views', body, value: `${search}/${isShared}` }
}

const radius = (n: number) => ({ radiusKm: 7, displayName: `Option ${n}`, sortOrder: n })

/** Settings, search radii, and addresses of the list of places. */
export const rowWriters: Writer[] = [
  rowWriter(
    'configs',
    sql`select value || '/' || description as value, '{}'::jsonb as keys from configs where key = 'KILLED'`,
    {
      add: (n) => ({
        ...{ method: 'POST', path: '/api/configs', value: `${n}/said ${n}` },
        body: { key: 'KILLED', value: `${n}`, description: `said ${n}` },
      }),
      change: (n) => ({
        ...{ method: 'PATCH', path: '/api/configs/KILLED', value: `${n}/said ${n}` },
        body: { value: `${n}`, description: `said ${n}` },
      }),
      remove: () => ({ method: 'DELETE', path: '/api/configs/KILLED' }),
    },
  ),
  rowWriter(
    'search radii',
    sql`select display_name || '/' || sort_order as value, jsonb_build_object('id', id) as keys
      from search_radius_options where radius_km = 7`,
    {
      add: (n) => ({
        ...{ method: 'POST', path: '/api/admin/search-radius-options', value: `Option ${n}/${n}` },
        body: radius(n),
      }),
      change: (n, id) => ({
        ...{ method: 'PUT', path: `/api/admin/search-radius-options/${id}`, value: `Option ${n}/${n}` },
        body: radius(n),
      }),
      remove: (id) => ({ method: 'DELETE', path: `/api/admin/search-radius-options/${id}` }),
    },
  ),
  rowWriter(
    'saved views',
    sql`select search || '/' || is_shared as value, jsonb_build_object('id', id) as keys
      from place_views where name = ${view}`,
    {
      add: keepView,
      change: keepView,
      remove: (id) => ({ method: 'DELETE', path: `/api/admin/place-views/${id}` }),
    },
  ),
]
