import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { type Family, noFamily } from '../family/family.ts'
import type { FamilyFacts } from '../family/family-facts.ts'
import { queryOfFamily } from '../family/family-query.ts'
import { driveMinutes, fitOf } from '../family/fit.ts'
import { mostRanked } from '../place-lists/best-order.queries.ts'

type Listed = FamilyFacts & { name: string; distance: number }

async function vienna() {
  const db = await testDatabase()
  const city = await aCity(db, { slug: 'vienna' })
  const { get } = testApi(db)
  const north = (km: number) => ({ lat: city.lat + km / 111.195, lng: city.lng })
  const list = async (family: Partial<Family>, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ ...queryOfFamily({ ...noFamily, ...family }), ...more })
    const answer = await get(`/api/cities/vienna/places?${query}`)
    const places: Listed[] = await answer.json()
    return {
      places,
      names: places.map(({ name }) => name),
      total: Number(answer.headers.get('X-Total-Count')),
      misfits: Number(answer.headers.get('X-Misfit-Count')),
      groups: answer.headers.get('X-Group-Counts'),
    }
  }
  return { db, get, list, north }
}

test('what fits comes first, then what fits in part, then what does not say, and last what does not fit everybody', async () => {
  const { db, list, north } = await vienna()
  await aPlace(db, { name: 'From 6', ageGroupMin: 6, ...north(1) })
  await aPlace(db, { name: 'No buggy', bestAgeMin: 0, buggy: 'no', ...north(2) })
  await aPlace(db, { name: 'Says nothing', ...north(3) })
  await aPlace(db, { name: 'Buggy in part', bestAgeMin: 0, buggy: 'limited', ...north(4) })
  await aPlace(db, { name: 'Fits', bestAgeMin: 0, buggy: 'yes', ...north(6) })
  await aPlace(db, { name: 'Fits, nearer', bestAgeMin: 0, buggy: 'yes', ...north(5) })
  const ours = { ages: [3, 8], buggy: true }
  const names = ['Fits, nearer', 'Fits', 'Buggy in part', 'Says nothing', 'From 6', 'No buggy']
  expect(await list(ours)).toMatchObject({
    ...{ names, total: 6, misfits: 2 },
    groups: 'stated=4, usual=0, unknown=0, silent=0',
  })
  expect((await list(ours, { limit: '2', offset: '2' })).names).toEqual(['Buggy in part', 'Says nothing'])
})

test('the shorter drive is by road where that is known', async () => {
  const { db, list, north } = await vienna()
  await aPlace(db, { name: 'Over the hill', ...north(5) })
  await aPlace(db, { name: 'Along the motorway', ...north(9) })
  await db.execute(sql`update place_distances set driving_time_minutes = 50, distance_km = 40
    where place_id = (select id from places where name = 'Over the hill')`)
  expect((await list({ buggy: true })).names).toEqual(['Along the motorway', 'Over the hill'])
  expect(await list({ longestDrive: 30 })).toMatchObject({ misfits: 1 })
})

test('where a router knows no road, no drive is made up: it comes last, and is too far for whoever asks how far', async () => {
  const { db, list, north } = await vienna()
  await aPlace(db, { name: 'On the island', ...north(2) })
  await aPlace(db, { name: 'On the mainland', ...north(9) })
  await db.execute(sql`update place_distances set routed_at = now()
    where place_id = (select id from places where name = 'On the island')`)
  const { names, places, misfits } = await list({ buggy: true })
  expect([names, misfits]).toEqual([['On the mainland', 'On the island'], 0])
  expect(places.map(({ hasNoRoad }) => hasNoRoad)).toEqual([false, true])
  const [, island] = places
  expect(island && fitOf(island, noFamily).line).toEqual(['no road'])
  expect(await list({ longestDrive: 60 })).toMatchObject({ misfits: 1 })
})

