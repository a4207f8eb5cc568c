import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { aKind, endless, keepTestJobs, startTestJob, stateOfJob, untilJob } from '../../../tests/test-jobs.ts'
import { ProviderError } from '../../outgoing/provider-error.ts'
import { log } from '../../platform/log/log.ts'
import { findJob } from './job.queries.ts'
import { jobs } from './job.table.ts'
import { JobTakenOver } from './job-kind.task.ts'
import { advanceSteps, readSteps } from './job-steps.queries.ts'

test('what a stopped process was at is done by the next, which finds its progress', async () => {
  const db = await testDatabase()
  const stopFirst = await keepTestJobs(db, [
    aKind(async ({ report, ...context }) => {
      report({ done: 3, total: 4, items: [] })
      await endless(context)
    }),
  ])
  const id = await startTestJob(db)
  await expect.poll(() => db.select().from(jobs)).toMatchObject([{ progress: { done: 3 } }])
  await stopFirst()
  expect(await stateOfJob(db, id)).toBe('running')
  const found: number[] = []
  await keepTestJobs(db, [aKind(async ({ progress }) => void found.push(progress.done))])
  await untilJob(db, id, 'done')
  expect(found).toEqual([3])
})

test('a job whose database was away for a moment is done again, and one whose service was has failed', async () => {
  const db = await testDatabase()
  const cut = Object.assign(new Error('terminating connection due to administrator command'), {
    code: '57P01',
  })
  const silent = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const begun: number[] = []
  await keepTestJobs(db, [
    aKind(async ({ input: { n } }) => {
      begun.push(n)
      if (n === 2)
        throw Object.assign(new ProviderError('unavailable', 'It does not answer'), { cause: silent })
      if (begun.length === 1) throw new Error('Failed query', { cause: cut })
    }),
  ])
  await untilJob(db, await startTestJob(db, { n: 1 }), 'done')
  await untilJob(db, await startTestJob(db, { n: 2 }), 'failed')
  expect(begun).toEqual([1, 1, 2])
})

test('a job that finds the disk of the database full says so, and goes on from where it is once there is room', async () => {
  const db = await testDatabase()
  const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' })
  const found: number[] = []
  await keepTestJobs(db, [
    aKind(async ({ progress, report, db, jobId }) => {
      found.push(progress.done)
      if (found.length > 1) return
      report({ done: 3, total: 4, items: [] })
      await expect.poll(() => findJob(db, jobId)).toMatchObject({ progress: { done: 3 } })
      throw new Error('Failed query', { cause: full })
    }),
  ])
  const id = await startTestJob(db)
  await expect
    .poll(() => findJob(db, id))
    .toMatchObject({ state: 'running', error: expect.stringContaining('once there is room') })
  await untilJob(db, id, 'done')
  expect(found).toEqual([0, 3])
  expect(await findJob(db, id)).toMatchObject({ error: null })
})

test('a job is begun again when the database was so far away that the queue could not be told either', async () => {
  const db = await testDatabase()
  const warn = vi.spyOn(log, 'warn')
  let begun = 0
  await keepTestJobs(db, [
    aKind(async () => {
      begun += 1
      if (begun > 1) return
      await db.execute(sql`alter schema pgboss rename to away`)
      throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })
    }),
  ])
  const id = await startTestJob(db)
  const ofWorker = { reason: expect.stringContaining('Queue: test-work') }
  await expect.poll(() => warn.mock.calls).toContainEqual([ofWorker, 'the job queue stumbled'])
  await db.execute(sql`alter schema away rename to pgboss`)
  await untilJob(db, id, 'done')
  expect(begun).toBe(2)
})

test('what takes longer than the queue waits for is stopped before it is begun again', async () => {
  const db = await testDatabase()
  const seen: string[] = []
  const run = async ({ signal }: { signal: AbortSignal }) => {
    seen.push('begun')
    if (seen.length === 1) await endless({ signal }).finally(() => seen.push('stopped'))
  }
  await keepTestJobs(db, [aKind(run, 'long-work')])
  await db.execute(sql`update pgboss.queue set expire_seconds = 1 where name = 'long-work'`)
  const id = await startTestJob(db, { kind: 'long-work' })
  await untilJob(db, id, 'done')
  expect(seen).toEqual(['begun', 'stopped', 'begun'])
})

