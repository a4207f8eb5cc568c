import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { nearbyReadings, nearbyThings } from '../../src/guide/nearby/nearby.table.ts'
import { placeSources } from '../../src/guide/places/place.table.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { phone, visit } from './browser.ts'
import { anOwnPlace, guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'

/** A zoo with a metro station, toilets inside and a playground of the guide's own around it. */
async function aSurroundedPlace(db: Database) {
  const place = await anOwnPlace(db, { name: 'Bear Zoo', funTypes: ['zoo'] })
  const playground = await anOwnPlace(db, { name: 'Pirate Playground' })
  const osmId = `node/${playground.id}`
  await db.insert(placeSources).values({
    ...{ placeId: playground.id, provider: 'openstreetmap', externalId: osmId, raw: {} },
  })
  const thing = { placeId: place.id, lat: place.lat, lng: place.lng, isInside: false }
  await db.insert(nearbyThings).values([
    { ...thing, kind: 'stop', type: 'metro', name: 'Bear Gate', metres: 263, osmId: 'node/1' },
    {
      ...{ ...thing, kind: 'toilets', type: 'toilets', metres: 40, osmId: 'node/2', isInside: true },
      features: ['free', 'changing-table'],
    },
    { ...thing, kind: 'playground', type: 'playground', metres: 980, osmId },
  ])
  await db
    .update(nearbyReadings)
    .set({ readAt: new Date('2026-11-03T06:00:00Z') })
    .where(eq(nearbyReadings.placeId, place.id))
  return place
}

test.for([
  ['a phone', phone],
  ['a browser without JavaScript', { javaScriptEnabled: false }],
] as const)(
  'with %s one reads what lies around a place, and goes on to a playground there',
  async ([, how]) => {
    const place = await aSurroundedPlace(await guideDatabase())
    const page = await visit(`/funplace/${place.slug}`, how)
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Nearby' }) })
    const rows = (await section.getByRole('listitem').allInnerTexts()).map((text) =>
      text.replace(/\s+/g, ' ').trim(),
    )
    expect(rows).toEqual([
      'Nearest metro station Bear Gate about 250 m',
      'Toilets free · changing table inside',
      'Nearest playground Pirate Playground about 1 km',
    ])
    await section.getByText('3 Nov 2026').waitFor()
    expect(await section.getByRole('link', { name: 'OpenStreetMap contributors' }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/copyright',
    )
    await section.getByRole('link', { name: 'Pirate Playground' }).click()
    await page.getByRole('heading', { name: 'Pirate Playground', level: 1 }).waitFor()
    expect(await page.getByRole('heading', { name: 'Nearby' }).count()).toBe(0)
  },
)

test('what lies around a place can be read by everybody, light and dark, on any width', async () => {
  const place = await aSurroundedPlace(await guideDatabase())
  const page = await visit(`/funplace/${place.slug}`)
  await page.getByRole('heading', { name: 'Nearby' }).waitFor()
  await findsNothing(page)
})

test('what was found later comes to a page that was kept', async () => {
  const db = await guideDatabase()
  const place = await anOwnPlace(db)
  const page = await visit(`/funplace/${place.slug}`)
  expect(await page.getByRole('heading', { name: 'Nearby' }).count()).toBe(0)
  await db.transaction(async (tx) => {
    await tx.insert(nearbyThings).values({
      ...{ placeId: place.id, kind: 'eat', type: 'cafe', name: 'Bear Café', metres: 120, osmId: 'node/3' },
      ...{ lat: place.lat, lng: place.lng, isInside: false },
    })
    await tx.update(nearbyReadings).set({ readAt: new Date() }).where(eq(nearbyReadings.placeId, place.id))
  })
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByText('Bear Café').count()
    })
    .toBe(1)
})
