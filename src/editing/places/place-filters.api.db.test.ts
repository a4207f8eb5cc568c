import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { planOf } from '../../../tests/plan-of.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { areaText } from './place-area.ts'
import { isInside } from './place-area-conditions.queries.ts'
import { filteredFacts, placeFilters } from './place-filters.ts'

test('places are found by city, country, point, day and what is known of them, alone and together', async () => {
  const { db, names } = await anOffice()
  const vienna = await aCity(db, { name: 'Vienna', lat: 48.2082, lng: 16.3738 })
  await aPlace(db, {
    ...{ name: 'Prater', lat: 48.2166, lng: 16.3976, addrCountry: 'Austria', cities: [vienna] },
    ...{ wheelchair: 'yes', openingHours: '24/7', priceBand: 1, food: ['cafe'], seasons: ['summer'] },
    updatedAt: new Date('2026-11-02T00:00:00Z'),
  })
  await aPlace(db, {
    ...{ name: 'Neusiedl', lat: 47.95, lng: 16.84, addrCountry: 'Austria', wheelchair: 'no' },
    updatedAt: new Date('2026-11-01T23:59:59Z'),
  })
  await aPlace(db, {
    ...{ name: 'Zoo Bratislava', lat: 48.1616, lng: 17.0713, addrCountry: 'Slovakia', funTypes: [] },
    updatedAt: new Date('2026-10-01'),
  })
  const found = {
    [`cityId=${vienna.id}`]: ['Prater'],
    [`around=${vienna.id},5`]: ['Prater'],
    [`around=${vienna.id},50`]: ['Neusiedl', 'Prater'],
    [`around=${vienna.id + 1},50`]: [],
    'country=Austria': ['Neusiedl', 'Prater'],
    'country=austria': [],
    'near=48.15,17.1,5': ['Zoo Bratislava'],
    'near=48.15,17.1,0.1': [],
    'near=-89.99,179.99,500': [],
    'changedSince=2026-11-02': ['Prater'],
    'changedSince=2026-11-01': ['Neusiedl', 'Prater'],
    'wheelchair=unknown': ['Zoo Bratislava'],
    'wheelchair=known': ['Neusiedl', 'Prater'],
    'wheelchair=no': ['Neusiedl'],
    'openingHours=unknown': ['Neusiedl', 'Zoo Bratislava'],
    'priceBand=1': ['Prater'],
    'food=cafe': ['Prater'],
    'food=unknown': ['Neusiedl', 'Zoo Bratislava'],
    'seasons=known': ['Prater'],
    'funTypes=unknown': ['Zoo Bratislava'],
    [`around=${vienna.id},50&wheelchair=known&openingHours=unknown&country=Austria`]: ['Neusiedl'],
  }
  for (const [query, expected] of Object.entries(found))
    expect([query, await names(query)]).toEqual([query, expected])
})

test('each value of each fact divides the places, and the total is as many as are found', async () => {
  const { db, list } = await anOffice()
  const { id } = await aPlace(db, { name: 'Known', funTypes: ['zoo'], seasons: ['summer'] })
  await db.execute(sql`update places set place_id = 'node/1' where id = ${id}`)
  await aPlace(db, { name: 'Unknown' })
  for (const name of filteredFacts) {
    const totals = []
    for (const [value] of placeFilters[name].options) {
      const { data, pagination } = await list(`${name}=${value}`)
      expect([name, value, data.length]).toEqual([name, value, pagination.total])
      totals.push(pagination.total)
    }
    expect([name, totals[0] + totals[1]]).toEqual([name, 2])
  }
})

test.each([
  'near=48,16',
  'near=91,16,5',
  'near=48,16,501',
  'near=48,16,5,5',
  'near=x,16,5',
  'around=12',
  'around=12,0',
  'around=12,101',
  'around=vienna,5',
  'area=48,16,49',
  'area=49,16,48,17',
  'area=A',
  'changedSince=2026-02-30',
  'changedSince=yesterday',
  'wheelchair=maybe',
  'country=%20',
])('%s is refused by the name of the filter', async (query) => {
  const { call } = await anOffice()
  const { status, body } = await call('GET', `/api/admin/places?${query}`)
  expect([status, body.issues[0].path]).toEqual([400, query.split('=')[0]])
})

