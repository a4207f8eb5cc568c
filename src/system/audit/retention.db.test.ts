import { asc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { importRuns } from '../../gathering/imports/import-run.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { beginJob, startJob } from '../../office/jobs/job.queries.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { pruneAuditLog, pruneKind, pruneSchedule } from './prune-audit-log.task.ts'
import { countOld } from './prune-batch.queries.ts'
import { pruneJob } from './retention.ts'

const path = '/api/admin/audit/retention'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const old = daysAgo(800)

type Entry = typeof auditLog.$inferInsert

/** Entries of 800 days ago, unless told otherwise, by the words for them. */
const note = (db: Database, entries: Record<string, Omit<Entry, 'action'> & Partial<Entry>>) =>
  db
    .insert(auditLog)
    .values(Object.values(entries).map((entry) => ({ action: 'update' as const, at: old, ...entry })))

test('by default everything is kept, and an admin who says otherwise is in the log, with what went', async () => {
  const { db, call } = await aWorkingOffice()
  expect((await call('GET', path)).body).toEqual({ years: null })
  await note(db, { old: { entity: 'configs' }, young: { entity: 'configs', at: daysAgo(700) } })
  expect((await call('GET', `${path}/would-go?years=2`)).body).toEqual({ entries: 1, isAll: true })
  expect((await call('GET', `${path}/would-go?years=1`)).body).toEqual({ entries: 2, isAll: true })
  expect(await db.$count(auditLog)).toBe(2)
  await saved(call, 2)
  expect((await call('GET', path)).body).toEqual({ years: 2 })
  const { data } = (await call('GET', '/api/admin/audit')).body
  expect(data).toMatchObject([
    { username: 'marta', action: 'delete', entity: 'audit_log', changes: [{ field: 'entries', before: 1 }] },
    {
      ...{ username: 'marta', action: 'update', entity: 'audit_log' },
      changes: [{ field: 'keptYears', before: null, after: 2 }],
    },
    { entity: 'configs' },
  ])
  expect((await call('PUT', path, { years: null })).body).toEqual({ years: null, jobId: null })
})

test('a length that is not offered is refused by its name', async () => {
  const { call } = await anOffice()
  for (const years of [0, 4, -1, 1.5, '2', undefined])
    expect(await call('PUT', path, { years }), String(years)).toMatchObject({
      ...{ status: 400, body: { issues: [{ path: 'years' }] } },
    })
  for (const query of ['', 'years=', 'years=4', 'years=ever'])
    expect((await call('GET', `${path}/would-go?${query}`)).status, query).toBe(400)
})

test('what the guide goes by stays however old it is, and nothing else does', async () => {
  const { db, call } = await aWorkingOffice()
  const city = await aCity(db)
  const [brought, handMade] = [await aPlace(db), await aPlace(db)]
  const [first, second, undone] = await db
    .insert(importRuns)
    .values(
      (['done', 'done', 'undone'] as const).map((state) => ({
        provider: 'openstreetmap',
        state,
        cityId: city.id,
      })),
    )
    .returning()
  if (!first || !second || !undone) throw new Error('No runs')
  const { rows: texts } = await db.execute<{ id: number }>(sql`
    insert into page_content (page_key, section_key, content) values ('about', 'intro', 'x') returning id`)
  const of = ({ id }: { id: number }) => ({ entity: 'places' as const, entityId: String(id) })
  const record = (node: number) => ({
    entity: 'place_sources' as const,
    entityId: `openstreetmap node/${node}`,
  })
  const told = (placeId: number, by: { id: number }) => ({ importRunId: by.id, after: { placeId } })
  const kept = {
    'how a place came in': { ...of(brought), action: 'create' as const, importRunId: first.id },
    'what an editor did to a place': { ...of(brought), after: { isFeatured: false } },
    'that a place was refused': { ...of(brought), importRunId: first.id, after: { refused: 'a garage' } },
    'the last that an import changed of it': {
      ...of(brought),
      importRunId: second.id,
      after: { phone: '2' },
    },
    'the last that an import brought of a record': { ...record(1), ...told(brought.id, second) },
    'how a place was made by hand': { ...of(handMade), action: 'create' as const },
    'what an import changed of it': { ...of(handMade), importRunId: first.id, after: { phone: '1' } },
    'and what a later one changed': { ...of(handMade), importRunId: second.id, after: { phone: '2' } },
    'how a text was': { entity: 'page_content' as const, entityId: String(texts[0]?.id) },
    'what undoing an import came to': { entity: 'import_runs' as const, entityId: String(undone.id) },
  }
  const gone = {
    'a place that is gone': { ...of({ id: 987_654 }), after: { phone: '1' } },
    'its deletion': { ...of({ id: 987_654 }), action: 'delete' as const, before: { place: {} } },
    'a text that is gone': { entity: 'page_content' as const, entityId: '987654' },
    'a city': { entity: 'cities' as const, entityId: String(city.id) },
    'a photo': { entity: 'place_images' as const, entityId: '1' },
    'a record that an undone import brought': { ...record(2), ...told(brought.id, undone) },
    'a record of a place that is gone': { ...record(3), ...told(987_654, second) },
    'an account': { entity: 'users' as const, entityId: 'x', action: 'delete' as const },
    'a question to the database': { entity: 'database' as const, action: 'query' as const },
  }
  // What a later import has told of again comes first.
  const outdated = {
    'what an import changed first': {
      ...of(brought),
      importRunId: first.id,
      after: { phone: '1' },
      at: daysAgo(900),
    },
    'what it brought of a record': { ...record(1), ...told(brought.id, first), at: daysAgo(900) },
  }
  await note(db, { ...outdated, ...kept, ...gone })
  const young = { ...of({ id: 987_654 }), at: daysAgo(10) }
  await note(db, { young })
  const before = await db.select().from(auditLog).orderBy(asc(auditLog.id))
  const count = Object.keys({ ...outdated, ...gone }).length
  expect(await countOld(db, 2)).toEqual({ entries: count, isAll: true })
  expect(await saved(call, 2)).toEqual({ entries: count })
  const left = new Set((await db.select({ id: auditLog.id }).from(auditLog)).map(({ id }) => id))
  const names = Object.keys({ ...outdated, ...kept, ...gone, young })
  const stayed = names.filter((_, nth) => left.has(before[nth]?.id ?? 0))
  expect(stayed).toEqual([...Object.keys(kept), 'young'])
  expect(await saved(call, 2)).toEqual({ entries: 0 })
})

test('places that may still come back, alone or with their city, come with all that was ever done to them', async () => {
  const { db, call } = await aWorkingOffice()
  const city = await aCity(db, { name: 'Graz' })
  const [alone, inCity] = [await aPlace(db), await aPlace(db, { cities: [city] })]
  for (const { id } of [alone, inCity]) await call('PUT', `/api/admin/places/${id}`, { phone: '+43 1 234' })
  await db.update(auditLog).set({ at: old })
  const deletions = [
    (await call('DELETE', `/api/admin/places/${alone.id}`)).body.historyId,
    (await call('DELETE', `/api/admin/cities/${city.id}`)).body.historyId,
  ]
  await saved(call, 1)
  for (const id of deletions)
    expect((await call('POST', `/api/admin/history/${id}/restore`)).status).toBe(200)
  for (const { id } of [alone, inCity]) {
    const { entries } = (await call('GET', `/api/admin/places/${id}/history`)).body
    const change = entries.find(({ action }: { action: string }) => action === 'update')
    expect(change.changes).toMatchObject([{ field: 'phone', after: '+43 1 234' }])
    expect((await call('POST', `/api/admin/history/${change.id}/undo`)).body).toMatchObject({ phone: null })
  }
})

test('it goes on where it was stopped, and the log tells all that went, also when it is not done to the end', async () => {
  const { db, userId } = await anOffice()
  const work = await aStart(db, userId, 25)
  const stopped = new AbortController()
  const report = ({ done }: { done: number }) => done >= 20 && stopped.abort()
  await expect(pruneAuditLog({ ...work, signal: stopped.signal, report }, 10)).rejects.toThrow()
  const notes = async () => {
    const entries = await db.select().from(auditLog).orderBy(asc(auditLog.id))
    return entries.map(({ entity, before }) => (entity === 'audit_log' ? before : entity))
  }
  expect(await notes()).toEqual([...Array.from({ length: 5 }, () => 'configs'), { entries: 20 }])
  expect(await pruneAuditLog(work, 10)).toEqual({ entries: 25 })
  expect(await notes()).toEqual([{ entries: 25 }])
})

test('who says meanwhile that all shall be kept stops it at the next batch', async () => {
  const { db, userId } = await anOffice()
  const work = await aStart(db, userId, 25)
  const stopped = new AbortController()
  const report = ({ done }: { done: number }) => done >= 10 && stopped.abort()
  await expect(pruneAuditLog({ ...work, signal: stopped.signal, report }, 10)).rejects.toThrow()
  await db.execute(sql`update audit_retention set years = null`)
  expect(await pruneAuditLog(work, 10)).toEqual({ entries: 10 })
  expect(await db.$count(auditLog, sql`entity = 'configs'`)).toBe(15)
})

test('it is begun once a day, and never where all is kept', async () => {
  const { db } = await anOffice()
  const { run } = pruneSchedule(db)
  await run()
  expect(await db.$count(jobs)).toBe(0)
  await db.execute(sql`insert into audit_retention (years) values (5)`)
  await Promise.all([run(), run()])
  expect(await db.$count(jobs)).toBe(1)
  await db.update(jobs).set({ state: 'done', startedAt: new Date() })
  await run()
  expect(await db.$count(jobs)).toBe(1)
  await db.update(jobs).set({ startedAt: daysAgo(1) })
  await run()
  expect(await db.$count(jobs)).toBe(2)
})

test('what a clock that was ahead says was done stands for no day', async () => {
  const { db } = await anOffice()
  await db.execute(sql`insert into audit_retention (years) values (5)`)
  const progress = { done: 0, total: 0, items: [] }
  await db
    .insert(jobs)
    .values({ kind: pruneJob, input: {}, progress, state: 'done', startedAt: daysAgo(-365) })
  await pruneSchedule(db).run()
  expect(await db.$count(jobs)).toBe(2)
})

async function anOffice() {
  const db = await testDatabase()
  return { db, ...(await testEditor(db)) }
}

/** One whose jobs are done. */
async function aWorkingOffice() {
  const office = await anOffice()
  await keepTestJobs(office.db, [pruneKind])
  return office
}

/** Work that is under way in a log with so many entries that are to go. */
async function aStart(db: Database, userId: string, many: number) {
  await db.execute(sql`insert into audit_retention (years) values (1)`)
  await note(
    db,
    Object.fromEntries(Array.from({ length: many }, (_, n) => [n, { entity: 'configs' as const }])),
  )
  const jobId = await startJob(db, { kind: pruneJob, input: {}, startedBy: userId })
  await beginJob(db, jobId)
  return { db, jobId, startedBy: userId, signal: new AbortController().signal, report: () => {} }
}

/** What the work came to that saving began. */
async function saved(call: Awaited<ReturnType<typeof testEditor>>['call'], years: number) {
  const { jobId } = (await call('PUT', path, { years })).body
  const job = async () => (await call('GET', `/api/admin/jobs/${jobId}`)).body
  await expect.poll(async () => (await job()).state).toBe('done')
  return (await job()).result
}
