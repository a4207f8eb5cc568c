import { eq, inArray, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aStarterEntry } from '../../../tests/starter.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { StarterCountry, StarterEntry } from '../../gathering/providers/starter-guide/starter-entry.ts'
import { starterCandidate } from '../../gathering/providers/starter-guide/starter-place.ts'
import { storeCandidates } from '../../gathering/storing/store-candidates.queries.ts'
import { cities } from '../../guide/cities/city.table.ts'
import { blockedOsmIds, placeSources, places } from '../../guide/places/place.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { readLedger } from './ledger.queries.ts'
import { seedBasics, seedCities } from './seed-basics.task.ts'
import { seedPlaces } from './seed-places.task.ts'
import { seedWithdrawals } from './seed-withdrawals.task.ts'
import { seededEntries } from './seeded-entry.table.ts'
import { withdrawn } from './withdrawn.ts'

const seedingOf = async (db: Database) => ({ db, siteName: 'Ours', seeded: await readLedger(db) })

const aGuide = (places: StarterEntry[]): StarterCountry[] => [
  { country: 'Austria', cities: [{ slug: 'vienna', places }] },
]

/** Places 20 metres apart, a good way from any other city. */
const entriesOf = (count: number, entry: Partial<StarterEntry>) =>
  Array.from({ length: count }, (_, i) =>
    aStarterEntry({ ...entry, name: `Place ${i}`, lat: 48.1 + i / 5000 }),
  )

const first = { description: 'As it was.', website: 'https://old.example/' }
const second = { description: 'As it is.', setting: 'indoor', price: 'paid', priceBand: 1 } as const

/** A guide that an older version filled: its ledger does not say what the entries said. */
async function anOlderGuide(entries: StarterEntry[]): Promise<Database> {
  const db = await testDatabase()
  const seeding = await seedingOf(db)
  await seedBasics(seeding)
  await seedCities(seeding)
  await seedPlaces(seeding, aGuide(entries))
  await db.update(seededEntries).set({ content: null })
  return db
}

const update = async (db: Database, entries: StarterEntry[]) =>
  seedPlaces(await seedingOf(db), aGuide(entries))

const named = async (db: Database, name: string) =>
  (await db.select().from(places).where(eq(places.name, name)))[0]

test('an update brings what the guide now says, its new places, and nothing that an editor changed or deleted', async () => {
  const db = await anOlderGuide(entriesOf(5, { ...first, featured: true }))
  const edited = { description: 'Ours.', editedFields: ['description'], isReviewed: true }
  await db.update(places).set(edited).where(eq(places.name, 'Place 0'))
  const renamed = { displayName: 'Our Place', editedFields: ['displayName'], isFeatured: false }
  await db.update(places).set(renamed).where(eq(places.name, 'Place 1'))
  await db.delete(places).where(eq(places.name, 'Place 2'))
  await db.insert(blockedOsmIds).values({ osmId: 'starter/austria/vienna/place-2' })
  const entries = entriesOf(12, { ...second, featured: true })
  expect(await update(db, entries)).toEqual({ places: 7, renewed: 4 })
  expect(await named(db, 'Place 0')).toMatchObject({ description: 'Ours.', setting: 'indoor', priceBand: 1 })
  expect(await named(db, 'Place 1')).toMatchObject({ displayName: 'Our Place', description: 'As it is.' })
  expect(await named(db, 'Place 2')).toBeUndefined()
  expect(await named(db, 'Place 3')).toMatchObject({
    description: 'As it is.',
    website: null,
    isFeatured: true,
  })
  expect(await named(db, 'Place 11')).toMatchObject({ description: 'As it is.', isReviewed: false })
})

test('features of editors stay, and new places start as featured while their city has fewer than six', async () => {
  const db = await anOlderGuide(entriesOf(4, { ...first, featured: true }))
  await db.update(places).set({ isFeatured: false }).where(eq(places.name, 'Place 1'))
  await update(db, entriesOf(12, { ...second, featured: true }))
  const featured = await db.select({ name: places.name }).from(places).where(eq(places.isFeatured, true))
  expect(featured.map(({ name }) => name).sort()).toEqual(
    ['Place 0', 'Place 2', 'Place 3', 'Place 4', 'Place 5', 'Place 6'].sort(),
  )
})

