import { sql } from 'drizzle-orm'
import type { Database } from '../../../src/platform/database.ts'
import type { Writer } from '../writer.ts'

const howMany = 1100

/** More places than are changed at once, in the ocean, where no city is near: a job changes them batch by batch. */
export async function crowdWriter(db: Database): Promise<Writer> {
  await db.execute(sql`
    insert into places (name, slug, lat, lng, is_active)
    select 'Killed crowd', 'killed-crowd-' || i, 0, -30 + i / 1000.0, true from generate_series(1, ${howMany}) i`)
  let n = 0
  return {
    name: 'bulk jobs',
    see: async (db) => {
      const { rows } = await db.execute<{ asked: number; open: number }>(sql`
        select count(*)::int as asked, count(*) filter (where state in ('waiting', 'running'))::int as open
        from jobs where kind = 'change-places'`)
      const { asked = 0, open = 0 } = rows[0] ?? {}
      return { state: asked, keys: { open } }
    },
    next: ({ state, keys: { open } }) => {
      if (open) return undefined
      n += 1
      const filters = { search: 'Killed crowd' }
      const body = { filters, total: howMany, changes: { isFeatured: n % 2 === 1 } }
      return { method: 'PATCH', path: '/api/admin/places', body, after: Number(state) + 1 }
    },
  }
}
