import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { countMissingPairs } from '../../../tests/crossings/count-missing-pairs.ts'
import { aCity, aFunType, aPlace } from '../../../tests/factories.ts'
import { aZoo } from '../../../tests/fake-provider.ts'
import { testDatabase, testEngine } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { insertPlaces } from '../../editing/places/add-place.queries.ts'
import { addedPlace } from '../../editing/places/added-place.ts'
import { cities } from '../../guide/cities/city.table.ts'
import { places } from '../../guide/places/place.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { log } from '../../platform/log/log.ts'
import { startRun } from '../imports/import-run.queries.ts'
import { storeRun } from '../imports/store-run.task.ts'
import { refreshDistances } from './distance.queries.ts'
import { fillPairsOfCities } from './fill-missing-pairs.task.ts'
import { placeDistances } from './place-distance.table.ts'

const { kind } = await testEngine()
// All connections of the embedded database take turns, transaction by transaction.
const onPostgresql = test.skipIf(kind === 'embedded')

const wien = { name: 'Wien', country: 'Austria', slug: 'wien', lat: 48.2, lng: 16.37 }
const park = { name: 'Park', lat: 48.21, lng: 16.38, funTypes: [], seasons: [] }
const stopping = new AbortController().signal

type Editor = Awaited<ReturnType<typeof testEditor>>

/** What brings a city to where a place is on its way to, or the other way round. */
const cityWrites: Record<string, (editor: Editor) => Promise<Response>> = {
  'a new city': ({ request }) => request('POST', '/api/admin/cities', wien),
  'a city that moves': ({ request }) =>
    request('PUT', '/api/admin/cities/1', { lat: wien.lat, lng: wien.lng }),
  'the city of a built-in list': ({ request }) =>
    request('POST', '/api/admin/cities/populate', { countries: ['Austria'] }),
}

onPostgresql.for(Object.keys(cityWrites))('%s waits for a place that is on its way there', async (name) => {
  const { db, editor } = await anOffice()
  let answer: Promise<Response> | undefined
  await db.transaction(async (tx) => {
    await insertPlaces(tx, editor.userId, [addedPlace(park)])
    answer = cityWrites[name]?.(editor)
    // biome-ignore lint/plugin: looks from outside whether somebody waits for the transaction
    await waitingOrAnswered(db, answer)
  })
  expect((await answer)?.status).toBe(200)
  expect(await countMissingPairs(db)).toBe(0)
})

const placeWrites: Record<string, (editor: Editor) => Promise<Response>> = {
  'a new place': ({ request }) => request('POST', '/api/admin/places', park),
  'a place that moves': ({ request }) =>
    request('PUT', '/api/admin/places/1', { lat: park.lat, lng: park.lng }),
}

onPostgresql.for(Object.keys(placeWrites))('%s waits for a city that is on its way there', async (name) => {
  const { db, editor } = await anOffice()
  let answer: Promise<Response> | undefined
  await db.transaction(async (tx) => {
    const [city] = await tx.insert(cities).values(wien).returning()
    await refreshDistances(tx, { cityIds: [city?.id ?? 0] })
    answer = placeWrites[name]?.(editor)
    // biome-ignore lint/plugin: looks from outside whether somebody waits for the transaction
    await waitingOrAnswered(db, answer)
  })
  expect((await answer)?.ok).toBe(true)
  expect(await countMissingPairs(db)).toBe(0)
})

onPostgresql('a new city waits for a place nearby that is being deleted', async () => {
  const { db, editor } = await anOffice()
  const { id } = await aPlace(db, { lat: wien.lat, lng: wien.lng })
  let answer: Promise<Response> | undefined
  await db.transaction(async (tx) => {
    await tx.delete(places).where(sql`id = ${id}`)
    answer = editor.request('POST', '/api/admin/cities', wien)
    // biome-ignore lint/plugin: looks from outside whether somebody waits for the transaction
    await waitingOrAnswered(db, answer)
  })
  expect((await answer)?.status).toBe(200)
})

test('pairs that are missing are found and filled in, and of the others none is touched', async () => {
  const { db } = await anOffice()
  await aCity(db, wien)
  for (const name of ['Eins', 'Zwei', 'Drei']) await aPlace(db, { ...park, name })
  await aPlace(db, { name: 'Far away', lat: 70, lng: 25 })
  await db.delete(placeDistances).where(sql`place_id > 2`)
  const before = await db.select().from(placeDistances)
  expect(await fillPairsOfCities({ db, log, stopping })).toBe(2)
  expect(await countMissingPairs(db)).toBe(0)
  expect(await db.select().from(placeDistances)).toEqual(expect.arrayContaining(before))
  expect(await fillPairsOfCities({ db, log, stopping })).toBe(0)
})

test('an import fills in what is missing of the places that it holds', async () => {
  const { db } = await anOffice()
  await aFunType(db, { slug: 'zoo' })
  await aCity(db, wien)
  await importZoo(db)
  await db.delete(placeDistances)
  await importZoo(db)
  expect(await countMissingPairs(db)).toBe(0)
})

/** With a city and a place far from all others. */
async function anOffice() {
  const db = await testDatabase()
  await aCity(db, { name: 'Oslo', lat: 59.9, lng: 10.7 })
  await aPlace(db, { name: 'Elsewhere', lat: 40, lng: -3 })
  return { db, editor: await testEditor(db) }
}

async function importZoo(db: Database) {
  const id = await startRun(db, { origin: 'file', provider: 'openstreetmap', cityId: null })
  const none = { refused: new Map(), elements: 1, area: undefined, covers: undefined }
  const zoo = aZoo(1, { lat: park.lat, lon: park.lng })
  await storeRun(db, { id, userId: null }, { candidates: [zoo], asOf: new Date('2026-01-01'), ...none })
}

/** Until the call waits for a lock, or for nothing. */
async function waitingOrAnswered(db: Database, call: Promise<unknown> | undefined) {
  let hasAnswered = false
  void call?.finally(() => {
    hasAnswered = true
  })
  await expect
    .poll(async () => {
      const { rows } = await db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return hasAnswered || rows.length > 0
    })
    .toBe(true)
}
