import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aFunType, aPlace, aRadiusOption, aSeason } from '../../../tests/factories.ts'
import { aZoo } from '../../../tests/fake-provider.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Database } from '../../platform/database/database.ts'
import { localDay } from '../opening-hours/days/local-day.ts'
import { cityWeather } from '../weather/city-weather.table.ts'
import { keptAnswer } from './kept-answer.ts'
import { keptPlaceDays } from './kept-place-days.ts'
import { commonCalls, type Pack } from './pack.ts'

type Guide = ReturnType<typeof testApi>

async function keptVienna({ json }: Guide): Promise<Pack> {
  const parts = [0, 100].map((offset) => json(`/api/kept-places/around/vienna?radius=100&offset=${offset}`))
  const places = (await Promise.all(parts)).flat()
  const answers = await Promise.all(commonCalls.map(async (call) => [call, await json(call)] as const))
  const weather = await json('/api/cities/vienna/weather')
  const city = { ...(await json('/api/cities/vienna')), radius: 100, radiiKm: [10, 25, 50, 100], weather }
  return {
    ...{ key: 'city/vienna', name: 'Vienna', keptAt: new Date().toISOString(), city, places },
    ...{ files: [], bytes: 0, answers: Object.fromEntries(answers) },
  }
}

const day = (ahead: number) => localDay('Europe/Vienna', new Date(Date.now() + ahead * 86_400_000))

const lists = [
  'radius=50',
  'radius=10&sort=name',
  'radius=100&sort=featured',
  'radius=100&limit=7&offset=9',
  'season=summer&funTypes=zoo,museum',
  'season=winter&age=0,2',
  'age=3,8&wheelchairAccessible=true&unknown=1',
  'indoor=true&featured=true',
  'indoor=true&wheelchairAccessible=true&age=12&unknown=1&sort=name',
  `openOn=${day(0)}`,
  `openOn=${day(3)}&indoor=true&unknown=1`,
  `openOn=${day(4)}`,
  `openOn=${day(400)}&age=5`,
  'sort=fit&childAges=3,8&buggy=true&longestDrive=30',
  'sort=fit&childAges=1&wheelchair=true&budget=1&indoor=true&unknown=1&limit=5&offset=3',
]

