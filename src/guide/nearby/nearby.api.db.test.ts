import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Database } from '../../platform/database/database.ts'
import { placeSources, places } from '../places/place.table.ts'
import { nearbyReadings, nearbyThings } from './nearby.table.ts'

const readAt = new Date('2026-11-03T23:59:00Z')

const aThing = (placeId: number, fields: Partial<typeof nearbyThings.$inferInsert>) => ({
  ...{ placeId, kind: 'stop' as const, type: 'bus' as const, metres: 120, isInside: false },
  ...{ lat: 48.2, lng: 16.37, osmId: 'node/1', ...fields },
})

async function aReadPlace(db: Database, things: Partial<typeof nearbyThings.$inferInsert>[]) {
  const place = await aPlace(db, { slug: 'zoo', funTypes: ['zoo'] })
  await db.update(nearbyReadings).set({ readAt })
  if (things.length > 0)
    await db.insert(nearbyThings).values(things.map((fields) => aThing(place.id, fields)))
  return place
}

const nearbyOf = async (db: Database) => (await testApi(db).json('/api/places/zoo')).nearby

test('a place answers what lies around it, with the day of the map; null before it was asked', async () => {
  const db = await testDatabase()
  const place = await aPlace(db, { slug: 'zoo' })
  expect(await nearbyOf(db)).toBeNull()
  await db.update(nearbyReadings).set({ readAt })
  expect(await nearbyOf(db)).toEqual({ readOn: '2026-11-03', things: [] })
  await db.insert(nearbyThings).values([
    aThing(place.id, {
      kind: 'toilets',
      type: 'toilets',
      osmId: 'way/2',
      isInside: true,
      features: ['free'],
    }),
    aThing(place.id, { name: 'Tiergarten' }),
  ])
  const where = { lat: 48.2, lng: 16.37, placeSlug: null }
  expect(await nearbyOf(db)).toEqual({
    readOn: '2026-11-03',
    things: [
      {
        ...{ kind: 'stop', type: 'bus', name: 'Tiergarten', features: [], metres: 120, isInside: false },
        ...{ osmId: 'node/1', ...where },
      },
      {
        ...{ kind: 'toilets', type: 'toilets', name: null, features: ['free'], metres: 120, isInside: true },
        ...{ osmId: 'way/2', ...where },
      },
    ],
  })
})

test('what is an active place of the guide itself has its address and the name that the guide gives it', async () => {
  const db = await testDatabase()
  await aReadPlace(db, [{ kind: 'playground', type: 'playground', osmId: 'way/7' }])
  const own = await aPlace(db, { name: 'Spielplatz', displayName: 'Pirate Playground', slug: 'pirates' })
  await db.insert(placeSources).values({
    ...{ placeId: own.id, provider: 'openstreetmap', externalId: 'way/7', raw: {} },
  })
  expect((await nearbyOf(db)).things).toMatchObject([{ name: 'Pirate Playground', placeSlug: 'pirates' }])
  await db.update(places).set({ isActive: false }).where(sql`id = ${own.id}`)
  expect((await nearbyOf(db)).things).toMatchObject([{ name: null, placeSlug: null }])
})

test('an element that has come to be the place itself does not lie near it', async () => {
  const db = await testDatabase()
  const place = await aReadPlace(db, [{ kind: 'eat', type: 'cafe', osmId: 'way/7' }, { osmId: 'node/8' }])
  await db.insert(placeSources).values({
    ...{ placeId: place.id, provider: 'openstreetmap', externalId: 'way/7', raw: {} },
  })
  expect((await nearbyOf(db)).things).toMatchObject([{ kind: 'stop' }])
})
