import { sql } from 'drizzle-orm'
import type { Database } from '../../../src/platform/database/database.ts'
import type { Writer } from '../writer.ts'

const howMany = 1100

type Asked = { changed: number; undone: number }

/** More places than are changed at once, in the ocean, where no city is near: jobs change them and undo that, batch by batch. */
export async function crowdWriter(db: Database): Promise<Writer> {
  await db.execute(sql`
    insert into places (name, slug, lat, lng, is_active)
    select 'Killed crowd', 'killed-crowd-' || i, 0, -30 + i / 1000.0, true from generate_series(1, ${howMany}) i`)
  let n = 0
  let changeId: string | null = null
  return {
    name: 'bulk jobs',
    see: async (db) => {
      const { rows } = await db.execute<{ asked: Asked; open: number; changeId: string | null }>(sql`
        select jsonb_build_object('changed', count(*) filter (where kind = 'change-places'),
            'undone', count(*) filter (where kind = 'undo-many')) as asked,
          count(*) filter (where state in ('waiting', 'running'))::int as open,
          (select change_id from audit_log where entity = 'places'
            and entity_id = (select min(id)::text from places where name = 'Killed crowd')
            order by id desc limit 1) as "changeId"
        from jobs where kind in ('change-places', 'undo-many')`)
      const [seen] = rows
      changeId = seen?.changeId ?? null
      return { state: seen?.asked, keys: { open: seen?.open ?? 0 } }
    },
    next: ({ state, keys: { open } }, random) => {
      if (open) return undefined
      const asked = state as Asked
      if (changeId && random.below(2) === 0)
        return {
          ...{ method: 'POST', path: `/api/admin/history/changes/${changeId}/undo` },
          after: { ...asked, undone: asked.undone + 1 },
        }
      n += 1
      const filters = { search: 'Killed crowd' }
      const body = { filters, total: howMany, changes: { isFeatured: n % 2 === 1 } }
      return {
        method: 'PATCH',
        path: '/api/admin/places',
        body,
        after: { ...asked, changed: asked.changed + 1 },
      }
    },
  }
}