/** Places of all kinds around Vienna, with and without hours, of which one in three is closed tomorrow; each eleventh day is a holiday. */
async function manyPlaces(db: Database) {
  const vienna = await aCity(db, { slug: 'vienna' })
  await aCity(db, { name: 'Graz', slug: 'graz', lat: 47.07, lng: 15.44 })
  await db.insert(cityWeather).values({
    ...{ cityId: vienna.id, lat: vienna.lat, lng: vienna.lng, firstYear: 2016, lastYear: 2025 },
    months: [{ month: 1, high: 3.2, low: -1.4, wetDays: 8.1 }],
  })
  for (const slug of ['zoo', 'museum', 'park']) await aFunType(db, { slug })
  for (const name of ['spring', 'summer', 'autumn', 'winter']) await aSeason(db, { name })
  for (const radiusKm of [10, 25, 50, 100]) await aRadiusOption(db, { radiusKm })
  await db.execute(sql`
    insert into places (name, display_name, slug, lat, lng, is_active, is_featured, setting, wheelchair, buggy, price, price_band,
      age_group_min, age_group_max, best_age_min, best_age_max, addr_country)
    select name, case when n % 4 = 0 then 'Étage ' || n end, 'place-' || n, ${vienna.lat}::float8 + 0.00037 * n * n / 7, ${vienna.lng}::float8,
      n % 23 > 0, n % 3 = 0, (array['indoor', 'outdoor', 'both', null])[n % 4 + 1], (array['yes', 'no', null, 'limited'])[n % 4 + 1],
      (array[null, 'yes', 'limited', 'no'])[n / 4 % 4 + 1], (array['free', 'paid', null])[n % 3 + 1], nullif(n % 4, 0),
      nullif(n % 6, 0), nullif(n % 5, 0) + 5, nullif(n % 7, 0), nullif(n % 11, 0) + 7, (array['Austria', 'Slovakia', null])[n % 5 + 1]
    from (select n, (array['ábel', 'Abel ', 'Zoo ', 'zoo ', 'Öl ', 'mu-'])[n % 6 + 1] || n % 9 as name from generate_series(1, 130) n) named`)
  await db.execute(
    sql`update places set age_group_min = 18, age_group_max = null where slug in ('place-4', 'place-8', 'place-12', 'place-16')`,
  )
  await db.execute(sql`
    insert into place_types (place_id, fun_type_id, rank)
    select p.id, f.id, 0 from places p join fun_types f on p.id % 4 = f.id % 4`)
  await db.execute(sql`
    insert into place_availabilities (place_id, season_id)
    select p.id, s.id from places p join seasons s on p.id % 5 in (s.id % 5, (s.id + 1) % 5)`)
  await db.execute(sql`
    insert into place_hours (place_id, lat, lng, time_zone, grade, first_day, days, states)
    select p.id, p.lat, p.lng, 'Europe/Vienna', (array['stated', 'usual'])[p.id % 2 + 1], current_date - 1,
      (select jsonb_agg(jsonb_build_object('starts', to_char(d, 'YYYY-MM-DD') || 'T00:00+01:00', 'open', case (p.id + n) % 3
        when 0 then '[]' when 1 then 'null' else jsonb_build_array(jsonb_build_array(
          to_char(d, 'YYYY-MM-DD') || 'T09:00+01:00', to_char(d, 'YYYY-MM-DD') || 'T18:00+01:00')) end)
        || case when n % 11 = 5 and (p.id + n) % 3 = 2 then '{"holiday": "a holiday"}'::jsonb else '{}' end order by n)
        from (select n, current_date - 1 + n as d from generate_series(0, 70) n) day),
      (select string_agg((array['c', '?', case when n % 11 = 5 then 'h' else 'o' end])[(p.id + n) % 3 + 1], '' order by n) from generate_series(0, 70) n)
    from places p where p.id % 5 > 0`)
  // Open from last night into the morning, and not again.
  await db.execute(sql`
    update place_hours set states = overlay(states placing 'c' from 2 for 1), days = jsonb_set(days, '{1,open}',
      jsonb_build_array(jsonb_build_array(${day(-1)} || 'T20:00+01:00', ${day(0)} || 'T03:00+01:00')))
    where place_id in (select id from places where slug in ('place-6', 'place-8', 'place-9'))`)
  await db.execute(sql`
    insert into place_distances (city_id, place_id, radius_distance_km, driving_time_minutes, distance_km, traits, fun_type_ids)
    select c.id, p.id, away, case when p.id % 3 = 0 then ceil(away) end, case when p.id % 3 = 0 then away end, told.traits, told.fun_type_ids
    from cities c cross join places p cross join lateral traits_of_places(array[p.id]) told
      cross join lateral (select kilometres_between(c.lat, c.lng, p.lat, p.lng) as away) way where away <= 100`)
}

const headers = { 'Content-Type': 'application/json' }

const slugs = ['place-3', 'place-5', 'place-9', 'place-13', 'place-21', 'gone']

/** What else pages ask. */
const answered = [
  '/api/cities/wien',
  '/api/cities/vienna/weather',
  '/api/fun-types/zoo',
  '/api/places/by-fun-type/zoo',
  '/api/places/by-fun-type/museum?country=Austria&limit=4&offset=1',
  '/api/places/by-fun-type/park?city=vienna',
  '/api/places/by-fun-type/zoo/where',
  '/api/places/by-fun-type/zoo/where?country=Austria',
  `/api/rain-swaps?slugs=${slugs}&days=${day(3)}`,
  `/api/rain-swaps?slugs=${slugs}&days=${day(1)},${day(4)}`,
  `/api/rain-swaps?slugs=${slugs}&days=${day(4)}&childAges=3,8&budget=1&without=place-4`,
]

