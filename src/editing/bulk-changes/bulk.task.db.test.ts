import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { databaseKilledAfter } from '../../../tests/killed-database.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { places } from '../../guide/places/place.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { beginJob, findJob } from '../../office/jobs/job.queries.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import type { JobProgress } from '../../office/jobs/job.ts'
import type { Database } from '../../platform/database/database.ts'
import { startChange } from './bulk.queries.ts'
import { type MatchingChange, MatchingWork } from './bulk.schema.ts'
import { changeMatching, changePlacesKind } from './bulk.task.ts'

const path = '/api/admin/places'
const changes = { isFeatured: true }

test('more than a thousand places that match are changed by a job, each with its entry', async () => {
  const { db, call } = await anOffice(1002)
  await aPlace(db, { name: 'Park' })
  await keepTestJobs(db, [changePlacesKind])
  const answer = await call('PATCH', path, {
    filters: { search: 'zoo', isActive: 'true' },
    total: 1002,
    changes,
  })
  expect(answer).toEqual({
    status: 200,
    body: { matched: 1002, changed: 1002, left: 0, unfit: 0, changedIds: [], changeId: expect.any(String) },
  })
  expect([await featured(db), await db.$count(auditLog)]).toEqual([1002, 1002])
})

test('a job is not begun for others than the editor was told of, for a fun type that is not there, or beside another', async () => {
  const { call, request } = await anOffice(1001)
  const ask = async (total: number, changes: object) => {
    const { status, body } = await call('PATCH', path, { filters: {}, total, changes })
    return [status, body.code, body.current]
  }
  expect(await ask(1002, changes)).toEqual([409, 'stale', { total: 1001 }])
  expect(await ask(1001, { addFunTypes: [4711] })).toEqual([422, 'breaks_rule', undefined])
  const wish = { filters: {}, total: 1001, changes }
  const begun = await request('PATCH', path, wish, { Prefer: 'respond-async' })
  const { jobId } = await begun.json()
  expect([begun.status, begun.headers.get('Location')]).toEqual([202, `/api/admin/jobs/${jobId}`])
  expect(await ask(1001, changes)).toEqual([409, 'busy', undefined])
})

test('what an editor makes of a place meanwhile holds, before and behind the point that was reached', async () => {
  const { db, call, userId, start } = await anOffice(6)
  const [first, , third, fourth, fifth, sixth] = await idsOf(db)
  const toggle = (id: number | undefined) => call('PATCH', `${path}/${id}/toggle-featured`, {})
  const run = await start()
  const stopping = new AbortController()
  const stop = ({ done }: JobProgress) => done === 2 && stopping.abort(new Error('The process stops'))
  await expect(run({ signal: stopping.signal, report: stop })).rejects.toThrow('stops')
  await toggle(first)
  await toggle(third)
  await toggle(third)
  await call('PUT', `${path}/${fourth}`, { description: 'Of another field' })
  const byImport = { entity: 'places', entityId: String(fifth), action: 'update', importRunId: 7 } as const
  await db.insert(auditLog).values({ ...byImport, userId, before: {}, after: { isFeatured: false } })
  const byGuide = { entity: 'places', entityId: String(sixth), action: 'update' } as const
  await db.insert(auditLog).values({ ...byGuide, before: {}, after: { isFeatured: false } })
  await aPlace(db, { name: 'Zoo that is added later' })
  expect(await run()).toEqual({
    matched: 6,
    changed: 5,
    left: 1,
    unfit: 0,
    changedIds: [],
    changeId: expect.any(String),
  })
  const rows = await db.select().from(places).orderBy(asc(places.id))
  expect(rows.map(({ isFeatured }) => isFeatured)).toEqual([false, true, false, true, true, true, false])
})

test('a job goes on when the account that asked for it is removed meanwhile', async () => {
  const { db, start, userId } = await anOffice(4)
  await db.execute(sql`update places set is_active = false`)
  const run = await start({ changes: { isActive: true } })
  const jonas = await testEditor(db, { account: { username: 'jonas' } })
  await jonas.call('DELETE', `/api/admin/accounts/${userId}`)
  expect(await run()).toMatchObject({ matched: 4, changed: 4 })
})

test('a job that is killed at any statement and run again changes and notes every place once', async () => {
  const { db, start } = await anOffice(3)
  for (let last = 0; ; last++) {
    await db.delete(jobs)
    const run = await start({ changes: { isFeatured: last % 2 === 0 } })
    const killed = await databaseKilledAfter(last)
    await run({ db: killed.db }).catch(() => undefined)
    if (!killed.wasKilled()) return expect(last).toBeGreaterThan(15)
    const message = `killed after ${last} statements`
    expect(await run(), message).toEqual({
      matched: 3,
      changed: 3,
      left: 0,
      unfit: 0,
      changedIds: [],
      changeId: expect.any(String),
    })
    const { rows } = await db.execute(sql`
      select count(*)::int as times, entity_id::int as id from audit_log group by entity_id order by id`)
    expect(rows, message).toEqual([1, 2, 3].map((id) => ({ id, times: last + 1 })))
  }
})

test('two processes that do the same job at once count nothing twice', async () => {
  const { db, start } = await anOffice(8)
  const run = await start()
  await Promise.allSettled([run(), run()])
  expect(await run()).toEqual({
    matched: 8,
    changed: 8,
    left: 0,
    unfit: 0,
    changedIds: [],
    changeId: expect.any(String),
  })
  expect(await db.$count(auditLog)).toBe(8)
})

/** Zoos, and an editor; `start` asks for all to be featured, and gives what does it in batches of two. */
async function anOffice(zoos: number) {
  const db = await testDatabase()
  await db.execute(sql`
    insert into places (name, slug, lat, lng, is_active)
    select 'Zoo ' || i, 'zoo-' || i, 48, 16, true from generate_series(1, ${zoos}::integer) i`)
  const editor = await testEditor(db)
  const { userId: startedBy } = editor
  const start = async (change: Partial<MatchingChange> = {}) => {
    const jobId = await startChange(db, startedBy, {
      filters: { search: 'zoo' },
      total: zoos,
      changes,
      ...change,
    })
    await beginJob(db, jobId)
    const input = MatchingWork.parse((await findJob(db, jobId)).input)
    const work = { db, jobId, startedBy, input, signal: new AbortController().signal, report: () => {} }
    return (parts: Partial<Parameters<typeof changeMatching>[0]> = {}) =>
      changeMatching({ ...work, ...parts }, 2)
  }
  return { db, ...editor, start }
}

const idsOf = async (db: Database) =>
  (await db.select({ id: places.id }).from(places).orderBy(asc(places.id))).map(({ id }) => id)

const featured = (db: Database) => db.$count(places, eq(places.isFeatured, true))
