import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { cities } from '../../guide/cities/city.table.ts'
import { users } from '../../office/accounts/account/account.table.ts'
import { id, moment } from '../../platform/database/columns.ts'

/** One bringing-in of places: from a provider for a city, or from a file. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: id(),
    cityId: integer().references(() => cities.id, { onDelete: 'set null' }),
    provider: text().notNull(),
    /** Where the places came from: a file's name, or null for a provider's own service. */
    origin: text(),
    state: text({ enum: ['running', 'done', 'failed', 'cancelled', 'undone'] }).notNull(),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    gone: integer().notNull().default(0),
    /** Of the provider's paid allowance. */
    creditsUsed: integer().notNull().default(0),
    /** How many elements were refused, by reason. */
    refused: jsonb().$type<Record<string, number>>().notNull().default({}),
    error: text(),
    jobId: uuid(),
    startedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    startedAt: moment().notNull().defaultNow(),
    finishedAt: moment(),
  },
  (run) => [
    check('import_runs_state', sql`${run.state} in ('running', 'done', 'failed', 'cancelled', 'undone')`),
    index().on(run.cityId, run.startedAt),
    index().on(run.startedAt),
    index().on(run.jobId),
  ],
)
