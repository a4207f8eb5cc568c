import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { answerError } from '../../app/refusals/answer-error.ts'
import { ProviderError } from '../../outgoing/provider-error.ts'
import { brokenRule } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import { log } from '../../platform/log/log.ts'
import { users } from '../accounts/account/account.table.ts'
import { sessions } from '../accounts/sessions/session.table.ts'
import { setSignedInUser } from '../accounts/sessions/signed-in-user.api.ts'
import { answerWork } from './answer-work.api.ts'
import { cancelJob, startJob } from './job.queries.ts'
import { jobs } from './job.table.ts'
import { type JobContext, JobTakenOver, jobKind } from './job-kind.task.ts'
import { advanceSteps, readSteps } from './job-steps.queries.ts'

const path = '/api/admin/jobs'

/** A kind that does what the test says. */
const aKind = (run: (context: JobContext<{ n: number }>) => Promise<unknown>, kind = 'test-work') =>
  jobKind(kind, z.object({ n: z.number() }), run)

const start = (db: Database, { kind = 'test-work', n = 1 } = {}) =>
  startJob(db, { kind, input: { n }, startedBy: null })

const stateOf = async (db: Database, id: string) =>
  (await db.select().from(jobs).where(eq(jobs.id, id)))[0]?.state

const until = (db: Database, id: string, state: string) =>
  expect.poll(() => stateOf(db, id), { interval: 20 }).toBe(state)

/** Waits until somebody cancels it. */
const endless = ({ signal }: { signal: AbortSignal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

test('a job is done and its editor reads what came of it', async () => {
  const db = await testDatabase()
  const { call, userId } = await testEditor(db)
  await keepTestJobs(db, [
    aKind(async ({ input, report }) => {
      report({ done: 1, total: 1, items: [{ id: 7, name: 'Vienna', state: 'done', detail: '2 added' }] })
      return { doubled: input.n * 2 }
    }),
  ])
  const id = await startJob(db, { kind: 'test-work', input: { n: 21 }, startedBy: userId })
  await until(db, id, 'done')
  expect((await call('GET', `${path}/${id}`)).body).toEqual({
    ...{ id, kind: 'test-work', input: { n: 21 }, state: 'done', isCancelling: false },
    progress: { done: 1, total: 1, items: [{ id: 7, name: 'Vienna', state: 'done', detail: '2 added' }] },
    ...{ result: { doubled: 42 }, error: null, startedBy: 'marta' },
    ...{ createdAt: expect.any(String), startedAt: expect.any(String), finishedAt: expect.any(String) },
  })
})

test('jobs that waited before anybody ran them are done, each once', async () => {
  const db = await testDatabase()
  const ids = [await start(db, { n: 1 }), await start(db, { n: 2 })]
  const done: number[] = []
  const kind = aKind(async ({ input }) => void done.push(input.n))
  await Promise.all([keepTestJobs(db, [kind]), keepTestJobs(db, [kind], { isAlone: false })])
  for (const id of ids) await until(db, id, 'done')
  expect(done.toSorted()).toEqual([1, 2])
})

test.for([
  [brokenRule('n', 'n is odd'), 'n is odd'],
  [new ProviderError('unavailable', 'Overpass does not answer'), 'Overpass does not answer'],
  [new TypeError('x is not a function'), 'Something went wrong on our side.'],
] as const)('a job that fails with %s says: %s', async ([error, words]) => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  log.level = 'silent'
  await keepTestJobs(db, [
    aKind(async ({ report }) => {
      report({
        ...{ done: 1, total: 3 },
        items: [
          { id: 1, name: 'A', state: 'done' },
          { id: 2, name: 'B', state: 'running' },
          { id: 3, name: 'C', state: 'waiting' },
        ],
      })
      throw error
    }),
  ])
  const id = await start(db)
  await until(db, id, 'failed')
  log.level = 'error'
  const { body } = await call('GET', `${path}/${id}`)
  expect(body).toMatchObject({ state: 'failed', error: words, result: null })
  expect(body.progress.items.map(({ state }: { state: string }) => state)).toEqual([
    'done',
    'failed',
    'cancelled',
  ])
})

test('a running job is cancelled, and a waiting one never begins', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const begun: number[] = []
  await keepTestJobs(db, [
    aKind(async (context) => {
      begun.push(context.input.n)
      await endless(context)
    }),
  ])
  const running = await start(db, { n: 1 })
  await until(db, running, 'running')
  const waiting = await start(db, { n: 2 })
  expect((await call('DELETE', `${path}/${waiting}`)).body).toMatchObject({ state: 'cancelled' })
  expect((await call('DELETE', `${path}/${running}`)).body).toMatchObject({ isCancelling: true })
  await until(db, running, 'cancelled')
  expect((await call('DELETE', `${path}/${running}`)).body).toMatchObject({ state: 'cancelled' })
  expect(begun).toEqual([1])
})

