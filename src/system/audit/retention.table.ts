import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, smallint } from 'drizzle-orm/pg-core'
import type { KeptYears } from './retention.ts'

/** Its one row says how long entries of the audit log are kept; without it, for ever. */
export const auditRetention = pgTable(
  'audit_retention',
  {
    isOnly: boolean().primaryKey().default(true),
    /** Null: for ever. */
    years: smallint().$type<KeptYears>(),
  },
  (row) => [
    check('audit_retention_is_only', sql`${row.isOnly}`),
    check('audit_retention_years', sql`${row.years} > 0`),
  ],
)
