import { asc, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aFunType, anImage } from '../../../tests/factories.ts'
import { aZoo } from '../../../tests/fake-provider.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { blockedOsmIds, placeSources, places } from '../../guide/places/place.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PlaceCandidate } from '../candidates/place-candidate.ts'
import { placeDistances } from '../distances/place-distance.table.ts'
import { storeCandidates } from '../storing/store-candidates.queries.ts'
import { startRun } from './import-run.queries.ts'
import { importRuns } from './import-run.table.ts'
import { storeRun } from './store-run.task.ts'

async function aGuide() {
  const db = await testDatabase()
  await aFunType(db, { slug: 'zoo' })
  const { id: cityId } = await aCity(db)
  return { db, cityId, ...(await testEditor(db)) }
}

/** A finished import for the city; its id. */
async function anImport(db: Database, cityId: number, candidates: PlaceCandidate[], asOf = '2026-01-01') {
  const id = await startRun(db, { origin: null, provider: 'openstreetmap', cityId })
  const box = { south: 48, north: 48.5, west: 16, east: 17 }
  const data = { candidates, refused: new Map(), elements: candidates.length, area: box, covers: box }
  await storeRun(db, { id, userId: null }, { ...data, asOf: new Date(asOf) }, { cityId })
  return id
}

const undo = (id: number) => `/api/admin/import-runs/${id}/undo`

/** What a visitor can tell, and what an import works from. */
async function snapshot(db: Database) {
  const rows = await db.select().from(places).orderBy(asc(places.id))
  const sources = await db.select().from(placeSources).orderBy(asc(placeSources.externalId))
  return {
    places: rows.map(({ updatedAt: _, ...place }) => place),
    sources: sources.map(({ id: _, ...source }) => source),
    distances: await db.$count(placeDistances),
  }
}

test('a run that is undone leaves the guide as it was: places, records, marks and distances', async () => {
  const { db, cityId, call, userId } = await aGuide()
  await anImport(db, cityId, [
    aZoo(1, { name: 'Tiergarten' }),
    aZoo(2, { lat: 48.3 }),
    aZoo(3, { lat: 48.4 }),
  ])
  const before = await snapshot(db)
  const second = await anImport(
    ...([db, cityId] as const),
    [
      aZoo(1, { name: 'Tierpark', lat: 48.21, date: '2025-05-05' }),
      aZoo(3, { lat: 48.4 }),
      aZoo(4, { lat: 48.35, name: 'Wildpark' }),
      aZoo(5, { name: 'Tierpark', lat: 48.2101 }),
    ],
    '2026-02-01',
  )
  expect((await snapshot(db)).places).not.toEqual(before.places)
  expect((await call('GET', undo(second))).body).toEqual({ removed: 1, restored: 2, kept: [], keptInAll: 0 })
  const { status, body } = await call('POST', undo(second))
  expect([status, body]).toEqual([200, { removed: 1, restored: 2, kept: [], keptInAll: 0 }])
  expect((await call('GET', `/api/admin/import-runs/${second}`)).body).toMatchObject({
    ...{ state: 'undone', undone: body },
  })
  const after = await snapshot(db)
  // That the data was seen again in the meantime is no change.
  const seen = ({ sources }: typeof after) => sources.map(({ fetchedAt: _, ...source }) => source)
  expect(seen(after)).toEqual(seen(before))
  expect(after.places.map(withoutFetched)).toEqual(before.places.map(withoutFetched))
  expect(after.distances).toBe(before.distances)
  // The way to where the first one lies again is known no longer.
  const zoo = before.places.find(({ placeId }) => placeId === 'node/1')
  expect(await db.select().from(jobs)).toMatchObject([
    { kind: 'route-distances', input: { cityIds: [], placeIds: [zoo?.id] } },
  ])
  expect(await db.$count(blockedOsmIds)).toBe(0)
  const [run] = await db.select().from(importRuns).where(eq(importRuns.id, second))
  expect(run?.state).toBe('undone')
  const undone = await db.select().from(auditLog).where(eq(auditLog.userId, userId)).orderBy(asc(auditLog.id))
  expect(undone.map(({ action, entity }) => `${action} ${entity}`)).toEqual([
    'delete places',
    'update places',
    'update import_runs',
  ])
})

const withoutFetched = ({ lastFetched: _, ...place }: { lastFetched: Date | null }) => place

test('importing the same data again after an undo brings it back', async () => {
  const { db, cityId, call } = await aGuide()
  const run = await anImport(db, cityId, [aZoo(1), aZoo(2, { lat: 48.3 })])
  const before = (await snapshot(db)).places.map(({ name, slug, lat, isActive }) => ({
    name,
    slug,
    lat,
    isActive,
  }))
  await call('POST', undo(run))
  expect(await db.$count(places)).toBe(0)
  await anImport(db, cityId, [aZoo(1), aZoo(2, { lat: 48.3 })])
  expect(
    (await snapshot(db)).places.map(({ name, slug, lat, isActive }) => ({ name, slug, lat, isActive })),
  ).toEqual(before)
})

