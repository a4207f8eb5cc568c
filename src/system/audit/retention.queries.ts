import { sql } from 'drizzle-orm'
import { recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { joinOrStartJobIn } from '../../office/jobs/job.queries.ts'
import { isNotAhead } from '../../office/jobs/not-ahead.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import { auditRetention } from './retention.table.ts'
import { type KeptYears, pruneJob } from './retention.ts'

/** For how many years entries are kept; null: for ever. */
export async function readKeptYears(db: Database): Promise<KeptYears | null> {
  const [row] = await db.select({ years: auditRetention.years }).from(auditRetention)
  return row?.years ?? null
}

type Kept = { years: KeptYears | null; jobId: string | null }

/** Says how long entries are kept; what is older goes at once, by the job whose id this answers. */
export const keepFor = (db: Database, userId: string, years: KeptYears | null): Promise<Kept> =>
  db.transaction(async (tx) => {
    await tx.insert(auditRetention).values({}).onConflictDoNothing()
    const [before] = await tx.select({ years: auditRetention.years }).from(auditRetention).for('update')
    if (before?.years !== years) {
      await tx.update(auditRetention).set({ years })
      await recordChange(tx, {
        ...{ userId, action: 'update', entity: 'audit_log' },
        ...{ before: { keptYears: before?.years ?? null }, after: { keptYears: years } },
      })
    }
    if (years === null) return { years, jobId: null }
    return { years, jobId: await joinOrStartJobIn(tx, { kind: pruneJob, input: {}, startedBy: userId }) }
  })

/** Whether what is older has gone since then; also where nothing was. */
export async function wasPrunedSince(db: Database, since: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from jobs where kind = ${pruneJob} and state = 'done' and started_at >= ${since.toISOString()}::timestamptz
      and ${isNotAhead(sql`started_at`)} limit 1`)
  return rows.length > 0
}
