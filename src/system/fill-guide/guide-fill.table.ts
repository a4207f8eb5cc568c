import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../office/accounts/account/account.table.ts'
import { moment } from '../../platform/database/columns.ts'
import type { FillReport } from './fill-guide.schema.ts'
import type { FillStep, FoundAddresses, StepTrouble } from './fill-steps.ts'

/** The one filling of the guide, as it is or was last; which cities came is told by their imports. */
export const guideFills = pgTable(
  'guide_fills',
  {
    id: integer().primaryKey().default(1),
    state: text({ enum: ['running', 'stopped', 'done'] }).notNull(),
    startedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    startedAt: moment().notNull().defaultNow(),
    /** When it was last begun, or taken up after a stop. */
    takenUpAt: moment().notNull().defaultNow(),
    finishedAt: moment(),
    /** The job that may go on with it: of two none gets in the other's way. */
    jobId: uuid(),
    /** The work that it waits for now. */
    childJobId: uuid(),
    stepsDone: jsonb().$type<FillStep[]>().notNull().default([]),
    addresses: jsonb().$type<FoundAddresses>().notNull().default({ enriched: 0, unchanged: 0, notFound: 0 }),
    /** Steps that ended otherwise than they should. */
    troubles: jsonb().$type<StepTrouble[]>().notNull().default([]),
    /** How many requests each service had had when it began. */
    requestsBefore: jsonb().$type<Record<string, number>>().notNull().default({}),
    report: jsonb().$type<FillReport>(),
  },
  (fill) => [
    check('guide_fills_one', sql`${fill.id} = 1`),
    check('guide_fills_state', sql`${fill.state} in ('running', 'stopped', 'done')`),
  ],
)
