import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/database/columns.ts'

/** When an outside service may be asked next, by any process. */
export const serviceStates = pgTable('service_states', {
  service: text().primaryKey(),
  /** No request starts before. */
  freeAt: moment().notNull().defaultNow(),
  /** Nor one of bulk work before. */
  bulkFreeAt: moment(),
  /** While somebody waits for an answer, bulk work stands back. */
  awaitedUntil: moment(),
  /** Set while the service is left alone after failures or at its own wish. */
  pausedUntil: moment(),
  pauseReason: text(),
  /** How many requests failed since the last that succeeded. */
  failures: integer().notNull().default(0),
  /** How many requests were begun since the guide was installed, also those that came to nothing. */
  requests: bigint({ mode: 'number' }).notNull().default(0),
})

/** What was used of a service's allowance, by day or hour: '2026-11-21' or '2026-11-21T14'. */
export const serviceUsage = pgTable(
  'service_usage',
  {
    service: text().notNull(),
    period: text().notNull(),
    used: integer().notNull().default(0),
  },
  (usage) => [primaryKey({ columns: [usage.service, usage.period] })],
)
