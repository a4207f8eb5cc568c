import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aFunType, aPlace } from '../../../tests/factories.ts'
import { databaseKilledAfter } from '../../../tests/killed-database.ts'
import { aStarterEntry } from '../../../tests/starter.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { starterCandidate } from '../../gathering/providers/starter-guide/starter-place.ts'
import { storeCandidates } from '../../gathering/storing/store-candidates.queries.ts'
import { places } from '../../guide/places/place.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { beginJob, findJob, startJob } from '../../office/jobs/job.queries.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import { undoManyJob } from './undo-many.queries.ts'
import { UndoWork } from './undo-many.schema.ts'
import { undoAll, undoManyKind } from './undo-many.task.ts'

test('undoing a change of many gives each place back what it had, and leaves what was changed again since', async () => {
  const { db, call, change, undo, fields } = await anOffice()
  const [zoo, museum] = [await aFunType(db, { slug: 'zoo' }), await aFunType(db, { slug: 'museum' })]
  const a = await aPlace(db, { isActive: false, isReviewed: true, funTypes: ['zoo'] })
  const b = await aPlace(db, { isActive: true, setting: 'outdoor', funTypes: ['museum', 'zoo'] })
  const c = await aPlace(db, { isActive: false, funTypes: ['zoo'] })
  const gone = await aPlace(db, { isActive: false })
  const ids = [a, b, c, gone].map(({ id }) => id)
  const before = [await fields(a.id), await fields(b.id)]
  const changes = {
    ...{ isActive: true, isReviewed: true, isIndoor: true },
    ...{ addFunTypes: [museum.id], removeFunTypes: [zoo.id] },
  }
  const { changed, changeId } = (await change({ ids, changes })).body
  expect(changed).toBe(4)
  await call('PATCH', `/api/admin/places/${c.id}/toggle-status`, {})
  await call('PUT', `/api/admin/places/${b.id}`, { description: 'Of another field' })
  await call('DELETE', `/api/admin/places/${gone.id}`)
  const undone = await undo(changeId)
  expect(undone).toEqual({
    status: 200,
    body: { places: 4, undone: 2, left: 1, gone: 1, changeId: expect.any(String) },
  })
  expect([await fields(a.id), await fields(b.id)]).toEqual(before)
  // Somebody switched it off meanwhile: so it stays, and all else goes back.
  expect(await fields(c.id)).toMatchObject({ isActive: false, isReviewed: false, funTypes: ['zoo'] })
  expect((await undo(changeId)).body).toMatchObject({ undone: 0, left: 3, gone: 1 })
  expect((await undo(undone.body.changeId)).body).toMatchObject({ places: 3, undone: 3, left: 0 })
  expect(await fields(a.id)).toMatchObject({ isActive: true, isReviewed: true, funTypes: ['museum'] })
})

test('where an age of before would end below one that was said since, that place stays and the others go back', async () => {
  const { db, call, change, undo } = await anOffice()
  const [a, b] = [await aPlace(db, { ageGroupMin: 8 }), await aPlace(db, { ageGroupMin: 9 })]
  const changes = { ageGroupMin: 2, isReviewed: true }
  const { changeId } = (await change({ ids: [a.id, b.id], changes })).body
  await call('PUT', `/api/admin/places/${a.id}`, { ageGroupMax: 5 })
  expect(await undo(changeId)).toMatchObject({ status: 200, body: { undone: 1, left: 1, gone: 0 } })
  const now = async (id: number) => (await call('GET', `/api/admin/places/${id}`)).body
  expect(await now(a.id)).toMatchObject({ ageGroupMin: 2, ageGroupMax: 5, isReviewed: false })
  expect(await now(b.id)).toMatchObject({ ageGroupMin: 9, isReviewed: false })
})

test('an end of a closure that was changed again since stays, though its beginning could go back to the sources', async () => {
  const { change, undo, call, stored } = await anOffice()
  const id = await stored()
  const { changeId } = (await change({ ids: [id], changes: { closedUntil: '2030-01-31' } })).body
  await call('PUT', `/api/admin/places/${id}`, { closedUntil: '2030-02-28' })
  expect((await undo(changeId)).body).toMatchObject({ undone: 0, left: 1 })
  expect((await call('GET', `/api/admin/places/${id}`)).body).toMatchObject({
    closedUntil: '2030-02-28',
    editedFields: ['closedFrom', 'closedUntil'],
  })
})

test('where one half of a pair was changed again since, the other one stays with it', async () => {
  const { change, undo, call, stored } = await anOffice()
  const id = await stored()
  const closure = { closedFrom: '2030-01-10', closedUntil: '2030-01-31' }
  const { changeId } = (await change({ ids: [id], changes: { ...closure, isFeatured: true } })).body
  await call('PUT', `/api/admin/places/${id}`, { closedUntil: '2030-02-28' })
  expect((await undo(changeId)).body).toMatchObject({ undone: 0, left: 1 })
  expect((await call('GET', `/api/admin/places/${id}`)).body).toMatchObject({
    ...{ closedFrom: '2030-01-10', closedUntil: '2030-02-28', isFeatured: false },
    editedFields: ['closedFrom', 'closedUntil'],
  })
})