test('what an editor or another import did since stays, and is named', async () => {
  const { db, cityId, call } = await aGuide()
  const first = await anImport(db, cityId, [
    aZoo(1, { name: 'Toggled' }),
    aZoo(2, { name: 'Newer', lat: 48.3 }),
    aZoo(3, { name: 'Pictured', lat: 48.4 }),
    aZoo(4, { name: 'Untouched', lat: 48.1 }),
  ])
  const byName = async (name: string) => (await db.select().from(places).where(eq(places.name, name)))[0]
  await call('PATCH', `/api/admin/places/${(await byName('Toggled'))?.id}/toggle-status`, {})
  await anImage(db, { id: (await byName('Pictured'))?.id ?? 0 })
  const box = [aZoo(2, { name: 'Newest', lat: 48.3, date: '2025-01-01' })]
  const id = await startRun(db, { origin: null, provider: 'openstreetmap', cityId })
  const data = {
    candidates: box,
    refused: new Map(),
    elements: 1,
    asOf: new Date(),
    area: undefined,
    covers: undefined,
  }
  await storeRun(db, { id, userId: null }, data)
  const preview = (await call('GET', undo(first))).body
  const { body } = await call('POST', undo(first))
  expect(body).toMatchObject({ removed: 1, restored: 0 })
  expect(preview).toEqual(body)
  expect((await call('GET', `/api/admin/import-runs/${first}`)).body.undone).toEqual(body)
  expect(
    body.kept.map(({ name, reason }: { name: string; reason: string }) => `${name}: ${reason}`).toSorted(),
  ).toEqual([
    'Newest: Another import has changed it since',
    'Pictured: It has photos that an editor chose',
    'Toggled: An editor has changed it since',
  ])
  expect(await db.$count(places)).toBe(3)
})

test('a run is undone once, and not while it runs', async () => {
  const { db, cityId, call } = await aGuide()
  const run = await anImport(db, cityId, [aZoo(1)])
  expect((await call('POST', undo(run))).status).toBe(200)
  expect(await call('POST', undo(run))).toMatchObject({ status: 409, body: { code: 'undone' } })
  const running = await startRun(db, { origin: null, provider: 'openstreetmap', cityId })
  expect(await call('POST', undo(running))).toMatchObject({ status: 409, body: { code: 'running' } })
  expect((await call('POST', undo(999))).status).toBe(404)
  expect((await call('GET', undo(999))).status).toBe(404)
})

test('two editors who undo at once undo once', async () => {
  const { db, cityId, call } = await aGuide()
  const run = await anImport(db, cityId, [aZoo(1)])
  const statuses = await Promise.all([1, 2].map(async () => (await call('POST', undo(run))).status))
  expect(statuses.toSorted()).toEqual([200, 409])
})

test('a run whose job was cancelled after its process was killed can be undone', async () => {
  const { db, cityId, call } = await aGuide()
  const progress = { done: 0, total: 0, items: [] }
  const [cancelled] = await db
    .insert(jobs)
    .values({ kind: 'fetch-places', input: {}, state: 'cancelled', progress })
    .returning()
  const jobId = cancelled?.id
  const id = await startRun(db, { origin: null, provider: 'openstreetmap', cityId, jobId })
  const run = { id, userId: null }
  await db.transaction((tx) => storeCandidates(tx, [aZoo(1)], { asOf: new Date(), cityId, run }))
  expect(await call('POST', undo(id))).toMatchObject({ status: 200, body: { removed: 1 } })
  expect(await db.$count(places)).toBe(0)
})

test('runs that are undone one after the other, the last first, leave nothing of either', async () => {
  const { db, cityId, call } = await aGuide()
  await anImport(db, cityId, [aZoo(9, { lat: 48.1 })])
  const before = await snapshot(db)
  const first = await anImport(
    ...([db, cityId] as const),
    [aZoo(9, { lat: 48.1, name: 'Renamed', date: '2025-03-03' }), aZoo(1)],
    '2026-02-01',
  )
  const second = await anImport(
    ...([db, cityId] as const),
    [
      aZoo(9, { lat: 48.1, name: 'Again', date: '2025-04-04' }),
      aZoo(1, { name: 'Newer', date: '2025-04-04' }),
    ],
    '2026-03-01',
  )
  expect((await call('POST', undo(second))).body).toEqual({ removed: 0, restored: 2, kept: [], keptInAll: 0 })
  expect((await call('POST', undo(first))).body).toEqual({ removed: 1, restored: 1, kept: [], keptInAll: 0 })
  expect((await snapshot(db)).places.map(withoutFetched)).toEqual(before.places.map(withoutFetched))
})

test('a place whose source says that it is private is reviewed again once the import that found so is undone', async () => {
  const { db, cityId, call, userId } = await aGuide()
  await anImport(db, cityId, [
    aZoo(1),
    aZoo(2, { lat: 48.3 }),
    aZoo(3, { lat: 48.4 }),
    aZoo(4, { lat: 48.1 }),
  ])
  const ids = (await db.select().from(places).orderBy(asc(places.placeId))).map(({ id }) => id)
  const set = (id: number | undefined, isReviewed: boolean) =>
    call('PUT', `/api/admin/places/${id}`, { isReviewed })
  for (const id of ids.slice(0, 2)) await set(id, true)
  const run = await startRun(db, { origin: null, provider: 'openstreetmap', cityId })
  const box = { south: 48, north: 48.5, west: 16, east: 17 }
  const refusals = new Map([1, 2, 3].map((id) => [`node/${id}`, 'private']))
  const data = { candidates: [aZoo(4, { lat: 48.1 })], refused: new Map(), refusals, elements: 4, area: box }
  await storeRun(db, { id: run, userId: null }, { ...data, covers: box, asOf: new Date('2026-02-01') })
  const reviewed = async () =>
    (await db.select().from(places).orderBy(asc(places.placeId))).map(({ isReviewed }) => isReviewed)
  expect(await reviewed()).toEqual([false, false, false, false])
  // Who has decided since is not overruled.
  await set(ids[1], true)
  await set(ids[1], false)
  expect((await call('POST', undo(run))).body).toMatchObject({ restored: 3 })
  expect(await reviewed()).toEqual([true, false, false, false])
  const [last] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).offset(1).limit(1)
  expect(last).toMatchObject({ userId, entityId: String(ids[0]), after: { isReviewed: true } })
})
