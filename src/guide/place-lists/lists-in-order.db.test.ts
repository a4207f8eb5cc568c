import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aFunType } from '../../../tests/factories.ts'
import { planOf, rowsOf } from '../../../tests/plan-of.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Database } from '../../platform/database/database.ts'
import { listPlacesAround, placesAroundStatement } from './place.queries.ts'
import type { PlacesQuery } from './place.schema.ts'
import { pointsAroundStatement } from './place-points.queries.ts'

/** So many places in and around Vienna, of which each fifth says that it is indoors, and as many far away called `farAway`. */
async function aGuide(count: number, farAway: string): Promise<Database> {
  const db = await testDatabase()
  await aCity(db, { slug: 'vienna' })
  await db.execute(sql`
    insert into places (name, slug, lat, lng, is_active, setting, is_featured)
      select case n % 2 when 0 then md5(n::text) else ${farAway} || n end, 'place-' || n, case n % 2 when 0 then 48.2 + n / 20000.0 else 20 end, 16.4,
        n % 26 > 0, case when n % 10 = 0 then 'indoor' when n % 10 = 2 then 'outdoor' end, n % 3 = 0
      from generate_series(1, ${2 * count}) n`)
  await db.execute(sql`
    insert into place_hours (place_id, lat, lng, time_zone, grade, first_day, days, states)
      select id, lat, lng, 'UTC', case id % 3 when 0 then 'usual' else 'stated' end, '2026-11-22', '[]', substr('oc?o', id % 4 + 1, 2)
      from places where id % 5 > 0`)
  await db.execute(sql`
    insert into place_distances (city_id, place_id, radius_distance_km)
      select c.id, p.id, kilometres_between(c.lat, c.lng, p.lat, p.lng) from cities c, places p where p.lat > 40`)
  await db.execute(sql`vacuum analyze places, place_distances, place_hours, place_counts`)
  return db
}

const queries: PlacesQuery[] = [
  {},
  { radius: 10 },
  { indoor: true, unknown: true },
  { featured: true, radius: 100 },
  { openOn: '2026-11-23' },
  { openOn: '2026-11-23', indoor: true, unknown: true },
]

async function slugsOf(db: Database, query: PlacesQuery): Promise<string[]> {
  const list = await listPlacesAround(db, 'vienna', { ...query, sort: 'name' })
  return JSON.parse(list?.placesJson ?? '[]').map(({ slug }: { slug: string }) => slug)
}

// Names that come first and lie elsewhere: the walk ends before the page is full.
test.each(['zz', '00'])(
  'pages by name are those of the whole list, while others are called %s…',
  async (farAway) => {
    const db = await aGuide(150, farAway)
    for (const query of queries) {
      const all = await slugsOf(db, query)
      expect(all.length).toBeGreaterThan(20)
      const pages = [0, 3, 6].map((offset) => slugsOf(db, { ...query, limit: 3, offset }))
      expect((await Promise.all(pages)).flat()).toEqual(all.slice(0, 9))
    }
  },
)

let kept: Promise<Database> | undefined

/** One for all that follows: to make it takes longer than what is asked of it. */
const ofThousands = () => {
  kept ??= aGuide(4000, 'zz')
  return kept
}

test('of thousands of places a page by name looks at few', async () => {
  const db = await ofThousands()
  const plan = await planOf(db, placesAroundStatement('vienna', { radius: 100, limit: 24, sort: 'name' }))
  expect(rowsOf(plan, 'Only Scan using places_in_order')).toBeLessThan(100)
  expect(rowsOf(plan, 'Only Scan using "place_distances')).toBeLessThan(100)
})

test('what is open on a day is counted without reading the places', async () => {
  const db = await ofThousands()
  const plan = await planOf(
    db,
    placesAroundStatement('vienna', { radius: 100, limit: 6, openOn: '2026-11-23' }),
  )
  expect(rowsOf(plan, ' on places p')).toBeLessThan(50)
  expect(
    await planOf(db, sql`select substr(states, 3, 1) from place_hours h where h.holds and h.place_id = 7`),
  ).toContain('Index Only Scan using place_hours_that_hold')
})

// Of rows that were written since the last vacuum an index alone is no answer, which makes others look cheaper than it.
test.each(['vacuum analyze', 'analyze'])(
  'after %s filtered lists and maps look at no more than they show',
  async (tidy) => {
    const db = await ofThousands()
    await db.execute(sql`update place_distances set updated_at = now()`)
    await db.execute(sql.raw(`${tidy} place_distances`))
    const { id } = await aFunType(db, { slug: 'zoo' })
    await db.execute(
      sql`insert into place_types (place_id, fun_type_id) select id, ${id} from places where id % 8 = 0 on conflict do nothing`,
    )
    const filters = { radius: 100, limit: 6, season: 'summer', funTypes: ['zoo'] } as const
    for (const statement of [
      placesAroundStatement('vienna', { ...filters, funTypes: ['zoo'] }),
      pointsAroundStatement('vienna', { ...filters, funTypes: ['zoo'] }),
    ])
      expect(rowsOf(await planOf(db, statement), 'Scan using place_distances_in_order')).toBe(7)
  },
)