test('what is kept of a city answers each call as the guide does, whatever it asks of 130 places', async () => {
  const db = await testDatabase()
  await manyPlaces(db)
  await db.execute(sql`insert into place_sources (place_id, provider, external_id, raw)
    select id, 'openstreetmap', 'node/7', ${JSON.stringify(aZoo(7).raw)}::jsonb from places where slug = 'place-7'`)
  await db.execute(
    sql`insert into old_place_slugs (slug, place_id) select 'once-7', id from places where slug = 'place-7'`,
  )
  await db.execute(
    sql`insert into old_city_slugs (slug, city_id) select 'wien', id from cities where slug = 'vienna'`,
  )
  const guide = testApi(db)
  const packs = [await keptVienna(guide)]
  expect(packs[0]?.places.length).toBeGreaterThan(110)
  const kept = (path: string) => keptAnswer(packs, new URL(path, 'https://guide.example'), new Date())
  for (const query of lists) {
    const path = `/api/cities/vienna/places?${query}`
    const answer = await guide.get(path)
    const found = kept(path)
    expect.soft(found?.content, path).toMatchObject(await answer.json())
    for (const name of ['X-Total-Count', 'X-Group-Counts', 'X-Misfit-Count'])
      expect.soft(found?.headers[name], `${name} of ${path}`).toBe(answer.headers.get(name) ?? '0')
    const points = `/api/cities/vienna/places/points?${query.replace(/&?(?:limit|offset|sort)=\w+/g, '')}`
    expect.soft(kept(points)?.content, points).toEqual(await guide.json(points))
    const relaxations = points.replace('points', 'relaxations')
    expect.soft(kept(relaxations)?.content, relaxations).toEqual(await guide.json(relaxations))
  }
  const slug = 'place-7'
  expect(kept('/api/places/once-7')?.content).toMatchObject({ slug })
  const { nextPlaces, ...place } = await guide.json(`/api/places/${slug}`)
  expect(place.lastChecked).toMatchObject({ source: 'openstreetmap' })
  expect(kept(`/api/places/${slug}`)?.content).toMatchObject(place)
  const nextOf = (list: { slug: string }[]) => list.map((next) => next.slug)
  expect(nextOf(Object(kept(`/api/places/${slug}`)?.content).nextPlaces)).toEqual(nextOf(nextPlaces))
  const planned = `/api/plan-places?slugs=gone,${slug}&days=${day(1)},${day(2)}`
  expect(kept(planned)?.content).toMatchObject(await guide.json(planned))
  expect(JSON.stringify(kept(answered.at(-1) ?? '')?.content)).toContain('distance')
  for (const path of answered) expect.soft(kept(path)?.content, path).toMatchObject(await guide.json(path))
  const position = { lat: 48.21, lng: 16.4 }
  for (const query of ['radius=25', 'radius=50&indoor=true&limit=9&offset=2', 'sort=fit&childAges=3']) {
    const near = (part: string) => `/api/near${part}?${query.replace(part && /&limit.*/, '')}`
    for (const path of [near(''), near('/points').replace('sort=fit&childAges=3', 'radius=50')]) {
      const answer = await guide.api.request(path, {
        method: 'POST',
        headers,
        body: JSON.stringify(position),
      })
      const found = keptAnswer(packs, new URL(path, 'https://guide.example'), new Date(), position)
      expect.soft(found?.content, path).toMatchObject(await answer.json())
      expect.soft(found?.headers['X-Total-Count'], path).toBe(answer.headers.get('X-Total-Count'))
    }
  }
  for (let from = 0; from < 60; from += 7) {
    const days = Array.from({ length: Math.min(7, 60 - from) }, (_, at) => day(from + at))
    const onDays = `/api/place-days?slugs=${slugs}&days=${days}`
    expect.soft(kept(onDays)?.content, onDays).toEqual(await guide.json(onDays))
  }
  expect(hoursOfStatedBy(packs, day(1))).toMatchObject([{ hoursBy: 'openstreetmap' }])
  const elsewhere = keptAnswer(packs, new URL('https://guide.example/api/near'), new Date(), {
    lat: 47,
    lng: 2,
  })
  expect(elsewhere).toBe(undefined)
  for (const path of ['/api/cities/vienna', ...commonCalls])
    expect(kept(path)?.content).toMatchObject(await guide.json(path))
  for (const path of [
    '/api/cities/graz',
    '/api/places/none',
    '/api/admin/places',
    '/api/cities/vienna/secrets',
    '/api/places/by-fun-type/zoo?city=graz',
    '/api/places/by-fun-type/zoo?country=France',
  ])
    expect([path, kept(path)]).toEqual([path, undefined])
})

/** A kept place whose hours a source states, on a day. */
function hoursOfStatedBy(packs: readonly Pack[], days: string) {
  const pack = packs[0] as Pack
  const stated = pack.places.filter(({ hours }) => hours?.grade === 'stated').slice(0, 1)
  const openingHours = { source: 'openstreetmap', grade: 'stated', date: null, url: null } as const
  const places = stated.map((place) => ({ ...place, sources: { openingHours } }))
  const query = new URLSearchParams({ slugs: String(places[0]?.slug), days })
  return keptPlaceDays([{ ...pack, places }], query)
}

test('a part that is as it was is not sent again, and how long the list is by now is told', async () => {
  const db = await testDatabase()
  const vienna = await aCity(db)
  await aPlace(db)
  const part = `/api/kept-places/around/${vienna.slug}?offset=100`
  const { get } = testApi(db)
  const mark = (await get(part)).headers.get('ETag') ?? ''
  await aPlace(db)
  const again = await get(part, { 'If-None-Match': mark })
  expect([again.status, again.headers.get('X-Total-Count')]).toEqual([304, '2'])
})