test('an update a second time writes nothing', async () => {
  const db = await anOlderGuide(entriesOf(5, first))
  const entries = entriesOf(8, second)
  await update(db, entries)
  const rows = sql`select array_agg(xmin::text order by id) as versions from places`
  const before = (await db.execute(rows)).rows
  expect(await update(db, entries)).toEqual({ places: 0, renewed: 0 })
  expect((await db.execute(rows)).rows).toEqual(before)
})

test('a thousand edits stay through an update', async () => {
  const db = await anOlderGuide(entriesOf(250, first))
  const edits = {
    description: 'Ours.',
    website: 'https://ours.example/',
    price: 'free',
    goodToKnow: 'Ask us.',
  }
  await db.update(places).set({ ...edits, price: 'free' as const, editedFields: Object.keys(edits) })
  expect(await update(db, entriesOf(250, second))).toEqual({ places: 0, renewed: 250 })
  const kept = await db.select().from(places)
  expect(kept.filter((place) => place.setting === 'indoor')).toHaveLength(250)
  expect(
    kept.filter(({ description, website, price, goodToKnow }) =>
      Object.values(edits).every((edit, i) => edit === [description, website, price, goodToKnow][i]),
    ),
  ).toHaveLength(250)
})

test('an entry that a later version changes reaches its place again', async () => {
  const db = await anOlderGuide(entriesOf(1, first))
  await update(db, entriesOf(1, second))
  await update(db, entriesOf(1, { ...second, description: 'As it will be.' }))
  expect(await named(db, 'Place 0')).toMatchObject({ description: 'As it will be.' })
})

test('what an update changes stands in the history of the place', async () => {
  const db = await anOlderGuide(entriesOf(1, first))
  await update(db, entriesOf(1, second))
  const { rows } = await db.execute(
    sql`select before ->> 'description' as before, after ->> 'description' as after from audit_log
      where entity = 'places' and action = 'update'`,
  )
  expect(rows).toEqual([{ before: 'As it was.', after: 'As it is.' }])
})

test('nothing new comes to a city that was deleted, and all to one that was renamed', async () => {
  const db = await anOlderGuide(entriesOf(1, first))
  await db.update(cities).set({ slug: 'wien', name: 'Wien' }).where(eq(cities.slug, 'vienna'))
  expect(await update(db, entriesOf(2, second))).toEqual({ places: 1, renewed: 1 })
  await db.delete(places)
  await db.delete(cities).where(eq(cities.slug, 'wien'))
  expect(await update(db, entriesOf(4, { ...second, price: 'free', priceBand: null }))).toEqual({
    places: 0,
    renewed: 0,
  })
  expect(await db.$count(places)).toBe(0)
})

test('a place that the guide took back is hidden once, unless an editor or another source speaks for it', async () => {
  const db = await anOlderGuide([])
  const keys = Object.keys(withdrawn)
  const candidates = keys.map((externalId, i) => ({
    ...starterCandidate('Austria', 'vienna', aStarterEntry({ name: `Shut ${i}`, lat: 48.1 + i / 100 })),
    externalId,
  }))
  await db.transaction((tx) => storeCandidates(tx, candidates, { asOf: new Date() }))
  await db.update(places).set({ isReviewed: true }).where(eq(places.name, 'Shut 0'))
  const [other] = await db.select().from(places).where(eq(places.name, 'Shut 1'))
  await db.insert(placeSources).values({
    ...{ placeId: other?.id ?? 0, provider: 'openstreetmap', externalId: 'node/1', raw: {} },
  })
  const shown = () =>
    db.select({ name: places.name }).from(places).where(eq(places.isActive, true)).orderBy(places.name)
  expect(await seedWithdrawals(await seedingOf(db))).toBe(keys.length - 2)
  expect(await shown()).toEqual([{ name: 'Shut 0' }, { name: 'Shut 1' }])
  await db
    .update(places)
    .set({ isActive: true })
    .where(inArray(places.name, ['Shut 2']))
  expect(await seedWithdrawals(await seedingOf(db))).toBe(0)
  expect(await db.$count(places, like(places.name, 'Shut %'))).toBe(keys.length)
  expect(await shown()).toHaveLength(3)
})
