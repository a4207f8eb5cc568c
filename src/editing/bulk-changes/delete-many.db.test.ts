import { count, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { databaseKilledAfter } from '../../../tests/killed-database.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { findBlockedIds } from '../../gathering/storing/known-places.queries.ts'
import { placeSources, places } from '../../guide/places/place.table.ts'
import { wholePlace } from '../../guide/places/whole-place.queries.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { beginJob, findJob } from '../../office/jobs/job.queries.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import { undoManyKind } from '../history/undo-many.task.ts'
import { startChange } from './bulk.queries.ts'
import { MatchingWork } from './bulk.schema.ts'
import { changeMatching } from './bulk.task.ts'

const changes = { isDeleted: true } as const

test('many places are deleted for good, and one undo brings all back as they were', async () => {
  const { db, call, change, undo } = await anOffice()
  const vienna = await aCity(db)
  const a = await aPlace(db, { name: "Zoo <script>'", placeId: 'way/1', funTypes: ['zoo'], cities: [vienna] })
  const b = await aPlace(db, { name: 'Park' })
  const stays = await aPlace(db)
  const source = { provider: 'openstreetmap', externalId: 'way/2', raw: { type: 'way', id: 2, tags: {} } }
  await db.insert(placeSources).values({ placeId: a.id, ...source })
  const wholes = async () =>
    JSON.stringify([await wholePlace(db, a.id), await wholePlace(db, b.id)]).replaceAll(
      /"updated_at":"[^"]*"/g,
      '',
    )
  const before = await wholes()
  const { status, body } = await change({ ids: [a.id, b.id, 4711], changes })
  expect([status, body]).toMatchObject([
    200,
    { matched: 2, changed: 2, isDeletion: true, changedIds: [a.id, b.id] },
  ])
  expect((await db.select().from(places)).map(({ id }) => id)).toEqual([stays.id])
  expect(await findBlockedIds(db, ['way/1', 'way/2'])).toEqual(new Set(['way/1', 'way/2']))
  const { body: deleted } = await call('GET', '/api/admin/history')
  expect(deleted.data.map(({ name }: { name: string }) => name)).toEqual(['Park', "Zoo <script>'"])
  expect((await undo(body.changeId)).body).toMatchObject({ places: 2, undone: 2, left: 0 })
  expect(await wholes()).toBe(before)
  expect(await findBlockedIds(db, ['way/1', 'way/2'])).toEqual(new Set())
  expect((await undo(body.changeId)).body).toMatchObject({ places: 2, undone: 0, left: 2 })
})

test('a place whose id another has by now stays deleted while the others come back; after 30 days none does', async () => {
  const { db, change, undo } = await anOffice()
  const [a, b] = [await aPlace(db, { placeId: 'way/1' }), await aPlace(db)]
  const { changeId } = (await change({ ids: [a.id, b.id], changes })).body
  const other = await aPlace(db, { placeId: 'way/1' })
  expect((await undo(changeId)).body).toMatchObject({ places: 2, undone: 1, left: 1 })
  const ids = (await db.select().from(places).orderBy(places.id)).map(({ id }) => id)
  expect(ids).toEqual([b.id, other.id])
  await db.update(auditLog).set({ at: sql`now() - interval '31 days'` })
  expect(await undo(changeId)).toMatchObject({ status: 422, body: { code: 'too_late' } })
})

test('of two that had the same slug one after the other, both come back, the second under a free one', async () => {
  const { db, change, undo } = await anOffice()
  const [a, b] = [await aPlace(db, { slug: 'zoo' }), await aPlace(db, { name: 'Bear Park' })]
  const { changeId } = (await change({ ids: [a.id], changes })).body
  await db.update(places).set({ slug: 'zoo' }).where(eq(places.id, b.id))
  await change({ ids: [b.id], changes })
  await db.update(auditLog).set({ changeId })
  expect((await undo(changeId)).body).toMatchObject({ places: 2, undone: 2, left: 0 })
  const slugs = await db.select({ id: places.id, slug: places.slug }).from(places).orderBy(places.id)
  expect(slugs).toEqual([
    { id: a.id, slug: 'zoo' },
    { id: b.id, slug: 'bear-park' },
  ])
})

test('who deletes changes nothing else, and of another number than the editor was told of none goes', async () => {
  const { db, change } = await anOffice()
  const { id } = await aPlace(db)
  expect((await change({ ids: [id], changes: { ...changes, isActive: true } })).status).toBe(400)
  expect((await change({ ids: [id], changes: { isDeleted: false } })).status).toBe(400)
  expect((await change({ filters: {}, total: 2, changes })).status).toBe(409)
  expect(await db.$count(places)).toBe(1)
})

test('more than a few hundred are brought back by a job', async () => {
  const { db, change, undo, zoos } = await anOffice()
  await zoos(251)
  await keepTestJobs(db, [undoManyKind])
  const { body } = await change({ filters: { search: 'zoo' }, total: 251, changes })
  expect([body.changed, await db.$count(places)]).toEqual([251, 0])
  expect((await undo(body.changeId)).body).toMatchObject({ places: 251, undone: 251, left: 0 })
  expect(await db.$count(places)).toBe(251)
})

test('a deletion that is killed anywhere and run again deletes and notes every place once, but for one that is edited', async () => {
  const { db, call, userId, zoos } = await anOffice()
  for (let last = 0; ; last += 3) {
    await db.delete(jobs)
    await db.delete(auditLog)
    await db.delete(places)
    await zoos(4)
    const jobId = await startChange(db, userId, { filters: { search: 'zoo' }, total: 4, changes })
    await beginJob(db, jobId)
    const [edited] = await db.select().from(places).where(eq(places.slug, 'zoo-2'))
    await call('PATCH', `/api/admin/places/${edited?.id}/toggle-featured`, {})
    const input = MatchingWork.parse((await findJob(db, jobId)).input)
    const work = { jobId, startedBy: userId, input, signal: new AbortController().signal, report: () => {} }
    const killed = await databaseKilledAfter(last)
    await changeMatching({ ...work, db: killed.db }, 2).catch(() => undefined)
    if (!killed.wasKilled()) return expect(last).toBeGreaterThan(15)
    const message = `killed after ${last} statements`
    expect(await changeMatching({ ...work, db }, 2), message).toMatchObject({
      matched: 4,
      changed: 3,
      left: 1,
    })
    const noted = db.select({ times: count() }).from(auditLog).where(eq(auditLog.action, 'delete'))
    expect([await noted, await db.$count(places)], message).toEqual([[{ times: 3 }], 1])
  }
})

async function anOffice() {
  const db = await testDatabase()
  const editor = await testEditor(db)
  const change = (body: object) => editor.call('PATCH', '/api/admin/places', body)
  const undo = (id: string) => editor.call('POST', `/api/admin/history/changes/${id}/undo`)
  const zoos = (many: number) =>
    db.execute(sql`
      insert into places (name, slug, lat, lng, is_active)
      select 'Zoo ' || i, 'zoo-' || i, 48, 16, true from generate_series(1, ${many}::integer) i`)
  return { db, ...editor, change, undo, zoos }
}