test('what a stopped process was at is done by the next, which finds its progress', async () => {
  const db = await testDatabase()
  const stopFirst = await keepTestJobs(db, [
    aKind(async ({ report, ...context }) => {
      report({ done: 3, total: 4, items: [] })
      await endless(context)
    }),
  ])
  const id = await start(db)
  await expect.poll(() => db.select().from(jobs)).toMatchObject([{ progress: { done: 3 } }])
  await stopFirst()
  expect(await stateOf(db, id)).toBe('running')
  const found: number[] = []
  await keepTestJobs(db, [aKind(async ({ progress }) => void found.push(progress.done))])
  await until(db, id, 'done')
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
  await until(db, await start(db, { n: 1 }), 'done')
  await until(db, await start(db, { n: 2 }), 'failed')
  expect(begun).toEqual([1, 1, 2])
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
  const id = await start(db)
  const ofWorker = { err: expect.objectContaining({ queue: 'test-work' }) }
  await expect.poll(() => warn.mock.calls).toContainEqual([ofWorker, 'the job queue stumbled'])
  await db.execute(sql`alter schema away rename to pgboss`)
  await until(db, id, 'done')
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
  const id = await start(db, { kind: 'long-work' })
  await until(db, id, 'done')
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
  const id = await start(db)
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
  await until(db, id, 'done')
  expect([begun, await givenAgain()]).toEqual([1, 1])
})

test('the list is by kind, by who asked and by whether they are over, the newest first', async () => {
  const db = await testDatabase()
  const { call, userId } = await testEditor(db)
  await keepTestJobs(db, [aKind(async () => undefined, 'quick-work'), aKind(endless, 'slow-work')])
  const quick = await start(db, { kind: 'quick-work' })
  await until(db, quick, 'done')
  const slow = await start(db, { kind: 'slow-work' })
  const idsOf = async (query: string) =>
    (await call('GET', `${path}?${query}`)).body.map(({ id }: { id: string }) => id)
  expect(await idsOf('')).toEqual([slow, quick])
  expect(await idsOf('isOpen=true')).toEqual([slow])
  expect(await idsOf('isOpen=false&kind=quick-work,other')).toEqual([quick])
  expect(await idsOf('kind=other')).toEqual([])
  expect(await idsOf('isMine=true')).toEqual([])
  const own = await startJob(db, { kind: 'other', input: {}, startedBy: userId })
  expect(await idsOf('isMine=true')).toEqual([own])
  expect((await call('GET', `${path}?limit=0`)).status).toBe(400)
})

test.for(['1', 'abc', '00000000-0000-4000-8000-000000000000'])('%s is no job', async (id) => {
  const { call } = await testEditor(await testDatabase())
  for (const method of ['GET', 'DELETE']) expect((await call(method, `${path}/${id}`)).status).toBe(404)
  expect((await call('GET', `${path}/${id}/events`)).status).toBe(404)
})

/** A call that does long work, beside the product's own. */
async function aCall(db: Database) {
  const { userId } = await testEditor(db)
  const api = new Hono()
    .post('/work', async (c) => {
      setSignedInUser(c, { id: userId, username: 'marta', isAdmin: true, role: 'admin' })
      return answerWork(c, db, 'test-work', await c.req.json())
    })
    .onError(answerError(log))
  return (n: number, headers: Record<string, string> = {}) =>
    api.request('/work', { method: 'POST', body: JSON.stringify({ n }), headers })
}

