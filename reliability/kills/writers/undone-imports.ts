import { sql } from 'drizzle-orm'
import type { Writer } from '../writer.ts'

/** Takes back the newest import of the fetched town, which the next one then brings again. */
export const undoneImportsWriter: Writer = {
  name: 'undone imports',
  see: async (db) => {
    const { rows } = await db.execute<{ undone: number; noted: number; run: number }>(sql`
      select count(*) filter (where state = 'undone')::int as undone,
        (select count(*)::int from audit_log where entity = 'import_runs') as noted,
        max(id) filter (where state = 'done' and added > 0) as run from import_runs`)
    const { undone = 0, noted = 0, run = null } = rows[0] ?? {}
    return { state: { undone, noted }, keys: { run: run ?? 0 } }
  },
  next: ({ state, keys: { run } }) => {
    const { undone, noted } = state as { undone: number; noted: number }
    if (!run) return undefined
    const after = { undone: undone + 1, noted: noted + 1 }
    return { method: 'POST', path: `/api/admin/import-runs/${run}/undo`, after }
  },
}
