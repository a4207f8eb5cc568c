import { sql } from 'drizzle-orm'
import { joinOrStartJobIn } from '../../office/jobs/job.queries.ts'
import type { Database, Queries } from '../../platform/database.ts'
import type { Restored } from './history.schema.ts'
import { type Restore, restoreIn } from './restore.queries.ts'
import { countDeleted } from './undo-deletions.queries.ts'
import { undoManyJob } from './undo-many.queries.ts'

/**
 * Brings a deleted place, or a deleted city with its places, back as it was. Places that went before their city, batch by batch, come
 * back in the same way by a job. @throws Problem 404, 409 or 422
 */
export const restoreDeleted = (db: Database, restore: Restore): Promise<Restored> =>
  db.transaction(async (tx) => {
    const restored = await restoreIn(tx, restore)
    const changeId = restored.entity === 'cities' ? await changeOf(tx, restore.entryId) : null
    const places = changeId === null ? 0 : await countDeleted(tx, changeId)
    if (places === 0) return restored
    const job = { kind: undoManyJob, input: { changeId, total: places }, startedBy: restore.userId }
    return { ...restored, following: { jobId: await joinOrStartJobIn(tx, job), places } }
  })

async function changeOf(db: Queries, entryId: number): Promise<string | null> {
  const { rows } = await db.execute<{ changeId: string | null }>(
    sql`select change_id as "changeId" from audit_log where id = ${entryId}`,
  )
  return rows[0]?.changeId ?? null
}