test('the filters rule out as ever; what their groups count leaves out who does not fit', async () => {
  const { db, list } = await vienna()
  await aPlace(db, { name: 'Inside', setting: 'indoor', bestAgeMin: 0 })
  await aPlace(db, { name: 'Inside from 12', setting: 'indoor', bestAgeMin: 12 })
  await aPlace(db, { name: 'Who knows', bestAgeMin: 0 })
  await aPlace(db, { name: 'Outside', setting: 'outdoor', bestAgeMin: 0 })
  const ours = { ages: [3] }
  expect(await list(ours, { indoor: 'true' })).toMatchObject({
    ...{ names: ['Inside', 'Inside from 12'], total: 2, misfits: 1 },
    groups: 'stated=1, usual=0, unknown=0, silent=1',
  })
  expect((await list(ours, { indoor: 'true', unknown: '1' })).names).toEqual([
    'Inside',
    'Who knows',
    'Inside from 12',
  ])
})

const everyKind = sql`
  insert into places (name, slug, lat, lng, is_active, age_group_min, best_age_min, best_age_max, buggy, wheelchair, price, price_band)
  select 'Place ' || n, 'place-' || n, 48.2082 + 0.0004 * n, 16.3738, true, age_group_min, best_age_min, best_age_max,
    ease, ease, price, band
  from (select row_number() over () as n, * from
    unnest(array[null, 4, 6]::smallint[]) age_group_min cross join unnest(array[null, 0, 5]::smallint[]) best_age_min
    cross join unnest(array[null, 7]::smallint[]) best_age_max cross join unnest(array[null, 'yes', 'limited', 'no']) ease
    cross join (values (null, null), ('free', null), ('free-for-children', null), ('paid', null), ('paid', 1), ('paid', 3), (null, 2))
      as ticket(price, band)) kind`

const allDistances = sql`
  insert into place_distances (city_id, place_id, radius_distance_km, traits, fun_type_ids)
  select c.id, p.id, kilometres_between(c.lat, c.lng, p.lat, p.lng), told.traits, told.fun_type_ids
  from cities c cross join places p cross join lateral traits_of_places(array[p.id]) told`

test.for<[string, Partial<Family>]>([
  ['ages', { ages: [3, 8] }],
  ['a buggy', { ages: [5], buggy: true }],
  ['a wheelchair', { wheelchair: true }],
  ['a drive', { ages: [6], longestDrive: 15 }],
  ['what is free', { budget: 0 }],
  ['a budget', { ages: [4], buggy: true, wheelchair: true, longestDrive: 30, budget: 2 }],
])('the database ranks 504 places as the lines on their cards do, by %s', async ([, part]) => {
  const { db, list } = await vienna()
  await db.execute(everyKind)
  await db.execute(allDistances)
  const { places, total, misfits } = await list(part, { limit: '1000' })
  const family = { ...noFamily, ...part }
  const order = places.map((place) => [fitOf(place, family).rank, driveMinutes(place) ?? 0] as const)
  expect(total).toBe(504)
  expect(order).toEqual(order.toSorted(([a, near], [b, far]) => a - b || near - far))
  expect(misfits).toBe(order.filter(([rank]) => rank === 3).length)
})

test('beyond the nearest 5000 nobody looks whom a place fits: the rest follows by distance, and only misfits come later', async () => {
  const { db, list } = await vienna()
  await db.execute(sql`insert into places (name, slug, lat, lng, is_active, best_age_min)
    select 'Place ' || n, 'place-' || n, 48.2082 + 0.00005 * n, 16.3738, true, case n when 1 then 12 when 5003 then 0 end
    from generate_series(1, ${mostRanked + 3}::int) n`)
  await db.execute(allDistances)
  const end = await list({ ages: [3] }, { offset: String(mostRanked - 2) })
  expect(end.names).toEqual(['Place 5000', 'Place 5001', 'Place 5002', 'Place 5003', 'Place 1'])
  expect(end).toMatchObject({ total: 5003, misfits: 1 })
})

test('a family that is none is told so', async () => {
  const { get } = await vienna()
  for (const query of ['childAges=18', 'childAges=a', 'longestDrive=0', 'budget=3', 'sort=worst'])
    expect([query, (await get(`/api/cities/vienna/places?${query}`)).status]).toEqual([query, 400])
})
