import { sql } from 'drizzle-orm'
import { actingToken } from '../../office/accounts/audit-log/acting-token.ts'
import type { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'

/** Who changes: an import run, which null stands for when an editor does it by hand; null is no editor. */
export type ChangeAuthor = { id: number | null; userId: string | null }

/** The import run that changes come from, and who started it; null for commands and the schedule. */
export type RunRef = ChangeAuthor & { id: number }

export type ImportChange = {
  action: (typeof auditLog.$inferInsert)['action']
  entity: 'places' | 'place_sources'
  entityId: string
  before: object | null
  after: object | null
  hands?: object | undefined
}

/** A provider's record in the audit log, such as 'openstreetmap node/1'. */
export const sourceKey = ({ provider, externalId }: { provider: string; externalId: string }) =>
  `${provider} ${externalId}`

/** Notes what an import changed, in the transaction that changes it: thousands of rows as one JSON parameter. */
export async function recordImportChanges(
  tx: Transaction,
  author: ChangeAuthor | undefined,
  changes: readonly ImportChange[],
): Promise<void> {
  if (!author || changes.length === 0) return
  await tx.execute(sql`
    insert into audit_log (user_id, token_id, action, entity, entity_id, before, after, hands, import_run_id)
    select ${author.userId}::uuid, ${actingToken()}::integer, r.action, r.entity, r."entityId",
      nullif(r.before, 'null'::jsonb), nullif(r.after, 'null'::jsonb), r.hands, ${author.id}::integer
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as r(action text, entity text, "entityId" text, before jsonb, after jsonb, hands jsonb)`)
}

/** Ids of the places that a run has added. */
export async function findAddedPlaces(db: Queries, runId: number): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select entity_id::integer as id from audit_log
    where import_run_id = ${runId}::integer and entity = 'places' and action = 'create'`)
  return new Set(rows.map(({ id }) => id))
}
