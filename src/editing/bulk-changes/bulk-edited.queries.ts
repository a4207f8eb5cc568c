import { sql } from 'drizzle-orm'
import { isByHand } from '../../office/accounts/audit-log/by-hand.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { PlaceChanges } from './bulk.schema.ts'
import { bulkFlags, changedFacts } from './bulk-values.ts'

type Question = { jobId: string; ids: readonly number[]; changes: PlaceChanges }

/** Those of the places in which an editor, not the guide by itself, has changed the same since the job was made; who deletes them changes all. */
export async function findEditedSince(
  tx: Transaction,
  { jobId, ids, changes }: Question,
): Promise<Set<number>> {
  const isSame = changes.isDeleted ? sql`true` : sql`after ?| ${sql.param(fieldsOf(changes))}::text[]`
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct entity_id::integer as id from audit_log
    where entity = 'places' and entity_id = any(${sql.param(ids)}::text[]) and ${isByHand('audit_log')}
      and user_id is not null and at > (select created_at from jobs where id = ${jobId}) and ${isSame}`)
  return new Set(rows.map(({ id }) => id))
}

/** As the audit log names them. */
function fieldsOf(changes: PlaceChanges) {
  const { addFunTypes, removeFunTypes, addSeasons, removeSeasons } = changes
  return [
    ...Object.keys(bulkFlags(changes)),
    ...changedFacts(changes),
    ...(addFunTypes || removeFunTypes ? ['funTypes'] : []),
    ...(addSeasons || removeSeasons ? ['seasons'] : []),
  ]
}
