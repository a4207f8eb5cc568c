import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { planOf, rowsOf } from '../../../tests/plan-of.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Database } from '../../platform/database/database.ts'
import { featureNotable, notableOf } from './feature-notable.queries.ts'

const featured = async (db: Database) => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from places where is_featured order by name`,
  )
  return rows.map(({ name }) => name)
}

test('a city gets as many as it lacks of six, of one fun type three, the most notable first', async () => {
  const db = await testDatabase()
  const [vienna, graz] = [await aCity(db), await aCity(db, { name: 'Graz' })]
  const ofVienna = { cities: [vienna], funTypes: ['zoo'] }
  for (const name of ['Had 1', 'Had 2']) await aPlace(db, { ...ofVienna, name, isFeatured: true })
  await aPlace(db, { ...ofVienna, name: 'Hidden', isFeatured: true, isActive: false })
  const notabilities = new Map<number, number>()
  for (const [at, funType] of ['zoo', 'zoo', 'park', 'park', 'park', 'park', 'lake'].entries()) {
    const { id } = await aPlace(db, { name: `New ${funType} ${at}`, cities: [vienna], funTypes: [funType] })
    notabilities.set(id, 100 - at)
  }
  const { id } = await aPlace(db, { name: 'New of Graz', cities: [graz] })
  notabilities.set(id, 1)
  await db.transaction((tx) => featureNotable(tx, notabilities))
  const now = [
    'Had 1',
    'Had 2',
    'Hidden',
    'New of Graz',
    'New park 2',
    'New park 3',
    'New park 4',
    'New zoo 0',
  ]
  expect(await featured(db)).toEqual(now)
  await db.transaction((tx) => featureNotable(tx, notabilities))
  expect(await featured(db)).toEqual(now)
})

test('what is closed is not featured, however notable; what was or will be closed is', async () => {
  const db = await testDatabase()
  const vienna = await aCity(db)
  const closures: [name: string, closedFrom: string | null, closedUntil: string | null][] = [
    ['Closed', '2020-01-01', null],
    ['Closed until', null, '2999-12-31'],
    ['Once closed', '2020-01-01', '2020-12-31'],
    ['To be closed', '2999-01-01', null],
  ]
  const notabilities = new Map<number, number>()
  for (const [name, closedFrom, closedUntil] of closures) {
    const funTypes = [name]
    const { id } = await aPlace(db, { name, cities: [vienna], funTypes, closedFrom, closedUntil })
    notabilities.set(id, 5)
  }
  await db.transaction((tx) => featureNotable(tx, notabilities))
  expect(await featured(db)).toEqual(['Once closed', 'To be closed'])
})

test('of a city with thousands of places only those that are featured are looked at', async () => {
  const db = await testDatabase()
  const vienna = await aCity(db)
  const { id } = await aPlace(db, { cities: [vienna] })
  await db.execute(sql`insert into places (name, slug, lat, lng, is_active, is_featured)
    select 'Zoo', 'zoo-' || n, 48.2, 16.4, true, n < 4 from generate_series(1, 5000) n`)
  await db.execute(
    sql`insert into city_places (city_id, place_id) select ${vienna.id}, id from places where slug like 'zoo-%'`,
  )
  await db.execute(
    sql`insert into place_types (place_id, fun_type_id) select id, (select min(id) from fun_types) from places where slug like 'zoo-%'`,
  )
  await db.execute(sql`vacuum analyze places, city_places, place_types`)
  const whole = await planOf(db, notableOf(new Map([[id, 5]])))
  const plan = whole.slice(whole.indexOf('CTE had'))
  expect(plan).toMatch(/places_(active_featured|featured_apart) on places|Index Scan on places_drawn /)
  for (const table of ['on city_places', 'on places', 'on place_types'])
    expect(rowsOf(plan, table)).toBeLessThan(50)
})
