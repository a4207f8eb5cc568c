import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { plannedChanges } from './planned-change.table.ts'
import type { PlannedSubject } from './planned-change.ts'

type Wanted = {
  subject: PlannedSubject
  key: string
  changes: object
  publishAt: Date | null
  userId: string
}

/**
 * What the same editor has planned in the same words of late: a browser asks again that never saw the answer. The place or page is
 * locked by whoever asks, so that of two at once one waits.
 */
export async function findRepeated(
  tx: Transaction,
  { subject, key, changes, publishAt, userId }: Wanted,
): Promise<number | undefined> {
  const { id, subjectKey, state, createdAt } = plannedChanges
  const [earlier] = await tx
    .select({ id })
    .from(plannedChanges)
    .where(
      and(
        ...[eq(plannedChanges.subject, subject), eq(subjectKey, key), eq(state, 'waiting')],
        ...[eq(plannedChanges.userId, userId), gt(createdAt, sql`now() - interval '10 minutes'`)],
        sql`${plannedChanges.changes} = ${JSON.stringify(changes)}::jsonb`,
        publishAt ? eq(plannedChanges.publishAt, publishAt) : isNull(plannedChanges.publishAt),
      ),
    )
  return earlier?.id
}
