import { expect, test } from 'vitest'
import { anAnswer, anElement, testDatabaseForImports } from '../../../tests/osm.ts'
import { aStarterEntry } from '../../../tests/starter.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { places } from '../../guide/places/place.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { importFile } from '../imports/import-file.task.ts'
import { importRuns } from '../imports/import-run.table.ts'
import { undoRun } from '../imports/undo-run.queries.ts'
import { starterCandidate } from '../providers/starter-guide/starter-place.ts'
import { storeCandidates } from '../storing/store-candidates.queries.ts'

const park = { leisure: 'park', name: 'Hofgarten', tourism: '' }
const known = { 'addr:city': 'München', opening_hours: '24/7', website: 'https://hofgarten.example/' }

/** As Overpass answers `out tags center`: only the answer is dated. */
const hofgarten = (tags: Record<string, string>) =>
  anElement({ type: 'way', id: 150_797_532, lat: 48.1427, lon: 11.5804, tags: { ...park, ...tags } })

const fetched = (db: Database, year: number, tags: Record<string, string>) =>
  importFile(db, anAnswer([hofgarten(tags)], `${year}-11-01T00:00:00Z`))

const facts = async (db: Database) => {
  const [place] = await db.select().from(places)
  return { city: place?.addrCity, hours: place?.openingHours, website: place?.website }
}
const all = { city: 'München', hours: '24/7', website: 'https://hofgarten.example/' }

test('an answer that leaves out what an earlier one said takes nothing away', async () => {
  const db = await testDatabaseForImports()
  await fetched(db, 2024, known)
  await fetched(db, 2025, { website: 'http://www.hofgarten.example' })
  expect(await facts(db)).toEqual(all)
  await fetched(db, 2026, {})
  expect(await facts(db)).toEqual(all)
  expect(await fetched(db, 2026, {})).toMatchObject({ changed: 0, unchanged: 1 })
  await fetched(db, 2027, { opening_hours: 'Mo-Su 08:00-20:00' })
  expect(await facts(db)).toEqual({ ...all, hours: 'Mo-Su 08:00-20:00' })
})

test('what a mapper took out of a record with a date of its own is gone', async () => {
  const db = await testDatabaseForImports()
  await fetched(db, 2024, known)
  await fetched(db, 2025, {})
  const edited = { ...hofgarten({ opening_hours: '24/7' }), timestamp: '2026-01-01T00:00:00Z' }
  await importFile(db, anAnswer([edited], '2026-11-01T00:00:00Z'))
  expect(await facts(db)).toEqual({ city: null, hours: '24/7', website: null })
})

test('undoing an import brings back what the record said before it, its earlier readings too', async () => {
  const db = await testDatabaseForImports()
  const { userId } = await testEditor(db)
  await fetched(db, 2024, known)
  await fetched(db, 2025, {})
  await fetched(db, 2026, { opening_hours: 'off', 'addr:city': 'Graz', website: 'https://other.example' })
  const runs = await db.select().from(importRuns)
  await undoRun(db, Math.max(...runs.map(({ id }) => id)), userId)
  expect(await facts(db)).toEqual(all)
})

const starter = starterCandidate(
  'Germany',
  'munich',
  aStarterEntry({
    ...{ name: 'Deutsches Museum', lat: 48.1299, lng: 11.5834, housenumber: '1', street: 'Museumsinsel' },
    ...{ postcode: '80538', city: 'Munich', website: 'https://www.museum.example/', setting: 'indoor' },
    ...{ wheelchair: 'yes', featured: true, description: 'Ships and planes.' },
  }),
)
const onTheMap = anElement({
  ...{ lat: 48.13, lon: 11.5835 },
  tags: {
    ...{ name: 'Deutsches Museum', tourism: 'museum', website: 'http://www.museum.example' },
    ...{ 'addr:street': 'Am Fluss', 'addr:housenumber': '3', wheelchair: 'no' },
  },
})

test('the page of a run says from which source to which a fact went', async () => {
  const db = await testDatabaseForImports()
  const { call } = await testEditor(db)
  await db.transaction((tx) => storeCandidates(tx, [starter], { asOf: new Date('2025-01-01') }))
  await importFile(db, anAnswer([onTheMap]))
  const [run] = await db.select().from(importRuns)
  const { body } = await call('GET', `/api/admin/import-runs/${run?.id}/places?kind=changed`)
  expect(body.data).toMatchObject([
    {
      before: { addrStreet: 'Museumsinsel', wheelchair: 'yes' },
      after: { addrStreet: 'Am Fluss', wheelchair: 'no' },
      hands: {
        addrStreet: {
          from: { provider: 'starter', externalId: starter.externalId, date: null },
          to: {
            provider: 'openstreetmap',
            externalId: `node/${onTheMap.id}`,
            date: '2024-05-01T00:00:00.000Z',
          },
        },
        wheelchair: { from: { provider: 'starter' }, to: { provider: 'openstreetmap' } },
      },
    },
  ])
  expect(body.data[0].after).not.toHaveProperty('website')
})
