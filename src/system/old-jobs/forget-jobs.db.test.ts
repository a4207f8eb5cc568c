import { expect, test } from 'vitest'
import { aCity } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { importRuns } from '../../gathering/imports/import-run.table.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import type { Database } from '../../platform/database/database.ts'
import type { BackUpResult } from '../backup/back-up-result.schema.ts'
import { readBackUps } from '../status/back-ups.queries.ts'
import { forgetJobs } from './forget-jobs.queries.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

type Job = { kind?: string; state?: typeof jobs.$inferInsert.state; days?: number; result?: object }

/** A job that was over so many days ago; its id. */
async function aJob(db: Database, { kind = 'route-distances', state = 'done', days = 91, result }: Job = {}) {
  const at = daysAgo(days)
  const isOpen = state === 'waiting' || state === 'running'
  const [job] = await db
    .insert(jobs)
    .values({
      ...{ kind, state, result, input: {}, progress: { done: 1, total: 1, items: [] } },
      ...{ createdAt: at, startedAt: at, finishedAt: isOpen ? null : at },
    })
    .returning({ id: jobs.id })
  return job?.id ?? ''
}

const aBackUp: BackUpResult = {
  ...{ name: 'guide.backup', place: 'the folder /mnt/backups', bytes: 1, rows: 1, pictures: 0, missing: 0 },
  hasSecrets: false,
}

const listIds = async (db: Database) => (await db.select({ id: jobs.id }).from(jobs)).map(({ id }) => id)

test('a job goes 90 days after it was over, and one that is not over never', async () => {
  const db = await testDatabase()
  for (const state of ['done', 'failed', 'cancelled'] as const) await aJob(db, { state })
  const kept = [
    await aJob(db, { state: 'waiting', days: 400 }),
    await aJob(db, { state: 'running', days: 400 }),
    await aJob(db, { days: 89 }),
    await aJob(db, { state: 'failed', days: 89 }),
    await aJob(db, { state: 'cancelled', days: 89 }),
  ]
  await forgetJobs(db)
  expect((await listIds(db)).toSorted()).toEqual(kept.toSorted())
})

test('the last of a kind that came to its end stays, and the last that failed: when the last back-up was made is told for ever', async () => {
  const db = await testDatabase()
  const backUp = (state: 'done' | 'failed', days: number) =>
    aJob(db, { kind: 'back-up', state, days, result: aBackUp })
  for (const days of [900, 500]) await backUp('done', days)
  await backUp('failed', 600)
  const failed = await backUp('failed', 400)
  const done = await backUp('done', 450)
  // What a clock that was ahead says is no time at which one was made.
  const ahead = await backUp('done', -30)
  const told = await readBackUps(db)
  expect(told).toMatchObject({ last: { at: expect.any(String) }, failure: { at: expect.any(String) } })
  await forgetJobs(db)
  expect((await listIds(db)).toSorted()).toEqual([failed, done, ahead].toSorted())
  expect(await readBackUps(db)).toEqual(told)
})

test('the job of an import that failed or was cancelled stays with it, by which it is begun again as it was', async () => {
  const db = await testDatabase()
  const city = await aCity(db)
  const jobOf = async (state: 'done' | 'failed' | 'cancelled' | 'undone') => {
    const jobId = await aJob(db, { kind: 'switch-provider' })
    await db.insert(importRuns).values({ cityId: city.id, provider: 'geoapify', state, jobId })
    return jobId
  }
  const last = await aJob(db, { kind: 'switch-provider', days: 1 })
  const [failed, cancelled] = [await jobOf('failed'), await jobOf('cancelled')]
  await jobOf('done')
  await jobOf('undone')
  await forgetJobs(db)
  expect((await listIds(db)).toSorted()).toEqual([last, failed, cancelled].toSorted())
})

test('more jobs than go at once go one batch after the other', async () => {
  const db = await testDatabase()
  for (let count = 0; count < 7; count++) await aJob(db)
  const open = [await aJob(db, { state: 'waiting' }), await aJob(db, { state: 'waiting', days: 92 })]
  const last = await aJob(db, { days: 2 })
  await forgetJobs(db, 2)
  expect((await listIds(db)).toSorted()).toEqual([...open, last].toSorted())
})
