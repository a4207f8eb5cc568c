import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { ProviderError } from '../../outgoing/provider-error.ts'
import { serviceStates } from '../../outgoing/service-state.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { joinOrStartJob, startJob } from './job.queries.ts'
import { jobs } from './job.table.ts'
import { type JobContext, type JobKind, jobKind } from './job-kind.task.ts'

const kind = 'test-work'
const away = () => new ProviderError('unavailable', 'The atlas has a fault (502).')
const Input = z.object({ n: z.array(z.number()) })

/** Needs the atlas, and joins what waits for it. */
const aKind = (run: (context: JobContext<z.infer<typeof Input>>) => Promise<unknown>): JobKind => ({
  ...jobKind(kind, Input, run),
  again: { service: 'atlas', join: (one, other) => ({ n: [one, other].flatMap((it) => Input.parse(it).n) }) },
})

const quietly = (db: Database, n = 1) =>
  startJob(db, { kind, input: { n: [n] }, startedBy: null, isQuiet: true })

const all = (db: Database) =>
  db
    .select({
      ...{ state: jobs.state, tries: jobs.tries, input: jobs.input, error: jobs.error },
      minutes: sql<number>`extract(epoch from not_before - now())::float8 / 60`,
    })
    .from(jobs)
    .orderBy(asc(jobs.createdAt))

const triedTimes = (db: Database, tries: number) =>
  expect.poll(() => all(db), { interval: 50 }).toMatchObject([{ state: 'waiting', tries }])

const letItsTimeCome = (db: Database) =>
  db
    .update(jobs)
    .set({ notBefore: new Date(0) })
    .where(eq(jobs.state, 'waiting'))

test('a job whose service is away waits, each time for longer, and leaves no failure', async () => {
  const db = await testDatabase()
  await keepTestJobs(db, [aKind(() => Promise.reject(away()))])
  await quietly(db)
  // Twice as long, by up to a quarter longer at random, and not for ever.
  for (const [tries, least, most] of [
    [1, 2, 2.5],
    [2, 4, 5],
    [3, 8, 10],
    [41, 180, 225],
  ] as const) {
    await db.update(jobs).set({ tries: tries - 1 })
    await triedTimes(db, tries)
    const [waiting] = await all(db)
    expect(waiting?.error).toBe('The atlas has a fault (502).')
    expect(waiting?.minutes).toBeGreaterThan(least - 1)
    expect(waiting?.minutes).toBeLessThanOrEqual(most)
    await letItsTimeCome(db)
  }
})

test('it is not tried before the service itself allows it', async () => {
  const db = await testDatabase()
  const pausedUntil = new Date(Date.now() + 20 * 3_600_000)
  await db.insert(serviceStates).values({ service: 'atlas', pausedUntil })
  await keepTestJobs(db, [aKind(() => Promise.reject(away()))])
  await quietly(db)
  await triedTimes(db, 1)
  expect((await db.select().from(jobs))[0]?.notBefore).toEqual(pausedUntil)
})

test('what a clock wrote that was two days ahead holds neither the next try nor the job itself up', async () => {
  const db = await testDatabase()
  const ahead = new Date(Date.now() + 48 * 3_600_000)
  await db.insert(serviceStates).values({ service: 'atlas', freeAt: ahead, pausedUntil: ahead })
  await quietly(db)
  await db.update(jobs).set({ notBefore: ahead })
  await keepTestJobs(db, [aKind(() => Promise.reject(away()))])
  await triedTimes(db, 1)
  const [job] = await db.select().from(jobs)
  expect(job?.notBefore?.getTime()).toBeLessThan(Date.now() + 3_600_000)
})

test('what came before the service went away counts: the pauses begin anew', async () => {
  const db = await testDatabase()
  await quietly(db)
  await db.update(jobs).set({ tries: 9 })
  await keepTestJobs(db, [
    aKind(async ({ report }) => {
      report({ done: 3, total: 7, items: [] })
      throw away()
    }),
  ])
  await triedTimes(db, 1)
  expect((await db.select().from(jobs))[0]?.progress).toEqual({ done: 0, total: 4, items: [] })
})

test('jobs that are put off become one, which a server that starts later does', async () => {
  const db = await testDatabase()
  const stop = await keepTestJobs(db, [aKind(() => Promise.reject(away()))])
  await quietly(db, 1)
  await triedTimes(db, 1)
  await quietly(db, 2)
  await expect.poll(() => all(db)).toMatchObject([{ state: 'waiting', tries: 1, input: { n: [1, 2] } }])
  await stop()
  const done: number[][] = []
  await keepTestJobs(db, [aKind(async ({ input }) => void done.push(input.n))])
  expect(await all(db)).toMatchObject([{ state: 'waiting' }])
  await letItsTimeCome(db)
  await expect.poll(() => all(db)).toMatchObject([{ state: 'done' }])
  expect(done).toEqual([[1, 2]])
})

test('who waits for a job is told that it failed; it is done later by itself, or at once for who asks again', async () => {
  const db = await testDatabase()
  const { call, userId } = await testEditor(db)
  let isAway = true
  await keepTestJobs(db, [aKind(async () => (isAway ? Promise.reject(away()) : { so: 'done' }))])
  const wish = { kind, input: { n: [1] }, startedBy: userId }
  const first = await joinOrStartJob(db, wish)
  await expect.poll(() => all(db)).toMatchObject([{ state: 'failed' }, { state: 'waiting', tries: 1 }])
  const read = async (id: string) => (await call('GET', `/api/admin/jobs/${id}`)).body
  expect(await read(first)).toMatchObject({ state: 'failed', error: 'The atlas has a fault (502).' })
  isAway = false
  const again = await joinOrStartJob(db, wish)
  expect(again).not.toBe(first)
  await expect.poll(() => read(again)).toMatchObject({ state: 'done', result: { so: 'done' } })
  expect(await all(db)).toHaveLength(2)
})

test('who comes to wait for a job that is being done already is told that it failed', async () => {
  const db = await testDatabase()
  const { call, userId } = await testEditor(db)
  const goOn = Promise.withResolvers<void>()
  await keepTestJobs(db, [aKind(() => goOn.promise.then(() => Promise.reject(away())))])
  const id = await quietly(db)
  await expect.poll(() => all(db)).toMatchObject([{ state: 'running' }])
  expect(await joinOrStartJob(db, { kind, input: { n: [1] }, startedBy: userId })).toBe(id)
  goOn.resolve()
  await expect.poll(() => all(db)).toMatchObject([{ state: 'failed' }, { state: 'waiting', tries: 1 }])
  const { status, body } = await call('GET', `/api/admin/jobs/${id}`)
  expect([status, body]).toMatchObject([200, { state: 'failed', error: 'The atlas has a fault (502).' }])
})

test('what the service refuses is not asked for again', async () => {
  const db = await testDatabase()
  await keepTestJobs(db, [aKind(() => Promise.reject(new ProviderError('refused', 'No.')))])
  await quietly(db)
  await expect.poll(() => all(db)).toMatchObject([{ state: 'failed', error: 'No.' }])
})