test('what an editor has said since of the other half of a pair stays', async () => {
  const { change, undo, call, stored } = await anOffice()
  const id = await stored()
  const { changeId } = (await change({ ids: [id], changes: { closedUntil: '2030-01-31' } })).body
  await call('PUT', `/api/admin/places/${id}`, { closedFrom: '2030-01-07' })
  expect((await undo(changeId)).body).toMatchObject({ undone: 1, left: 0 })
  expect((await call('GET', `/api/admin/places/${id}`)).body).toMatchObject({
    ...{ closedFrom: '2030-01-07', closedUntil: null },
    editedFields: ['closedFrom', 'closedUntil'],
  })
})

test('a fact that went back to its sources, which say the same, is its editors again', async () => {
  const { change, undo, call, stored } = await anOffice()
  const id = await stored()
  const place = async () => (await call('GET', `/api/admin/places/${id}`)).body
  const { description } = await place()
  for (const text of ['Other', description])
    await call('PUT', `/api/admin/places/${id}`, { description: text })
  const before = await place()
  const released = await change({ ids: [id], changes: { releasedFields: ['description'] } })
  expect([released.body.changed, (await place()).editedFields]).toEqual([1, []])
  expect((await undo(released.body.changeId)).body).toMatchObject({ undone: 1, left: 0 })
  expect((await place()).editedFields).toEqual(before.editedFields)
  expect(before.editedFields).toContain('description')
})

test('a change of very many is undone by a job, and asking twice is one wish', async () => {
  const { db, undo, changeAll, request } = await anOffice(300)
  const changeId = await changeAll({ isFeatured: true })
  const ask = async () => {
    const answer = await request('POST', `/api/admin/history/changes/${changeId}/undo`, undefined, {
      Prefer: 'respond-async',
    })
    return [answer.status, (await answer.json()).jobId]
  }
  const [status, jobId] = await ask()
  expect([status, await ask()]).toEqual([202, [202, jobId]])
  await keepTestJobs(db, [undoManyKind])
  expect(await undo(changeId)).toMatchObject({ status: 200, body: { places: 300, undone: 300, left: 0 } })
  expect(await db.$count(places, eq(places.isFeatured, true))).toBe(0)
})

test('what nobody changed, and what is still being changed, cannot be undone', async () => {
  const { db, userId, undo, changeAll } = await anOffice(1)
  expect((await undo('0f8c1a7e-0000-4000-8000-000000000000')).status).toBe(404)
  expect((await undo('nonsense')).status).toBe(404)
  await changeAll({ isFeatured: true })
  const id = await startJob(db, { kind: 'change-places', input: {}, startedBy: userId })
  await db.update(auditLog).set({ changeId: id })
  expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'running' } })
})

test('an undoing that is killed anywhere and run again undoes and notes every place once', async () => {
  const { db, userId, changeAll } = await anOffice(3)
  for (let last = 0; ; last += 3) {
    await db.delete(jobs)
    await db.delete(auditLog)
    await db.update(places).set({ isFeatured: false })
    const input = { changeId: await changeAll({ isFeatured: true }), total: 3 }
    const jobId = await startJob(db, { kind: undoManyJob, input, startedBy: userId })
    await beginJob(db, jobId)
    const work = { db, jobId, startedBy: userId, signal: new AbortController().signal, report: () => {} }
    const run = async (by = db) =>
      undoAll({ ...work, db: by, input: UndoWork.parse((await findJob(db, jobId)).input) }, 2)
    const killed = await databaseKilledAfter(last)
    await run(killed.db).catch(() => undefined)
    if (!killed.wasKilled()) return expect(last).toBeGreaterThan(15)
    const message = `killed after ${last} statements`
    expect(await run(), message).toEqual({ places: 3, undone: 3, left: 0, gone: 0, changeId: jobId })
    expect(await db.$count(places, eq(places.isFeatured, true)), message).toBe(0)
    expect(await db.$count(auditLog, eq(auditLog.changeId, jobId)), message).toBe(3)
  }
})

/** An editor, and as many places as are wished for; `changeAll` changes these, and gives the change's id. */
async function anOffice(many = 0) {
  const db = await testDatabase()
  const editor = await testEditor(db)
  await db.execute(sql`
    insert into places (name, slug, lat, lng, is_active)
    select 'Zoo ' || i, 'zoo-' || i, 48, 16, true from generate_series(1, ${many}::integer) i`)
  const change = (body: object) => editor.call('PATCH', '/api/admin/places', body)
  const changeAll = async (changes: object): Promise<string> => {
    const ids = (await db.select({ id: places.id }).from(places).orderBy(asc(places.id))).map(({ id }) => id)
    return (await change({ ids, changes })).body.changeId
  }
  const fields = async (id: number) => {
    const { body } = await editor.call('GET', `/api/admin/places/${id}`)
    const { isActive, isReviewed, isIndoor, funTypes } = body
    const slugs = funTypes.map(({ slug }: { slug: string }) => slug)
    return { isActive, isReviewed, isIndoor, funTypes: slugs }
  }
  const undo = (id: string) => editor.call('POST', `/api/admin/history/changes/${id}/undo`)
  /** The id of a place that a source tells of. */
  const stored = async () => {
    await aFunType(db, { slug: 'zoo' })
    const candidate = starterCandidate('Austria', 'vienna', aStarterEntry({ funTypes: ['zoo'] }))
    await db.transaction((tx) => storeCandidates(tx, [candidate], { asOf: new Date() }))
    return (await db.select({ id: places.id }).from(places))[0]?.id ?? 0
  }
  return { db, ...editor, change, changeAll, fields, undo, stored }
}
