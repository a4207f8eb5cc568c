import { eq } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { z } from 'zod'
import { startJob } from '../src/office/jobs/job.queries.ts'
import { jobs } from '../src/office/jobs/job.table.ts'
import { type JobContext, type JobKind, jobKind } from '../src/office/jobs/job-kind.task.ts'
import { keepJobs, type Schedule } from '../src/office/jobs/keep-jobs.task.ts'
import type { Database } from '../src/platform/database/database.ts'
import { log } from '../src/platform/log/log.ts'
import { testPoolConfig } from './test-database.ts'

type Options = { isAlone?: boolean; schedules?: Schedule[] }

/** Runs jobs of these kinds as a server does, until the test is over or the result is called. */
export async function keepTestJobs(
  db: Database,
  kinds: readonly JobKind[],
  { isAlone = true, schedules = [] }: Options = {},
): Promise<() => Promise<void>> {
  const poolConfig = await testPoolConfig()
  const pool = new pg.Pool({ ...poolConfig, max: 3 })
  const stopJobs = await keepJobs({ db, pool, poolConfig, log, kinds, schedules, isAlone })
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= stopJobs().then(() => pool.end())
    return stopped
  }
  onTestFinished(stop)
  return stop
}

/** A kind that does what the test says. */
export const aKind = (run: (context: JobContext<{ n: number }>) => Promise<unknown>, kind = 'test-work') =>
  jobKind(kind, z.object({ n: z.number() }), run)

export const startTestJob = (db: Database, { kind = 'test-work', n = 1 } = {}) =>
  startJob(db, { kind, input: { n }, startedBy: null })

export const stateOfJob = async (db: Database, id: string) =>
  (await db.select().from(jobs).where(eq(jobs.id, id)))[0]?.state

export const untilJob = (db: Database, id: string, state: string) =>
  expect.poll(() => stateOfJob(db, id), { interval: 20 }).toBe(state)

/** Waits until somebody cancels it. */
export const endless = ({ signal }: { signal?: AbortSignal | undefined }) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
