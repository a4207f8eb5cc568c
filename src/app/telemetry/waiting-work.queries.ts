import { sql } from 'drizzle-orm'
import { isNotAhead } from '../../office/jobs/not-ahead.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import { backUpJob } from '../../system/backup/back-up-jobs.queries.ts'
import { isDue } from '../../system/webhooks/delivery.queries.ts'

/** `oldestSeconds`: for how long the oldest that could begin has waited. */
type Queue = { name: string; waiting: number; running: number; oldestSeconds: number }

type WaitingWork = {
  /** Of each kind of job that there is any of, and 'webhooks'. */
  queues: Queue[]
  /** Since the last back-up that came to its end; null when none is known. */
  backUpSeconds: number | null
}

/** What is put off does not count as waiting until its time has come, nor what a webhook was to be told that is switched off. */
export async function readWaitingWork(db: Database): Promise<WaitingWork> {
  const { rows } = await db.execute<WaitingWork>(sql`
    with open_jobs as (
      select kind, state, greatest(created_at, not_before) as due_at from jobs where state in ('waiting', 'running')),
    queues as (
      select kind as name, count(*) filter (where state = 'waiting' and due_at <= now())::int as waiting,
        count(*) filter (where state = 'running')::int as running,
        coalesce(extract(epoch from now() - min(due_at) filter (where state = 'waiting' and due_at <= now())), 0)::float
          as "oldestSeconds"
      from open_jobs group by kind
      union all
      select 'webhooks', count(*)::int, 0, greatest(extract(epoch from now() - min(due_at)), 0)::float
      from webhook_deliveries d join webhooks w on w.id = d.webhook_id and w.is_active
      where state = 'waiting' and ${isDue})
    select (select json_agg(queues) from queues) as queues,
      (select extract(epoch from now() - max(finished_at))::float from jobs
        where kind = ${backUpJob} and state = 'done' and ${isNotAhead(sql`finished_at`)}) as "backUpSeconds"`)
  return rows[0] ?? { queues: [], backUpSeconds: null }
}
