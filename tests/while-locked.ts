import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'

/** Does something while another transaction holds what the statement locks. Promises within a list are not waited for. */
export const whileLocked = <Result>(db: Database, lock: SQL, work: () => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.execute(lock)
    return work()
  })

/** Until so many wait for a lock. */
export const waiting = (db: Database, many: number) =>
  expect
    .poll(async () => {
      const { rows } = await db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    })
    .toBe(many)