test('a call waits for its work and answers with what came of it', async () => {
  const db = await testDatabase()
  const post = await aCall(db)
  await keepTestJobs(db, [
    aKind(async ({ input: { n } }) => {
      if (n === 1) throw new ProviderError('refused', 'The key is wrong')
      if (n === 2) throw new ProviderError('unavailable', 'No answer')
      return { n }
    }),
  ])
  const done = await post(3)
  expect([done.status, await done.json()]).toEqual([200, { n: 3 }])
  const refused = await post(1)
  expect([refused.status, await refused.json()]).toEqual([
    502,
    { code: 'provider_refused', message: 'The key is wrong', issues: [] },
  ])
  expect((await post(2)).status).toBe(504)
})

test('work that is given up after its first steps has failed for who waits for it', async () => {
  const db = await testDatabase()
  const post = await aCall(db)
  const stopFirst = await keepTestJobs(db, [
    aKind(async ({ jobId, signal }) => {
      await db.transaction((tx) => advanceSteps(tx, jobId, { from: undefined, to: { upTo: 7 } }))
      await endless({ signal })
    }),
  ])
  const answer = post(1)
  await expect.poll(() => db.select().from(jobs)).toMatchObject([{ result: { upTo: 7 } }])
  await stopFirst()
  // As the queue has it after so many ends of the server.
  await db.execute(sql`update pgboss.job set state = 'failed' where id in (select id from jobs)`)
  await keepTestJobs(db, [aKind(endless)])
  const given = await answer
  expect([given.status, await given.json()]).toMatchObject([503, { code: 'unavailable' }])
})

test('a call that prefers to follow its work gets where', async () => {
  const db = await testDatabase()
  const post = await aCall(db)
  const answer = await post(1, { Prefer: 'wait=10, respond-async' })
  const { jobId } = (await answer.json()) as { jobId: string }
  expect([answer.status, answer.headers.get('Location')]).toEqual([202, `${path}/${jobId}`])
  expect(await stateOf(db, jobId)).toBe('waiting')
})

test('work that is asked for while the same waits or runs is joined, and begun anew once that is cancelled', async () => {
  const db = await testDatabase()
  const post = await aCall(db)
  const jobIdOf = async (n: number) =>
    ((await (await post(n, { Prefer: 'respond-async' })).json()) as { jobId: string }).jobId
  const pressed = await Promise.all([1, 1, 1, 2].map(jobIdOf))
  const [first, , , other] = pressed as [string, string, string, string]
  expect(pressed).toEqual([first, first, first, other])
  expect(other).not.toBe(first)
  await keepTestJobs(db, [aKind(endless)])
  await until(db, first, 'running')
  expect(await jobIdOf(1)).toBe(first)
  await cancelJob(db, first)
  const again = await jobIdOf(1)
  expect(again).not.toBe(first)
  for (const id of [other, again]) await cancelJob(db, id)
})

test('as many jobs run at once as their kind allows, and the next one as soon as one is over', async () => {
  const db = await testDatabase()
  const goOn = new Map<number, () => void>()
  const isBegun = (...wanted: number[]) => expect.poll(() => [...goOn.keys()].toSorted()).toEqual(wanted)
  const kind = aKind(({ input: { n } }) => new Promise<void>((resolve) => goOn.set(n, resolve)))
  for (const n of [1, 2, 3, 4]) await start(db, { n })
  await keepTestJobs(db, [{ ...kind, atOnce: 2 }])
  await isBegun(1, 2)
  goOn.get(1)?.()
  await isBegun(1, 2, 3)
  goOn.get(3)?.()
  await isBegun(1, 2, 3, 4)
  for (const end of goOn.values()) end()
})

test('events begin with the job as it is, tell its changes and end with it', async () => {
  const db = await testDatabase()
  const { request } = await testEditor(db)
  let goOn = () => {}
  await keepTestJobs(db, [
    aKind(async ({ report }) => {
      report({ done: 1, total: 2, items: [] })
      await new Promise<void>((resolve) => {
        goOn = resolve
      })
    }),
  ])
  const id = await start(db)
  const seen: string[] = []
  for await (const { event, data } of eventsOf(await request('GET', `${path}/${id}/events`))) {
    const { state, progress } = event === 'job' ? JSON.parse(data) : { state: data, progress: undefined }
    seen.push(`${event} ${state}`)
    if (progress?.done === 1 && state === 'running') goOn()
  }
  expect(seen.at(0)).toMatch(/^job (waiting|running)$/)
  expect(seen.slice(-2)).toEqual(['job done', 'end done'])
})

