import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '../../../platform/database/columns.ts'
import { actingToken } from './acting-token.ts'
import { auditedActions, auditedThings } from './audited-things.ts'

/** Who changed what: a row as it was before and after; deleted rows come back from here for 30 days. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** Refers to no row: an account goes at once, however much it did, and its entries forget it by and by. */
    userId: uuid(),
    action: text({ enum: auditedActions }).notNull(),
    entity: text({ enum: auditedThings }).notNull(),
    entityId: text(),
    before: jsonb(),
    after: jsonb(),
    /** Of a place that an import changed: by field, from which source to which the fact went. */
    hands: jsonb(),
    importRunId: integer(),
    /** Of many places at once: the same for all that one change did, and the id of the job where one did it. */
    changeId: uuid(),
    /** The API token that it was done through; null: by hand. */
    tokenId: integer().$defaultFn(() => sql`${actingToken()}::integer`),
    at: moment().notNull().defaultNow(),
  },
  (entry) => [
    index().on(entry.entity, entry.entityId, entry.at),
    index('audit_log_newest').on(entry.at, entry.id),
    // Nulls, of which there are none, keep PostgreSQL from ordering these by the index above: it walks through all.
    index('audit_log_by_thing').on(entry.entity, entry.action, entry.at.desc().nullsLast(), entry.id.desc()),
    index('audit_log_by_account')
      .on(entry.userId, entry.entity, entry.action, entry.at.desc().nullsLast(), entry.id.desc())
      .where(sql`${entry.userId} is not null`),
    index('audit_log_by_import').on(entry.importRunId).where(sql`${entry.importRunId} is not null`),
    index('audit_log_change').on(entry.changeId, entry.id).where(sql`${entry.changeId} is not null`),
    index('audit_log_by_hand').on(entry.at, entry.id).where(sql`${entry.importRunId} is null`),
    index('audit_log_deletions').on(entry.at).where(sql`${entry.action} = 'delete'`),
    index('audit_log_refused').on(entry.entityId).where(sql`${entry.after} ? 'refused'`),
  ],
)
