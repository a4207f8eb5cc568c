import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeDistances } from '../../src/gathering/distances/place-distance.table.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { visit } from './browser.ts'
import { anOwnCity, anOwnPlace, guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'

type Way = { distanceKm: number | null; drivingTimeMinutes: number | null }

/** As if the router had answered so. */
async function setWay(db: Database, city: { id: number }, place: { id: number }, way: Way) {
  await db
    .update(placeDistances)
    .set({ ...way, routedAt: new Date() })
    .where(and(eq(placeDistances.cityId, city.id), eq(placeDistances.placeId, place.id)))
}

const noRoad = { distanceKm: null, drivingTimeMinutes: null }

async function threePlaces() {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  const near = await anOwnPlace(db, { name: 'A Bear Park', lat: city.lat + 0.1, funTypes: ['zoo'] })
  const island = await anOwnPlace(db, { name: 'Puffin Island', lat: city.lat + 0.2, funTypes: ['zoo'] })
  const unasked = await anOwnPlace(db, { name: 'New Farm', lat: city.lat + 0.3, funTypes: ['zoo'] })
  await setWay(db, city, near, { distanceKm: 14.2, drivingTimeMinutes: 35 })
  await setWay(db, city, island, noRoad)
  return { city, near, island, unasked }
}

test('a card tells the drive beside the distance where it is known, and nothing where it is not', async () => {
  const { city } = await threePlaces()
  const page = await visit(`/funcity/${city.slug}`)
  const card = (name: string) => page.getByRole('article').filter({ hasText: name })
  await card('A Bear Park').getByText('35 min drive', { exact: true }).waitFor()
  await card('A Bear Park').getByText('11.1 km', { exact: true }).waitFor()
  for (const name of ['Puffin Island', 'New Farm']) {
    await card(name).waitFor()
    expect(
      await card(name)
        .getByText(/drive|road/)
        .count(),
    ).toBe(0)
  }
})

test('a place page tells the drive from each city, and where no road leads', async () => {
  const { near, island, unasked } = await threePlaces()
  const cityRow = async (slug: string) => {
    const page = await visit(`/funplace/${slug}`)
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Testhaven' }) })
    return (await row.last().innerText()).replace(/\s+/g, ' ')
  }
  expect(await cityRow(near.slug)).toBe('Testhaven 35 min 11.1 km')
  expect(await cityRow(island.slug)).toBe('Testhaven No road 22.2 km')
  expect(await cityRow(unasked.slug)).toBe('Testhaven 33.4 km')
})

test('a card of a category tells the drive from its cities', async () => {
  await threePlaces()
  const page = await visit('/top-family-activities/zoo')
  const card = page.getByRole('article').filter({ hasText: 'A Bear Park' })
  const city = card.getByRole('list', { name: 'Nearest cities' }).getByRole('listitem')
  expect((await city.innerText()).replace(/\s+/g, ' ').trim()).toBe('Testhaven 11 km 35 min drive')
})

test('drives are read by everybody, on every screen', async () => {
  const { city, near, island } = await threePlaces()
  for (const path of [`/funcity/${city.slug}`, `/funplace/${near.slug}`, `/funplace/${island.slug}`])
    await findsNothing(await visit(path))
  await findsNothing(await visit('/top-family-activities/zoo'))
}, 120_000)

test('without JavaScript the drive is there too', async () => {
  const { city } = await threePlaces()
  const page = await visit(`/funcity/${city.slug}`, { javaScriptEnabled: false })
  await page.getByText('35 min drive', { exact: true }).waitFor()
})

test('on the narrowest phone a long drive keeps within the card', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  const fields = { name: 'Bear Park', addrCity: 'Kirkjubæjarklaustur', addrCountry: 'Iceland' }
  const place = await anOwnPlace(db, { ...fields, lat: city.lat + 0.4 })
  await setWay(db, city, place, { distanceKm: 99, drivingTimeMinutes: 119 })
  const page = await visit(`/funcity/${city.slug}`, { viewport: { width: 320, height: 700 } })
  const drive = page.getByText('1 h 59 min drive', { exact: true })
  const [inner, outer] = [await drive.boundingBox(), await page.getByRole('article').first().boundingBox()]
  if (!inner || !outer) throw new Error('The card is not shown')
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width)
  expect(inner.x).toBeGreaterThanOrEqual(outer.x)
})
