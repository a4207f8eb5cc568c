import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { driftedCounts } from '../../../tests/drifted-counts.ts'
import { aCity, aFunType } from '../../../tests/factories.ts'
import { aZoo } from '../../../tests/fake-provider.ts'
import { databaseKilledAfter } from '../../../tests/killed-database.ts'
import { planOf, rowsOf } from '../../../tests/plan-of.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { placeSources, places } from '../../guide/places/place.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { beginJob, startJob } from '../../office/jobs/job.queries.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import type { PlaceCandidate } from '../candidates/place-candidate.ts'
import { startRun } from './import-run.queries.ts'
import { importRuns } from './import-run.table.ts'
import { addedPlaces } from './remove-added-places.queries.ts'
import { findEntries } from './run-entries.queries.ts'
import { storeRun } from './store-run.task.ts'
import { undoRunJob } from './undo-run.queries.ts'
import { undoLargeRun, undoRunKind } from './undo-run.task.ts'

test('an import of very many places is undone by a job, which says what stays as the question before it did', async () => {
  const { db, call, anImport, before, after } = await aGuide()
  const run = await anImport(after)
  await db
    .update(places)
    .set({ editedFields: ['website'] })
    .where(eq(places.placeId, 'node/4'))
  // As of places that are gone since.
  await db.execute(sql`insert into audit_log (action, entity, entity_id, import_run_id)
    select 'create', 'places', 1000000 + i, ${run} from generate_series(1, 1001) i`)
  await keepTestJobs(db, [undoRunKind])
  const preview = (await call('GET', `/api/admin/import-runs/${run}/undo`)).body
  const { status, body } = await call('POST', `/api/admin/import-runs/${run}/undo`)
  expect([status, body]).toMatchObject([200, { removed: 1, restored: 2, keptInAll: 1 }])
  expect(preview).toEqual(body)
  const details = (await call('GET', `/api/admin/import-runs/${run}`)).body
  expect(details).toMatchObject({ state: 'undone', undone: body })
  await db.delete(places).where(eq(places.placeId, 'node/4'))
  expect(await snapshot(db)).toEqual(before)
  expect(await driftedCounts(db)).toEqual([])
  expect((await call('POST', `/api/admin/import-runs/${run}/undo`)).status).toBe(409)
})

test('an undo that is killed anywhere and run again takes back and counts everything once', async () => {
  const { db, work, anImport, before, after } = await aGuide()
  for (let last = 0; ; last += 7) {
    await db.delete(jobs)
    const run = await anImport(after)
    const { jobId } = await work(run)
    const killed = await databaseKilledAfter(last)
    await undoLargeRun({ ...(await work(run, jobId)), db: killed.db }, 1).catch(() => undefined)
    if (!killed.wasKilled()) return expect(last).toBeGreaterThan(30)
    const result = await undoLargeRun(await work(run, jobId), 1)
    const message = `killed after ${last} statements`
    expect(result, message).toEqual({ removed: 2, restored: 2, kept: [], keptInAll: 0 })
    expect(await snapshot(db), message).toEqual(before)
    const told = eq(auditLog.entity, 'import_runs')
    expect(
      (await db.select().from(auditLog).where(told)).map(({ after }) => after),
      message,
    ).toEqual([result])
    await db.delete(auditLog).where(told)
  }
})

test('who cancels it keeps what is left, which can be undone later', async () => {
  const { db, call, work, anImport, before, after } = await aGuide()
  const run = await anImport(after)
  const cancelling = new AbortController()
  const report = ({ done }: { done: number }) => void (done > 0 && cancelling.abort())
  const cancelled = undoLargeRun({ ...(await work(run)), report, signal: cancelling.signal }, 1)
  await expect(cancelled).rejects.toThrow('abort')
  const [left] = await db.select().from(importRuns).where(eq(importRuns.id, run))
  expect([left?.state, await db.$count(places)]).toEqual(['done', 3])
  expect((await call('POST', `/api/admin/import-runs/${run}/undo`)).body).toMatchObject({ removed: 1 })
  expect(await snapshot(db)).toEqual(before)
})

test('whether a place may go is seen by its own entries, however much was imported since', async () => {
  const { db, anImport, after } = await aGuide()
  const run = await anImport(after)
  const later = await anImport(after)
  await db.execute(sql`insert into audit_log (action, entity, entity_id, after, import_run_id)
    select 'update', 'place_sources', 'openstreetmap node/' || 1000 + i, json_build_object('placeId', 1000 + i), ${later}
    from generate_series(1, 2000) i`)
  const { added } = await findEntries(db, run)
  expect(added.ids).toHaveLength(2)
  expect(rowsOf(await planOf(db, addedPlaces(run, added.ids)), ' on audit_log later')).toBeLessThan(20)
  await db.execute(sql`vacuum analyze audit_log`)
  await db.execute(sql`insert into audit_log (action, entity, entity_id, after)
    select 'update', 'places', 1000 + i, '{"isActive": true}' from generate_series(1, 2000) i`)
  expect(await planOf(db, addedPlaces(run, added.ids))).not.toMatch(/Rows Removed by Filter: \d{3}/)
})

/** Two zoos, and what a second import makes of them and adds. */
async function aGuide() {
  const db = await testDatabase()
  await aFunType(db, { slug: 'zoo' })
  const { id: cityId } = await aCity(db)
  const editor = await testEditor(db)
  let month = 0
  const anImport = async (zoos: (date: string) => PlaceCandidate[]) => {
    month += 1
    const asOf = new Date(Date.UTC(2025, month))
    const candidates = zoos(asOf.toISOString().slice(0, 10))
    const id = await startRun(db, { origin: null, provider: 'openstreetmap', cityId })
    const data = { candidates, refused: new Map(), elements: 2, area: undefined, covers: undefined, asOf }
    await storeRun(db, { id, userId: null }, data, { cityId })
    return id
  }
  await anImport(() => [aZoo(1, { date: '2025-01-01' }), aZoo(2, { lat: 48.3, date: '2025-01-01' })])
  const after = (date: string) => [
    aZoo(1, { name: 'Tierpark', date }),
    aZoo(2, { name: 'Wildpark', lat: 48.31, date }),
    aZoo(3, { lat: 48.4 }),
    aZoo(4, { lat: 48.1 }),
  ]
  const work = async (run: number, known?: string) => {
    const input = { runId: run }
    const jobId = known ?? (await startJob(db, { kind: undoRunJob, input, startedBy: editor.userId }))
    await beginJob(db, jobId)
    const signal = new AbortController().signal
    return { db, jobId, startedBy: editor.userId, input, signal, report: () => {} }
  }
  return { db, ...editor, anImport, work, after, before: await snapshot(db) }
}

/** What a visitor can tell, and what an import works from. */
async function snapshot(db: Awaited<ReturnType<typeof testDatabase>>) {
  const rows = await db.select().from(places).orderBy(asc(places.id))
  const sources = await db.select().from(placeSources).orderBy(asc(placeSources.externalId))
  return {
    places: rows.map(({ updatedAt: _, lastFetched: __, isFeatured: ___, ...place }) => place),
    sources: sources.map(({ id: _, fetchedAt: __, ...source }) => source),
  }
}
