import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { JobKind } from '../src/office/jobs/job-kind.task.ts'
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
