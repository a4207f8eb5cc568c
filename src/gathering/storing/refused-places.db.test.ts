import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anImage } from '../../../tests/factories.ts'
import {
  anAnswer,
  anElement,
  anElementTagged,
  realElement,
  testDatabaseForImports,
} from '../../../tests/osm.ts'
import { aStarterEntry } from '../../../tests/starter.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { placeSources, places } from '../../guide/places/place.table.ts'
import { beginJob, startJob } from '../../office/jobs/job.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import { log } from '../../platform/log/log.ts'
import { importFile } from '../imports/import-file.task.ts'
import type { OsmElement, OsmTags } from '../providers/openstreetmap/osm-element.ts'
import { starterCandidate } from '../providers/starter-guide/starter-place.ts'
import { storeCandidates } from './store-candidates.queries.ts'
import { translateAgainJob, translateAgainKind } from './translate-again.task.ts'

const adults = realElement('munich-centre', 'node/849628369')

/** A guide with these places, whose records say what an older version let in. */
async function anOlderGuide(records: Readonly<Record<string, OsmElement>>) {
  const db = await testDatabaseForImports()
  const standIns = Object.keys(records).map((name, i) => anElement({ lat: 48 + i / 10, tags: { name } }))
  await importFile(db, anAnswer(standIns))
  for (const { id, tags } of standIns)
    await db
      .update(placeSources)
      .set({ raw: records[tags.name ?? ''] })
      .where(eq(placeSources.externalId, `node/${id}`))
  return db
}

const aJob = async (db: Database) => {
  const jobId = await startJob(db, { kind: translateAgainJob, input: {}, startedBy: null })
  await beginJob(db, jobId)
  return jobId
}

async function update(
  db: Database,
  { jobId = '', signal = new AbortController().signal, report = () => {} } = {},
) {
  const id = jobId || (await aJob(db))
  const progress = { done: 0, total: 0, items: [] }
  return translateAgainKind.run({ db, log, jobId: id, startedBy: null, input: {}, progress, signal, report })
}

const named = async (db: Database, name: string) =>
  (await db.select().from(places).where(eq(places.name, name)))[0]

test("what today's rules refuse is hidden on an update; its history says why, and what an editor brings back stays", async () => {
  const db = await anOlderGuide({ 'Night Cinema': adults, Lindenzoo: anElement() })
  expect(await update(db)).toMatchObject({ hidden: 1, toReview: 0 })
  expect(await named(db, 'Lindenzoo')).toMatchObject({ isActive: true })
  const place = await named(db, 'Night Cinema')
  expect(place).toMatchObject({ isActive: false })
  const { call } = await testEditor(db)
  const { body } = await call('GET', `/api/admin/places/${place?.id}/history`)
  expect(body.entries[0]).toMatchObject({
    username: null,
    changes: [
      { field: 'isActive', before: true, after: false },
      { field: 'refused', before: null, after: 'not for families' },
    ],
  })
  expect((await call('GET', '/api/admin/dashboard')).body.refusedPlaces).toBe(1)
  const listed = (await call('GET', '/api/admin/places?isRefused=true&isActive=false')).body
  expect(listed.data.map(({ name }: { name: string }) => name)).toEqual(['Night Cinema'])
  expect((await call('POST', `/api/admin/history/${body.entries[0].id}/undo`)).status).toBe(200)
  expect(await update(db)).toEqual({ placesChanged: 0, hidden: 0, toReview: 0 })
  expect(await named(db, 'Night Cinema')).toMatchObject({ isActive: true })
})

test("editors' work stays in the guide and goes to review: reviewed, edited, or with a photo of theirs", async () => {
  const db = await anOlderGuide({ Reviewed: adults, Edited: adults, Photo: adults })
  await db.update(places).set({ isReviewed: true }).where(eq(places.name, 'Reviewed'))
  await db
    .update(places)
    .set({ editedFields: ['phone'], phone: '+43 1' })
    .where(eq(places.name, 'Edited'))
  await anImage(db, { id: (await named(db, 'Photo'))?.id ?? 0 })
  expect(await update(db)).toEqual({ placesChanged: 0, hidden: 0, toReview: 3 })
  for (const name of ['Reviewed', 'Edited', 'Photo'])
    expect(await named(db, name)).toMatchObject({ isActive: true, isReviewed: false })
  expect(await named(db, 'Edited')).toMatchObject({ phone: '+43 1' })
  await db.update(places).set({ isReviewed: true })
  expect(await update(db)).toEqual({ placesChanged: 0, hidden: 0, toReview: 0 })
  expect(await db.$count(places, eq(places.isReviewed, true))).toBe(3)
  const { call } = await testEditor(db)
  expect((await call('GET', '/api/admin/dashboard')).body.refusedPlaces).toBe(0)
})

test('a place that another record or the starter guide speaks for stays, without what the refused record said', async () => {
  const db = await anOlderGuide({ Lindenzoo: adults, Wildpark: anElement({ tags: { name: 'Wildpark' } }) })
  const entry = aStarterEntry({ name: 'Prater', lat: 48.3 })
  const starter = starterCandidate('Austria', 'vienna', entry)
  await db.transaction((tx) => storeCandidates(tx, [starter], { asOf: new Date() }))
  const move = (from: string, to: string) =>
    db.execute(sql`
      update place_sources set place_id = (select id from places where name = ${to})
      where place_id = (select id from places where name = ${from}) and provider = 'openstreetmap'`)
  await move('Lindenzoo', 'Prater')
  expect(await update(db)).toMatchObject({ hidden: 0, toReview: 0 })
  await move('Prater', 'Wildpark')
  expect(await update(db)).toMatchObject({ hidden: 0, toReview: 0 })
  expect(await named(db, 'Prater')).toMatchObject({ isActive: true })
})

test('a pool that lies in a bath of the guide is taken out as one of its basins', async () => {
  const db = await testDatabaseForImports()
  const at = (metres: number, tags: OsmTags) =>
    anElementTagged(tags, { lat: 48.2 + metres / 111_195, lon: 16.37 })
  const bath = at(0, { name: 'Lindenbad', leisure: 'water_park' })
  const pools = [
    at(100, { name: 'Olympia', leisure: 'swimming_pool' }),
    at(400, { name: 'Ahornbad', leisure: 'swimming_pool' }),
  ]
  // File by file: what comes alone is no basin of anything.
  for (const one of [bath, ...pools]) await importFile(db, anAnswer([one]))
  expect(await update(db)).toMatchObject({ hidden: 1 })
  expect(await named(db, 'Olympia')).toMatchObject({ isActive: false })
})

test('killed half-way it goes on where it was, and counts nothing twice', async () => {
  const db = await anOlderGuide({ 'Night Cinema': adults })
  await db.execute(sql`
    with copy as (
      insert into places (name, lat, lng, slug, is_active)
      select 'Copy ' || n, 48, 16, 'copy-' || n, true from generate_series(1, 500) n returning id, name)
    insert into place_sources (place_id, provider, external_id, raw)
    select copy.id, provider, copy.name, raw from copy, place_sources`)
  const jobId = await aJob(db)
  const killing = new AbortController()
  let reports = 0
  const report = () => {
    reports += 1
    if (reports === 2) killing.abort()
  }
  await expect(update(db, { jobId, signal: killing.signal, report })).rejects.toThrow()
  const hidden = () => db.$count(places, eq(places.isActive, false))
  expect(await hidden()).toBe(200)
  expect(await update(db, { jobId })).toMatchObject({ hidden: 501 })
  expect(await hidden()).toBe(501)
})
