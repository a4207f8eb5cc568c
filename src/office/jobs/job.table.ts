import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../../platform/database/columns.ts'
import { users } from '../accounts/account/account.table.ts'
import { actingToken } from '../accounts/audit-log/acting-token.ts'
import type { JobProgress } from './job.ts'

/** Long work as its editor sees it; the queue that drives it keeps tables of its own. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    kind: text().notNull(),
    input: jsonb().notNull(),
    state: text({ enum: ['waiting', 'running', 'done', 'failed', 'cancelled'] }).notNull(),
    progress: jsonb().$type<JobProgress>().notNull(),
    /** What the call answers with when the work is done. */
    result: jsonb(),
    error: text(),
    /** Nobody waits for it: while its service is away it is put off without a word. */
    isQuiet: boolean().notNull().default(false),
    /** How often in a row its service was away. */
    tries: integer().notNull().default(0),
    /** Set while it is put off. */
    notBefore: moment(),
    startedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The API token that it was started through; null: by hand, or by the guide itself. */
    tokenId: integer().$defaultFn(() => sql`${actingToken()}::integer`),
    createdAt: createdAt(),
    startedAt: moment(),
    /** Set when somebody wants it to stop; it stops at the next step. */
    cancelledAt: moment(),
    finishedAt: moment(),
  },
  (job) => [
    check('jobs_state', sql`${job.state} in ('waiting', 'running', 'done', 'failed', 'cancelled')`),
    index().on(job.state),
    index().on(job.createdAt),
  ],
)
