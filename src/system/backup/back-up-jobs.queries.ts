import { and, eq, gte, sql } from 'drizzle-orm'
import { joinOrStartJob } from '../../office/jobs/job.queries.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import { isNotAhead } from '../../office/jobs/not-ahead.queries.ts'
import type { Database } from '../../platform/database/database.ts'

export const backUpJob = 'back-up'

/** One that is to be made already is joined. */
export const startBackUp = (db: Database, startedBy: string | null): Promise<string> =>
  joinOrStartJob(db, { kind: backUpJob, input: {}, startedBy })

/** Whether one was begun since then that came to its end. */
export const wasBackedUpSince = async (db: Database, since: Date): Promise<boolean> =>
  (await db.$count(
    jobs,
    and(
      ...[eq(jobs.kind, backUpJob), eq(jobs.state, 'done'), isNotAhead(jobs.startedAt)],
      gte(jobs.startedAt, sql`${since.toISOString()}`),
    ),
  )) > 0
