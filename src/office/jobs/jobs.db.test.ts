import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { aKind, endless, keepTestJobs, startTestJob, stateOfJob, untilJob } from '../../../tests/test-jobs.ts'
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
import { advanceSteps } from './job-steps.queries.ts'

const path = '/api/admin/jobs'

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
  await untilJob(db, id, 'done')
  expect((await call('GET', `${path}/${id}`)).body).toEqual({
    ...{ id, kind: 'test-work', input: { n: 21 }, state: 'done', isCancelling: false },
    progress: { done: 1, total: 1, items: [{ id: 7, name: 'Vienna', state: 'done', detail: '2 added' }] },
    ...{ result: { doubled: 42 }, error: null, startedBy: 'marta' },
    ...{ createdAt: expect.any(String), startedAt: expect.any(String), finishedAt: expect.any(String) },
  })
})

test('jobs that waited before anybody ran them are done, each once', async () => {
  const db = await testDatabase()
  const ids = [await startTestJob(db, { n: 1 }), await startTestJob(db, { n: 2 })]
  const done: number[] = []
  const kind = aKind(async ({ input }) => void done.push(input.n))
  const asOneOfTwo = { isAlone: false }
  await Promise.all([keepTestJobs(db, [kind], asOneOfTwo), keepTestJobs(db, [kind], asOneOfTwo)])
  for (const id of ids) await untilJob(db, id, 'done')
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
  const id = await startTestJob(db)
  await untilJob(db, id, 'failed')
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
  const running = await startTestJob(db, { n: 1 })
  await untilJob(db, running, 'running')
  const waiting = await startTestJob(db, { n: 2 })
  expect((await call('DELETE', `${path}/${waiting}`)).body).toMatchObject({ state: 'cancelled' })
  expect((await call('DELETE', `${path}/${running}`)).body).toMatchObject({ isCancelling: true })
  await untilJob(db, running, 'cancelled')
  expect((await call('DELETE', `${path}/${running}`)).body).toMatchObject({ state: 'cancelled' })
  expect(begun).toEqual([1])
})

test('the list is by kind, by who asked and by whether they are over, the newest first', async () => {
  const db = await testDatabase()
  const { call, userId } = await testEditor(db)
  await keepTestJobs(db, [aKind(async () => undefined, 'quick-work'), aKind(endless, 'slow-work')])
  const quick = await startTestJob(db, { kind: 'quick-work' })
  await untilJob(db, quick, 'done')
  const slow = await startTestJob(db, { kind: 'slow-work' })
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
  expect(await stateOfJob(db, jobId)).toBe('waiting')
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
  await untilJob(db, first, 'running')
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
  for (const n of [1, 2, 3, 4]) await startTestJob(db, { n })
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
  const id = await startTestJob(db)
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
  const id = await startTestJob(db)
  await untilJob(db, id, 'running')
  const seen: string[] = []
  for await (const { event } of eventsOf(await request('GET', `${path}/${id}/events`))) {
    seen.push(event)
    await revoke(db)
  }
  expect(seen).toEqual(['job'])
  expect(await stateOfJob(db, id)).toBe('running')
})

test('events that break off say nothing of what the database was asked', async () => {
  const db = await testDatabase()
  const { request } = await testEditor(db)
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => said.mockRestore())
  const events = eventsOf(await request('GET', `${path}/${await startTestJob(db)}/events`))
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
  expect(await stateOfJob(db, theirs)).toBe('waiting')
  const own = await startBy(editor.userId)
  expect((await editor.call('DELETE', `${path}/${own}`)).body.state).toBe('cancelled')
  const another = await startBy(editor.userId)
  expect((await admin.call('DELETE', `${path}/${another}`)).body.state).toBe('cancelled')
})