test('all that match are changed at once, and nothing when others match by now', async () => {
  const { db, call, names } = await anOffice()
  const vienna = await aCity(db, { lat: 48.2082, lng: 16.3738 })
  await aPlace(db, { name: 'Prater', lat: 48.2166, lng: 16.3976, isActive: false })
  await aPlace(db, { name: 'Far', lat: 40, lng: 10, isActive: false })
  const filters = { around: `${vienna.id},5`, near: '48.2,16.4,10', openingHours: 'unknown' }
  const change = (total: number) =>
    call('PATCH', '/api/admin/places', { filters, total, changes: { isActive: true } })
  expect((await change(2)).status).toBe(409)
  expect((await change(1)).body).toMatchObject({ matched: 1, changed: 1 })
  expect(await names('isActive=true')).toEqual(['Prater'])
})

const around = { lat: 48.2, lng: 16.37 }

test('an area finds what lies inside of its sides as the map draws them, in the list, the export and a change of all', async () => {
  const { db, call, names } = await anOffice()
  await aPlace(db, { name: 'Inside', ...around, isActive: false })
  await aPlace(db, { name: 'In the box', lat: 48.29, lng: 16.46, isActive: false })
  await aPlace(db, { name: 'Elsewhere', lat: 47, lng: 15, isActive: false })
  await aPlace(db, { name: 'Fiji', lat: -16.5, lng: 179.5 })
  await aPlace(db, { name: 'Taveuni', lat: -16.8, lng: -179.9 })
  const triangle = areaText({
    points: [
      { lat: 48.1, lng: 16.3 },
      { lat: 48.3, lng: 16.3 },
      { lat: 48.1, lng: 16.5 },
    ],
  })
  expect(await names(`area=${triangle}`)).toEqual(['Inside'])
  expect(await names('area=48.1,16.3,48.3,16.5')).toEqual(['In the box', 'Inside'])
  expect(await names('area=-17,179,-16,-179')).toEqual(['Fiji', 'Taveuni'])
  const file = await call('GET', `/api/admin/places/export.geojson?area=${triangle}`)
  expect(file.body.features).toMatchObject([{ properties: { name: 'Inside' } }])
  const changes = { filters: { area: triangle }, total: 1, changes: { isActive: true } }
  expect((await call('PATCH', '/api/admin/places', changes)).body).toMatchObject({ matched: 1, changed: 1 })
  expect(await names('isActive=true&country=')).toEqual(['Fiji', 'Inside', 'Taveuni'])
})

/** Straight on the map from 40 to 60 degrees, where a line of equal degrees would pass 111 km farther south. */
test('long sides lead as they are drawn on the map', async () => {
  const { db, names } = await anOffice()
  await aPlace(db, { name: 'Below', lat: 50.8, lng: 10 })
  await aPlace(db, { name: 'Above', lat: 51.3, lng: 10 })
  const points = [
    { lat: 40, lng: 0 },
    { lat: 60, lng: 20 },
    { lat: 40, lng: 20 },
  ]
  expect(await names(`area=${areaText({ points })}`)).toEqual(['Below'])
})

test('of many places only those in the box of an area are held to its sides', async () => {
  const { db } = await anOffice()
  await db.execute(sql`insert into places (name, slug, lat, lng)
    select 'P', 'p-' || i, 40 + i % 100 / 7.0, i / 100 / 7.0 from generate_series(0, 9999) i`)
  await db.execute(sql`analyze places`)
  const points = [
    { lat: 45, lng: 5 },
    { lat: 45.5, lng: 5 },
    { lat: 45, lng: 5.5 },
  ]
  const plan = await planOf(db, sql`select count(*) from places p where ${isInside(areaText({ points }))}`)
  expect(plan).toMatch(/Index Cond: \(\(lat >=/)
})

async function anOffice() {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const list = async (query: string) => (await call('GET', `/api/admin/places?${query}`)).body
  const names = async (query: string): Promise<string[]> =>
    (await list(query)).data.map(({ name }: { name: string }) => name)
  return { db, call, list, names }
}
