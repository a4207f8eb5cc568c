import { expect, test } from 'vitest'
import { aGeoapifyPlace, geoapifyServer } from '../../../../tests/services/geoapify-server.ts'
import { testClock } from '../../../../tests/services/test-clock.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { configs } from '../../../office/configs/config.table.ts'
import { serviceUsage } from '../../../outgoing/service-state.table.ts'
import { leftOf } from '../../../outgoing/service-usage.queries.ts'
import { log } from '../../../platform/log/log.ts'
import { readSettings } from '../../../platform/settings/settings.ts'
import { geoapifyProvider } from './geoapify.provider.ts'
import type { GeoapifyPlace } from './geoapify-place.schema.ts'
import { geoapifyBudget } from './geoapify-service.ts'

const vienna = { lat: 48.2, lng: 16.37 }

async function aProvider(places: readonly GeoapifyPlace[], key: string | undefined = 'good-key') {
  const db = await testDatabase()
  log.level = 'silent'
  const server = await geoapifyServer(places)
  const given = readSettings({ GEOAPIFY_URL: `${server.url}/v2`, ...(key && { GEOAPIFY_API_KEY: key }) })
  const provider = geoapifyProvider({ db, log, settings: given, clock: testClock(db) })
  return { db, server, provider }
}

const many = (count: number) => Array.from({ length: count }, () => aGeoapifyPlace())
const kmNorth = (km: number) => ({ lat: vienna.lat + km / 111.2 })
const parks = { categories: ['leisure', 'leisure.park'] }

test('all pages are read, a place that comes twice once, and each page is paid for', async () => {
  const { provider, server, db } = await aProvider(many(230))
  const { candidates, elements, creditsUsed, covers } = await provider.fetchPlaces(vienna)
  expect([candidates.length, elements]).toEqual([230, 230])
  // Three pages of the neighbourhood and three of the wider circle, in which the same museums lie.
  expect(server.requests.length).toBe(6)
  expect(creditsUsed).toBe(30)
  expect(await leftOf(db, 'geoapify', geoapifyBudget)).toBe(3_000 - 30)
  expect(covers).toBeUndefined()
})

test('a place of which nothing can be made is refused, and takes no other away', async () => {
  const odd = { ...aGeoapifyPlace(), name: 1900 } as unknown as GeoapifyPlace
  const { provider, server } = await aProvider([odd, ...many(102)])
  const { candidates, refused, elements } = await provider.fetchPlaces(vienna)
  expect(candidates).toHaveLength(102)
  expect([elements, [...refused]]).toEqual([104, [['unreadable', 2]]])
  expect(server.requests).toHaveLength(4)
})

test('a last page that is full is followed by an empty one', async () => {
  const { provider, server } = await aProvider(many(100))
  expect((await provider.fetchPlaces(vienna)).elements).toBe(100)
  expect(server.requests.length).toBe(4)
})

test('destinations come from farther away than parks', async () => {
  const { provider } = await aProvider([
    aGeoapifyPlace({ ...kmNorth(49), name: 'Far Museum' }),
    aGeoapifyPlace({ ...kmNorth(51), name: 'Too Far Museum' }),
    aGeoapifyPlace({ ...kmNorth(9), ...parks, name: 'Near Park' }),
    aGeoapifyPlace({ ...kmNorth(11), ...parks, name: 'Far Park' }),
  ])
  const { candidates } = await provider.fetchPlaces(vienna)
  expect(candidates.map(({ fields }) => fields.name).toSorted()).toEqual(['Far Museum', 'Near Park'])
})

test('what the day has left may not pay for a city: it is not begun', async () => {
  const { provider, server, db } = await aProvider(many(3))
  const period = new Date().toISOString().slice(0, 10)
  await db.insert(serviceUsage).values({ service: 'geoapify', period, used: 2_800 })
  await expect(provider.fetchPlaces(vienna)).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringContaining(
      "Geoapify has 200 of today's 3000 credits left, and a city may take 250",
    ),
  })
  expect(server.requests).toEqual([])
})

test('what the day has left pays for one city of three that are begun at once: it is fetched whole, the others are not begun', async () => {
  const { provider, server, db } = await aProvider(many(1_200))
  const period = new Date().toISOString().slice(0, 10)
  await db.insert(serviceUsage).values({ service: 'geoapify', period, used: 2_700 })
  const fetched = await Promise.allSettled([1, 2, 3].map(() => provider.fetchPlaces(vienna)))
  const found = fetched.map((one) => (one.status === 'fulfilled' ? one.value.elements : one.reason.kind))
  expect(found.toSorted()).toEqual([1_200, 'unavailable', 'unavailable'])
  expect(server.requests).toHaveLength(26)
  expect(await leftOf(db, 'geoapify', geoapifyBudget)).toBe(300 - 26 * 5)
})

test('more places than a city may take are no result at all', async () => {
  const { provider } = await aProvider(many(2_600))
  await expect(provider.fetchPlaces(vienna)).rejects.toMatchObject({ kind: 'refused' })
})

test('a sample costs one page', async () => {
  const { provider, server } = await aProvider(many(12))
  const { found, names } = await provider.sample(vienna)
  expect([found, names.length]).toEqual([12, 10])
  expect(server.requests.length).toBe(1)
  const wanted = new URL(server.requests[0] ?? '', server.url).searchParams.get('categories')
  expect(wanted).toBe('entertainment,leisure.playground,leisure.park')
})

test('a key that is missing or wrong is said to be, and where to set it', async () => {
  const without = await aProvider([], '')
  expect(await without.provider.isAvailable()).toBe(false)
  await expect(without.provider.sample(vienna)).rejects.toThrow('set GEOAPIFY_API_KEY under Config')
  const wrong = await aProvider([], 'bad-key')
  const error = await wrong.provider.sample(vienna).catch((thrown: Error) => thrown)
  expect(String(error)).toContain('does not accept our key: set GEOAPIFY_API_KEY under Config')
  expect(String(error)).not.toContain('bad-key')
})

test('the key may be what an editor has stored', async () => {
  const { provider, db } = await aProvider(many(1), '')
  await db.insert(configs).values({ key: 'GEOAPIFY_API_KEY', value: 'good-key' })
  expect(await provider.isAvailable()).toBe(true)
  expect((await provider.sample(vienna)).found).toBe(1)
})
