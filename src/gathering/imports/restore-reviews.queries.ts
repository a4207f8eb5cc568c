import { sql } from 'drizzle-orm'
import { lockPlaces } from '../../guide/places/lock-places.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type ChangeAuthor, recordImportChanges } from '../storing/audit-changes.queries.ts'

type Restoring = { runId: number; placeIds: readonly number[]; author: ChangeAuthor }

/** Places that the run sent to a review are reviewed as they were before, where nobody has decided about that since. */
export async function restoreReviews(tx: Transaction, { runId, placeIds, author }: Restoring): Promise<void> {
  const sentToReview = sql`not p.is_reviewed and exists (
    select from audit_log entry where entry.entity = 'places' and entry.entity_id = p.id::text
      and entry.import_run_id = ${runId}::integer and entry.before->'isReviewed' = 'true' and not exists (
        select from audit_log later where later.entity = 'places' and later.entity_id = entry.entity_id
          and later.id > entry.id and later.after ? 'isReviewed'))`
  const chosen = sql`p.id = any(${sql.param([...placeIds])}::integer[])`
  const ids = await lockPlaces(tx, sql`${chosen} and ${sentToReview}`)
  if (ids.length === 0) return
  await tx.execute(sql`
    update places set is_reviewed = true, updated_at = now() where id = any(${sql.param(ids)}::integer[])`)
  await recordImportChanges(
    tx,
    author,
    ids.map((id) => ({
      ...{ action: 'update' as const, entity: 'places' as const, entityId: String(id) },
      ...{ before: { isReviewed: false }, after: { isReviewed: true } },
    })),
  )
}
