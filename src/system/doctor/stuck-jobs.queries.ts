import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { type Check, numberOf } from './finding.ts'

type StuckJob = { id: string; kind: string }

/** Jobs that are not over and that nobody will ever do: of a kind that this version does not know, or lost by the queue. */
export const checkJobs =
  (db: Database, knownKinds: readonly string[]): Check =>
  async ({ isDryRun }) => {
    const stuck = await findStuck(db, knownKinds)
    if (stuck.length === 0) return []
    if (!isDryRun)
      await db.execute(sql`
        update jobs set state = 'failed', finished_at = now(), error = 'Nobody was at it any more. Start it again.'
        where state in ('waiting', 'running') and id in (select jsonb_array_elements_text(${idsOf(stuck)}::jsonb)::uuid)`)
    const kinds = [...new Set(stuck.map(({ kind }) => kind))].join(', ')
    const jobs = `${numberOf(stuck.length, 'job', 'jobs')} would never have come to an end (${kinds})`
    return [{ text: `${jobs}${isDryRun ? '.' : ' and now counts as failed.'}`, isMended: !isDryRun }]
  }

const idsOf = (jobs: readonly StuckJob[]) => JSON.stringify(jobs.map(({ id }) => id))

async function findStuck(db: Database, knownKinds: readonly string[]): Promise<StuckJob[]> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select to_regclass('pgboss.job') is not null as is`)
  const isLost = rows[0]?.is
    ? sql`exists (select from pgboss.job q where q.id = j.id and q.state::text in ('completed', 'cancelled', 'failed'))`
    : sql`false`
  const { rows: stuck } = await db.execute<StuckJob>(sql`
    select id, kind from jobs j where state in ('waiting', 'running') and created_at < now() - interval '5 minutes'
      and (kind not in (select jsonb_array_elements_text(${JSON.stringify(knownKinds)}::jsonb)) or ${isLost})`)
  return stuck
}
