import { sql } from 'drizzle-orm'
import { isNotAhead } from '../../office/jobs/not-ahead.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import { backUpJob } from '../backup/back-up-jobs.queries.ts'
import { BackUpResult } from '../backup/back-up-result.schema.ts'
import type { BackUps } from './status.schema.ts'

type Row = { state: string; result: unknown; error: string | null; at: string }

/** The last back-up that came to its end, and the failure of the last try, if it failed. */
export async function readBackUps(db: Database): Promise<Pick<BackUps, 'last' | 'failure'>> {
  const { rows } = await db.execute<Row>(sql`
    select distinct on (state) state, result, error, to_json(finished_at)#>>'{}' as at from jobs
    where kind = ${backUpJob} and state in ('done', 'failed') and ${isNotAhead(sql`finished_at`)}
    order by state, finished_at desc`)
  const done = rows.find(({ state }) => state === 'done')
  const failed = rows.find(({ state }) => state === 'failed')
  const result = BackUpResult.safeParse(done?.result).data
  const hasFailedSince = failed && (!done || Date.parse(failed.at) > Date.parse(done.at))
  return {
    last: done && result ? { ...result, at: done.at } : null,
    failure: hasFailedSince ? { at: failed.at, error: failed.error ?? '' } : null,
  }
}