test.for([
  ['a logout', (db: Database) => db.delete(sessions)],
  ['the loss of the rights', (db: Database) => db.update(users).set({ isAdmin: false })],
] as const)('events end with %s, though the job goes on', async ([_, revoke]) => {
  const db = await testDatabase()
  const { request } = await testEditor(db)
  await keepTestJobs(db, [aKind(endless)])
  const id = await start(db)
  await until(db, id, 'running')
  const seen: string[] = []
  for await (const { event } of eventsOf(await request('GET', `${path}/${id}/events`))) {
    seen.push(event)
    await revoke(db)
  }
  expect(seen).toEqual(['job'])
  expect(await stateOf(db, id)).toBe('running')
})

test('events that break off say nothing of what the database was asked', async () => {
  const db = await testDatabase()
  const { request } = await testEditor(db)
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => said.mockRestore())
  const events = eventsOf(await request('GET', `${path}/${await start(db)}/events`))
  await events.next()
  await db.execute(sql`alter table sessions rename to lost_sessions`)
  onTestFinished(async () => {
    await db.execute(sql`alter table lost_sessions rename to sessions`)
  })
  expect((await events.next()).done).toBe(true)
  expect(said).not.toHaveBeenCalled()
})

async function* eventsOf({ body }: Response) {
  let text = ''
  for await (const chunk of (body as ReadableStream).pipeThrough(new TextDecoderStream())) {
    text += chunk
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(text.slice(0, end)) ?? []
      text = text.slice(end + 2)
      yield { event, data }
    }
  }
}

test('an editor stops their own work, and only an admin that of somebody else', async () => {
  const db = await testDatabase()
  const admin = await testEditor(db)
  const editor = await testEditor(db, { account: { username: 'ella', role: 'editor' } })
  const startBy = (userId: string) => startJob(db, { kind: 'test-work', input: {}, startedBy: userId })
  const theirs = await startBy(admin.userId)
  const { status, body } = await editor.call('DELETE', `${path}/${theirs}`)
  expect([status, body.message]).toEqual([403, 'Only an admin may stop what somebody else began.'])
  expect(await stateOf(db, theirs)).toBe('waiting')
  const own = await startBy(editor.userId)
  expect((await editor.call('DELETE', `${path}/${own}`)).body.state).toBe('cancelled')
  const another = await startBy(editor.userId)
  expect((await admin.call('DELETE', `${path}/${another}`)).body.state).toBe('cancelled')
})

test('after a clock that was a day ahead work goes on at once, and so does what comes round', async () => {
  const db = await testDatabase()
  const schedules = [{ name: 'each-minute', cron: '* * * * *', run: async () => undefined }]
  const stop = await keepTestJobs(db, [aKind(endless)], { schedules })
  const [first, second] = [await start(db, { n: 1 }), await start(db, { n: 2 })]
  await until(db, first, 'running')
  await expect
    .poll(async () => (await db.execute(sql`select from pgboss.job where id = ${second}`)).rows.length)
    .toBe(1)
  await stop()
  await db.execute(sql`update pgboss.job set start_after = now() + interval '1 day'`)
  await db.execute(sql`update pgboss.version set cron_on = now() + interval '1 day'`)
  await db.execute(sql`update pgboss.queue set monitor_claim_on = now() + interval '1 day'`)
  await keepTestJobs(db, [aKind(async () => undefined)], { schedules })
  for (const id of [first, second]) await until(db, id, 'done')
  const { rows } = await db.execute(sql`
    select from pgboss.version, pgboss.queue where greatest(cron_on, monitor_claim_on) > now() + interval '1 minute'`)
  expect(rows).toEqual([])
})

test('what a killed process began by a clock that was months ahead is taken over', async () => {
  const db = await testDatabase()
  const stop = await keepTestJobs(db, [aKind(endless)], { isAlone: false })
  const id = await start(db)
  await until(db, id, 'running')
  await stop()
  const { rowCount } = await db.execute(sql`
    update pgboss.job set state = 'active', heartbeat_on = now() + interval '3 months', heartbeat_seconds = 1 where id = ${id}::uuid`)
  expect(rowCount).toBe(1)
  await keepTestJobs(db, [aKind(async () => undefined)], { isAlone: false })
  await until(db, id, 'done')
})
