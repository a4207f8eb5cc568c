import { isDeepStrictEqual } from 'node:util'
import { and, count, eq, lte, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase, testEngine } from '../../../tests/test-database.ts'
import { placeDistances } from '../../gathering/distances/place-distance.table.ts'
import { importRuns } from '../../gathering/imports/import-run.table.ts'
import { cities } from '../../guide/cities/city.table.ts'
import { placeSources, places } from '../../guide/places/place.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { pageContent } from '../../site/page-content/page-content.table.ts'
import { seed } from './seed.task.ts'

test('a fresh installation has a guide: every city has at least eleven active places within 50 km', async () => {
  const { db, added } = await freshlySeeded()
  expect(added).toMatchObject({ cities: 110, places: 1824 })
  const perCity = await db
    .select({ slug: cities.slug, near: count(places.id) })
    .from(cities)
    .leftJoin(
      placeDistances,
      and(eq(placeDistances.cityId, cities.id), lte(placeDistances.radiusDistanceKm, 50)),
    )
    .leftJoin(places, and(eq(places.id, placeDistances.placeId), eq(places.isActive, true)))
    .groupBy(cities.slug)
  expect(perCity).toHaveLength(110)
  expect(perCity.filter(({ near }) => near < 11)).toEqual([])
})

test('statements are planned by what there is as soon as the guide is filled', async () => {
  const db = await seeded()
  const { rows } = await db.execute<{ told: number }>(
    sql`select reltuples::int as told from pg_class where relname = 'places'`,
  )
  expect(rows[0]?.told).toBeGreaterThan(1824)
})

test('the best of each city are featured, at most six, and nothing counts as reviewed', async () => {
  const db = await seeded()
  const featured = await db.$count(places, eq(places.isFeatured, true))
  expect(featured).toBeGreaterThan(2 * 110)
  expect(featured).toBeLessThanOrEqual(6 * 110)
  expect(await db.$count(places, eq(places.isReviewed, true))).toBe(0)
})

test('a place of the starter guide has all that its entry says, and belongs to its city', async () => {
  const db = await seeded()
  const { rows } = await db.execute(sql`
    select place.display_name, place.address, place.age_group_min, place.wheelchair, place.usual_hours, place.opening_hours, city.slug as city,
      array(select slug from place_types join fun_types on fun_types.id = fun_type_id
        where place_id = place.id order by rank) as fun_types,
      array(select name from place_availabilities join seasons on seasons.id = season_id
        where place_id = place.id order by season_id) as seasons
    from places place join city_places on city_places.place_id = place.id join cities city on city.id = city_id
    where place.slug in ('tiergarten-schonbrunn', 'wurstelprater') order by place.slug`)
  expect(rows).toEqual([
    {
      display_name: 'Schönbrunn Zoo',
      address: 'Maxingstraße 13b, 1130 Vienna, Austria',
      age_group_min: 0,
      wheelchair: 'yes',
      usual_hours: 'Apr-Sep 09:00-18:30; Oct,Mar 09:00-17:30; Nov-Feb 09:00-16:30',
      opening_hours: null,
      city: 'vienna',
      fun_types: ['zoo', 'aquarium'],
      seasons: [],
    },
    expect.objectContaining({
      fun_types: ['theme_park', 'entertainment'],
      seasons: ['spring', 'summer', 'autumn'],
    }),
  ])
})