test('a job whose process the queue takes for dead while it stands still is done once', async () => {
  const db = await testDatabase()
  const goOn = Promise.withResolvers<void>()
  let begun = 0
  const kind = aKind(async ({ jobId }) => {
    begun += 1
    const from = await readSteps(db, jobId)
    if (begun === 1) await goOn.promise
    const isOurs = await db.transaction((tx) => advanceSteps(tx, jobId, { from, to: { begun } }))
    if (!isOurs) throw new JobTakenOver()
  })
  for (let process = 0; process < 2; process++) await keepTestJobs(db, [kind], { isAlone: false })
  const id = await startTestJob(db)
  const givenAgain = async () => {
    const { rows } = await db.execute<{ times: number }>(sql`
      select retry_count as times from pgboss.job where id = ${id}::uuid and started_on is not null`)
    return rows[0]?.times
  }
  await expect.poll(givenAgain).toBe(0)
  await expect
    .poll(async () => {
      // As if its process said nothing for too long.
      await db.execute(sql`
        update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active' and retry_count = 0`)
      return givenAgain()
    })
    .toBe(1)
  goOn.resolve()
  await untilJob(db, id, 'done')
  expect([begun, await givenAgain()]).toEqual([1, 1])
})

test('after a clock that was a day ahead work goes on at once, and so does what comes round', async () => {
  const db = await testDatabase()
  const schedules = [{ name: 'each-minute', cron: '* * * * *', run: async () => undefined }]
  const stop = await keepTestJobs(db, [aKind(endless)], { schedules })
  const [first, second] = [await startTestJob(db, { n: 1 }), await startTestJob(db, { n: 2 })]
  await untilJob(db, first, 'running')
  await expect
    .poll(async () => (await db.execute(sql`select from pgboss.job where id = ${second}`)).rows.length)
    .toBe(1)
  await stop()
  await db.execute(sql`update pgboss.job set start_after = now() + interval '1 day'`)
  await db.execute(sql`update pgboss.version set cron_on = now() + interval '1 day'`)
  await db.execute(sql`update pgboss.queue set monitor_claim_on = now() + interval '1 day'`)
  await keepTestJobs(db, [aKind(async () => undefined)], { schedules })
  for (const id of [first, second]) await untilJob(db, id, 'done')
  const { rows } = await db.execute(sql`
    select from pgboss.version, pgboss.queue where greatest(cron_on, monitor_claim_on) > now() + interval '1 minute'`)
  expect(rows).toEqual([])
})

test('what a killed process began by a clock that was months ahead is taken over', async () => {
  const db = await testDatabase()
  const stop = await keepTestJobs(db, [aKind(endless)], { isAlone: false })
  const id = await startTestJob(db)
  await untilJob(db, id, 'running')
  await stop()
  const { rowCount } = await db.execute(sql`
    update pgboss.job set state = 'active', heartbeat_on = now() + interval '3 months', heartbeat_seconds = 1 where id = ${id}::uuid`)
  expect(rowCount).toBe(1)
  await keepTestJobs(db, [aKind(async () => undefined)], { isAlone: false })
  await untilJob(db, id, 'done')
})

test('what comes round by the clock and fails is in the log', async () => {
  const db = await testDatabase()
  const failed = new Error('no such column')
  const run = () => Promise.reject(failed)
  const options = { schedules: [{ name: 'each-minute', cron: '* * * * *', run }] }
  const stop = await keepTestJobs(db, [], options)
  await stop()
  const warn = vi.spyOn(log, 'warn')
  await db.execute(sql`insert into pgboss.job (name) values ('each-minute')`)
  await keepTestJobs(db, [], options)
  const line = [{ schedule: 'each-minute', err: failed }, 'what comes round by the clock failed']
  await expect.poll(() => warn.mock.calls).toContainEqual(line)
})
