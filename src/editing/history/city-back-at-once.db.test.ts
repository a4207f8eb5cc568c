import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity } from '../../../tests/factories.ts'
import { testDatabase, testEngine } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { waiting, whileLocked } from '../../../tests/while-locked.ts'
import { routeDistancesJob } from '../../gathering/distances/route-soon.queries.ts'
import { cities } from '../../guide/cities/city.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { beginJob, startJob } from '../../office/jobs/job.queries.ts'
import { deleteCityKind } from '../cities/delete-city.task.ts'

const { kind } = await testEngine()
// All connections of the embedded database take turns, transaction by transaction.
const onPostgresql = test.skipIf(kind === 'embedded')

onPostgresql('two editors who undo the deletion of a large city at once are told of one job', async () => {
  const { db, undo } = await aDeletedCity()
  const asked = await whileLocked(db, sql`lock table places in share mode`, async () => {
    const both = [undo(), undo()] as const
    await waiting(db, 2)
    return both
  })
  const [one, other] = await Promise.all(asked)
  expect([one.status, one.body.jobId]).toEqual([202, expect.any(String)])
  expect(other).toEqual(one)
  expect(await db.$count(cities)).toBe(1)
})

onPostgresql.for(['undo', 'restore'] as const)(
  'a job that begins while a large city comes back by %s waits for it, and never for half of it',
  async (way) => {
    const { db, [way]: bringBack } = await aDeletedCity()
    const job = { kind: routeDistancesJob, input: { cityIds: [], placeIds: [] }, startedBy: null }
    const jobId = await startJob(db, job)
    // It waits once the city is back and its ways by road are to be asked for.
    const noted = sql`lock table audit_log in share row exclusive mode`
    const [back, begun] = await whileLocked(db, noted, async () => {
      const back = bringBack()
      await waiting(db, 1)
      const begun = beginJob(db, jobId)
      await waiting(db, 2)
      const { rows } = await db.execute(sql`
        select distinct wait_event from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      // Who waits for a row holds its table, and the city waits for that in turn.
      expect(rows).toEqual([{ wait_event: 'relation' }])
      return [back, begun] as const
    })
    expect((await back).status).toBe(way === 'undo' ? 202 : 200)
    expect(await begun).toMatchObject({ id: jobId, input: { cityIds: [expect.any(Number)] } })
  },
)

/** A city of so many places that they come back by a job, which nobody does. */
async function aDeletedCity() {
  const db = await testDatabase()
  const { call, request } = await testEditor(db)
  const { id } = await aCity(db)
  await db.execute(sql`
    with zoo as (
      insert into places (name, slug, lat, lng, is_active)
      select 'Zoo ' || i, 'zoo-' || i, 48.2, 16.37, true from generate_series(1, 1001) i returning id)
    insert into city_places (city_id, place_id) select ${id}, id from zoo`)
  const stop = await keepTestJobs(db, [deleteCityKind])
  const { historyId } = (await call('DELETE', `/api/admin/cities/${id}`)).body
  await stop()
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.id, historyId))
  const post = async (path: string) => {
    const answer = await request('POST', `/api/admin/history/${path}`, undefined, { Prefer: 'respond-async' })
    return { status: answer.status, body: await answer.json() }
  }
  const undo = () => post(`changes/${entry?.changeId}/undo`)
  const restore = () => post(`${historyId}/restore`)
  return { db, undo, restore }
}