test('the bundled OpenStreetMap files are imported once, and their twins join the starter guide', async () => {
  const db = await seeded()
  const runs = await db.select().from(importRuns).orderBy(importRuns.id)
  expect(runs.map(({ origin, state }) => [origin, state])).toEqual([
    ['monaco.json.gz', 'done'],
    ['munich-playgrounds-parks.json.gz', 'done'],
  ])
  const { rows } = await db.execute(sql`
    select place_id from places where slug = 'musee-oceanographique-de-monaco'`)
  expect(rows).toEqual([{ place_id: expect.stringMatching(/^(node|way|relation)\//) }])
})

test('a second time changes nothing', async () => {
  const db = await seeded()
  const before = await contentOf(db)
  expect(await seed(db)).toEqual(nothing)
  expect(await contentOf(db)).toEqual(before)
})

test('a city of which all that is featured was hidden is given others', async () => {
  const db = await seeded()
  const { rows } = await db.execute<{ id: number }>(sql`
    update places p set is_active = false from city_places l join cities c on c.id = l.city_id
    where c.slug = 'vienna' and l.place_id = p.id and p.is_featured returning p.id`)
  const featuredOfVienna = sql`is_active and is_featured and id in (
    select place_id from city_places l join cities c on c.id = l.city_id where c.slug = 'vienna')`
  expect(rows.length).toBeGreaterThan(0)
  expect(await db.$count(places, featuredOfVienna)).toBe(0)
  await seed(db)
  expect(await db.$count(places, featuredOfVienna)).toBe(6)
})

test('what an editor changed stays, and what was deleted does not come back', async () => {
  // What the test before wrote is an editor's too.
  const { db } = counted ? await testEngine() : await freshlySeeded()
  await db.update(pageContent).set({ content: 'Ours.' }).where(eq(pageContent.sectionKey, 'description'))
  await db.update(cities).set({ slug: 'wien' }).where(eq(cities.slug, 'vienna'))
  await db.delete(cities).where(eq(cities.slug, 'linz'))
  await db.delete(places).where(eq(places.slug, 'tiergarten-schonbrunn'))
  const before = await contentOf(db)
  await seed(db)
  expect(await contentOf(db)).toEqual(before)
})

test('killed three times, each later than before, seeding goes on where it was', async () => {
  const whole = await wholeGuide()
  const db = await testDatabase()
  for (const transactions of [3, 9, 17]) {
    await expect(seed(dyingAfter(db, transactions))).rejects.toThrow('killed')
    expect(await rowCounts(db)).not.toEqual(whole)
  }
  await seed(db)
  expect(await rowCounts(db)).toEqual(whole)
})

test('two that seed at once bring everything once', async () => {
  const whole = await wholeGuide()
  const db = await testDatabase()
  const [one, other] = await Promise.all([seed(db), seed(db)])
  expect(one.cities + other.cities).toBe(110)
  expect(one.places + other.places).toBe(1824)
  expect(await rowCounts(db)).toEqual(whole)
})

const nothing = { basics: 0, cities: 0, places: 0, renewed: 0, withdrawn: 0, imported: 0 }

// Seeding takes a while, and several tests compare with what it comes to.
let counted: Awaited<ReturnType<typeof rowCounts>> | undefined
const wholeGuide = async () => counted ?? (await freshlySeeded()).counts

let untouched: Awaited<ReturnType<typeof contentOf>> | undefined

/** A seeded guide: that of the test before, where it only read. */
async function seeded(): Promise<Database> {
  const { db } = await testEngine()
  if (untouched && isDeepStrictEqual(await contentOf(db), untouched)) return db
  return (await freshlySeeded()).db
}

async function freshlySeeded() {
  const db = await testDatabase()
  const added = await seed(db)
  untouched = await contentOf(db)
  const counts = await rowCounts(db)
  counted = counts
  return { db, added, counts }
}

/** xmin changes whenever a row is written, even with the same values. */
async function contentOf(db: Database) {
  const tables = ['cities', 'places', 'place_types', 'place_availabilities', 'place_distances', 'city_places']
  const more = [
    'fun_types',
    'seasons',
    'search_radius_options',
    'page_metadata',
    'page_content',
    'place_sources',
  ]
  const digests = [...tables, ...more].map(
    (
      table,
    ) => sql`select ${table} as name, md5(string_agg(xmin::text || row::text, ',' order by row::text)) as digest
      from ${sql.identifier(table)} as row`,
  )
  const { rows } = await db.execute(sql.join(digests, sql` union all `))
  return rows
}

async function rowCounts(db: Database) {
  return {
    cities: await db.$count(cities),
    places: await db.$count(places),
    placeSources: await db.$count(placeSources),
    placeDistances: await db.$count(placeDistances),
    sections: await db.$count(pageContent),
  }
}

/** The database of a process that dies when it begins its nth transaction. */
function dyingAfter(db: Database, transactions: number): Database {
  let begun = 0
  return new Proxy(db, {
    get(target, key) {
      if (key === 'transaction' && ++begun > transactions) throw new Error('killed')
      const value = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
