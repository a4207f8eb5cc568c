import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { lockPlaces } from '../../guide/places/lock-places.queries.ts'
import { hasOpenJob, lockJobs, startJob } from '../../office/jobs/job.queries.ts'
import { Problem } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import { adminPlaceCondition } from '../places/admin-place-conditions.queries.ts'
import { confirmMatching, filtersAsSent, otherTotal } from '../selection/bulk-matching.queries.ts'
import type { BulkAnswer, BulkChange, MatchingChange } from './bulk.schema.ts'
import { wordsOf } from './bulk-words.queries.ts'
import { writeChange } from './write-change.queries.ts'

/** Changes some places, all or none; each has its entry in the audit log. @throws Problem 409 or 422 */
export const changePlaces = (db: Database, userId: string, change: BulkChange): Promise<BulkAnswer> =>
  db.transaction(async (tx) => {
    const words = await wordsOf(tx, change.changes)
    // By now it may be all of the guide: that is known before any place is locked.
    if ('filters' in change) await confirmMatching(tx, change)
    const ids = await lockPlaces(
      tx,
      'ids' in change
        ? sql`p.id = any(${sql.param(change.ids)}::integer[])`
        : adminPlaceCondition(change.filters),
    )
    if ('total' in change && ids.length !== change.total) throw otherTotal(ids.length)
    const changeId = randomUUID()
    const { changes } = change
    const { changedIds, unfit } = await writeChange(tx, { ids, userId, changeId, changes, words })
    const counts = { matched: ids.length, changed: changedIds.length, left: 0, unfit }
    return { ...counts, changedIds, isDeletion: changes.isDeleted, changeId }
  })

/** The kind of job that changes all places that match. */
export const changePlacesJob = 'change-places'

/**
 * Starts the job that changes all places that match; its id. One at a time: of two, the later could not tell what the
 * earlier changes from what an editor has changed since. @throws Problem 409 or 422
 */
export const startChange = (db: Database, userId: string, change: MatchingChange): Promise<string> =>
  db.transaction(async (tx) => {
    await lockJobs(tx)
    if (await hasOpenJob(tx, [changePlacesJob])) throw busy()
    await wordsOf(tx, change.changes)
    const lastId = await confirmMatching(tx, change)
    const input = { ...change, filters: filtersAsSent(change.filters), lastId }
    return startJob(tx, { kind: changePlacesJob, input, startedBy: userId })
  })

const busy = () =>
  new Problem(409, 'busy', 'Many places are being changed already. Try again when that is done.')
