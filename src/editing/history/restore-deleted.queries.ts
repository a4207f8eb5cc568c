import { sql } from 'drizzle-orm'
import { lockPlacesTable } from '../../guide/places/lock-places.queries.ts'
import { joinOrStartJobIn, lockJobs } from '../../office/jobs/job.queries.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
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
    const changeId = await changeOfCity(tx, restore.entryId)
    const places = changeId === null ? 0 : await countDeleted(tx, changeId)
    if (places === 0) return restoreIn(tx, restore)
    await lockPlacesTable(tx)
    // The job is started after the city's ways by road have written to that table.
    await lockJobs(tx)
    const restored = await restoreIn(tx, restore)
    const job = { kind: undoManyJob, input: { changeId, total: places }, startedBy: restore.userId }
    return { ...restored, following: { jobId: await joinOrStartJobIn(tx, job), places } }
  })

/** The change that deleted the city of an entry; null for any other entry. */
async function changeOfCity(db: Queries, entryId: number): Promise<string | null> {
  const { rows } = await db.execute<{ changeId: string | null }>(
    sql`select change_id as "changeId" from audit_log where id = ${entryId} and entity = 'cities'`,
  )
  return rows[0]?.changeId ?? null
}
