import { type SQL, sql } from 'drizzle-orm'
import { isNotAhead } from '../../office/jobs/not-ahead.queries.ts'
import type { Database } from '../../platform/database/database.ts'

const keptDays = 90

// Nobody can start a job while those of one batch go.
const usualBatch = 1000

/**
 * Removes jobs that were over long ago: all but the last of each kind that came to its end, failed or was cancelled, which tell when a
 * back-up was made, and those of imports that did not come to their end, by which these are begun again as they were.
 */
export async function forgetJobs(db: Database, batchSize = usualBatch): Promise<void> {
  const last = await findLast(db)
  let reached: Reached | undefined = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }
  while (reached) reached = await forgetBatch(db, { last, reached, batchSize })
}

/** The last job that was looked at. */
type Reached = { at: string; id: string }

type Batch = { last: readonly string[]; reached: Reached; batchSize: number }

/** Looks at the next old jobs; undefined when there are none any more. */
async function forgetBatch(db: Database, { last, reached, batchSize }: Batch): Promise<Reached | undefined> {
  const { rows } = await db.execute<Reached>(sql`
    with looked as materialized (
      select id, created_at, state, finished_at from jobs
      where (created_at, id) > (${reached.at}::timestamptz, ${reached.id}::uuid) and ${isOld(sql`created_at`)}
      order by created_at, id limit ${batchSize}),
    gone as (
      delete from jobs where id = any(array(
        select id from looked l where state in ('done', 'failed', 'cancelled') and ${isOld(sql`finished_at`)}
          and id <> all(${sql.param(last)}::uuid[])
          and not exists (select from import_runs r where r.job_id = l.id and r.state in ('failed', 'cancelled')))))
    select to_json(created_at) #>> '{}' as at, id from looked order by created_at desc, id desc limit 1`)
  return rows[0]
}

// It reads the whole table, and so is asked once and not in each batch: what ends meanwhile is young.
async function findLast(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct on (kind, state) id from jobs where ${isNotAhead(sql`finished_at`)}
    order by kind, state, finished_at desc`)
  return rows.map(({ id }) => id)
}

const isOld = (moment: SQL) => sql`${moment} < now() - make_interval(days => ${sql.raw(String(keptDays))})`
