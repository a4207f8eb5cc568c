import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { lockPlacesTable } from '../../guide/places/lock-places.queries.ts'
import { type JobKind, jobKind } from '../../office/jobs/job-kind.task.ts'
import type { Database } from '../../platform/database.ts'
import { bringUpToDate } from './bring-up-to-date.queries.ts'
import { loadGroups } from './stored-groups.queries.ts'

const batchSize = 500

/** Computes all places anew from their stored records, by today's rules: after a change of the rules, without fetching. */
export const translateAgainKind: JobKind = jobKind('translate-again', z.object({}), async (context) => {
  const { db, signal, report, startedBy } = context
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from places p where exists (select from place_sources where place_id = p.id) order by id`,
  )
  const ids = rows.map(({ id }) => id)
  let placesChanged = 0
  for (let start = 0; start < ids.length; start += batchSize) {
    signal.throwIfAborted()
    placesChanged += await translateBatch(db, ids.slice(start, start + batchSize), startedBy)
    report({ done: Math.min(start + batchSize, ids.length), total: ids.length, items: [] })
  }
  return { placesChanged }
})

const translateBatch = (db: Database, ids: readonly number[], userId: string | null) =>
  db.transaction(async (tx) => {
    await lockPlacesTable(tx)
    const groups = await loadGroups(tx, ids)
    return (await bringUpToDate(tx, groups.values(), { run: { id: null, userId } })).size
  })
