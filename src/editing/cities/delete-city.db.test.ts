import { count, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { driftedCounts } from '../../../tests/drifted-counts.ts'
import { driftedPairs } from '../../../tests/drifted-pairs.ts'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { databaseKilledAfter } from '../../../tests/killed-database.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { cities } from '../../guide/cities/city.table.ts'
import { places } from '../../guide/places/place.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { beginJob, startJob } from '../../office/jobs/job.queries.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import { undoManyKind } from '../history/undo-many.task.ts'
import { deleteCityJob } from './admin-city.schema.ts'
import { deleteCityKind, deleteLargeCity } from './delete-city.task.ts'

test('a city of very many places goes by a job, and one undo brings it and all of them back', async () => {
  const { db, call, vienna, shared, zoos, links } = await anOffice()
  await zoos(1001)
  await keepTestJobs(db, [deleteCityKind, undoManyKind])
  const before = await links()
  const { status, body } = await call('DELETE', `/api/admin/cities/${vienna.id}`)
  expect([status, body]).toEqual([200, { success: true, historyId: expect.any(Number) }])
  expect((await db.select().from(places)).map(({ id }) => id)).toEqual([shared.id])
  expect((await db.select().from(cities)).map(({ name }) => name)).toEqual(['Krems'])
  expect(await driftedCounts(db)).toEqual([])
  const { body: deleted } = await call('GET', '/api/admin/history')
  expect(deleted.data[0]).toMatchObject({ entity: 'cities', name: 'Vienna', placeCount: 1001, isBack: false })
  const restored = await call('POST', `/api/admin/history/${body.historyId}/restore`)
  expect(restored).toMatchObject({ status: 200, body: { id: vienna.id, following: { places: 1001 } } })
  expect(await links()).toEqual(before)
  expect([await driftedCounts(db), await driftedPairs(db)]).toEqual([[], []])
  expect((await call('POST', `/api/admin/history/${body.historyId}/restore`)).status).toBe(409)
})

test('the change as a whole is undone, too; a place that came back before is linked to the city again', async () => {
  const { db, call, work, vienna, zoos, links } = await anOffice()
  await zoos(4)
  const before = await links()
  const { jobId } = await work()
  await deleteLargeCity({ ...(await work(jobId)), db }, 3)
  await finish(db, jobId)
  const [first] = await db.select().from(auditLog).where(eq(auditLog.entity, 'places'))
  expect((await call('POST', `/api/admin/history/${first?.id}/restore`)).status).toBe(200)
  const undone = await call('POST', `/api/admin/history/changes/${jobId}/undo`)
  expect(undone).toMatchObject({ status: 200, body: { places: 4, undone: 3, left: 1 } })
  expect(await links()).toEqual(before)
  expect(await db.$count(cities, eq(cities.id, vienna.id))).toBe(1)
})

test('who cancels it keeps the city with the places that are left, and can undo what went', async () => {
  const { db, call, work, zoos, links } = await anOffice()
  await zoos(5)
  const before = await links()
  const { jobId } = await work()
  const cancelling = new AbortController()
  const report = ({ done }: { done: number }) => void (done > 0 && cancelling.abort())
  const cancelled = deleteLargeCity({ ...(await work(jobId)), db, report, signal: cancelling.signal }, 3)
  await expect(cancelled).rejects.toThrow('abort')
  await finish(db, jobId)
  expect([await db.$count(cities), await db.$count(places)]).toEqual([2, 4])
  expect((await call('POST', `/api/admin/history/changes/${jobId}/undo`)).body).toMatchObject({ undone: 2 })
  expect(await links()).toEqual(before)
})

test('a deletion that is killed anywhere and run again deletes and notes every place and the city once', async () => {
  const { db, work, zoos } = await anOffice()
  for (let last = 0; ; last += 3) {
    await db.delete(jobs)
    await db.delete(auditLog)
    await db.execute(sql`delete from places where name like 'Zoo%'`)
    const graz = await aCity(db, { name: 'Graz', lat: 47.07, lng: 15.44 })
    await zoos(4, graz)
    const { jobId } = await work(undefined, graz)
    const killed = await databaseKilledAfter(last)
    await deleteLargeCity({ ...(await work(jobId, graz)), db: killed.db }, 2).catch(() => undefined)
    if (!killed.wasKilled()) return expect(last).toBeGreaterThan(15)
    const message = `killed after ${last} statements`
    await deleteLargeCity({ ...(await work(jobId, graz)), db }, 2)
    const noted = await db
      .select({ entity: auditLog.entity, times: count() })
      .from(auditLog)
      .groupBy(auditLog.entity)
      .orderBy(auditLog.entity)
    const each = [
      { entity: 'cities', times: 1 },
      { entity: 'places', times: 4 },
    ]
    expect([noted, await db.$count(places)], message).toEqual([each, 1])
  }
})

/** So that what it did can be undone. */
const finish = (db: Awaited<ReturnType<typeof testDatabase>>, jobId: string) =>
  db.update(jobs).set({ state: 'done' }).where(eq(jobs.id, jobId))

/** Vienna and Krems, with a place that belongs to both. */
async function anOffice() {
  const db = await testDatabase()
  const editor = await testEditor(db)
  const vienna = await aCity(db)
  const krems = await aCity(db, { name: 'Krems', lat: 48.41, lng: 15.6 })
  const shared = await aPlace(db, { name: 'Wachau', cities: [vienna, krems] })
  /** Those of one city alone. */
  const zoos = (many: number, city = vienna) =>
    db.execute(sql`
      with zoo as (
        insert into places (name, slug, lat, lng, is_active)
        select 'Zoo ' || i, 'zoo-' || i, 48.2, 16.37, true from generate_series(1, ${many}::integer) i returning id)
      insert into city_places (city_id, place_id) select ${city.id}, id from zoo`)
  const links = async () =>
    (
      await db.execute(sql`
        select p.name, array_agg(l.city_id order by l.city_id) as cities
        from places p left join city_places l on l.place_id = p.id group by p.id order by p.id`)
    ).rows
  const work = async (known?: string, city = vienna) => {
    const input = { cityId: city.id }
    const jobId = known ?? (await startJob(db, { kind: deleteCityJob, input, startedBy: editor.userId }))
    await beginJob(db, jobId)
    const signal = new AbortController().signal
    return { jobId, startedBy: editor.userId, input, signal, report: () => {} }
  }
  return { db, ...editor, vienna, shared, zoos, links, work }
}
