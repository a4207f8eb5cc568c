import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Database } from '../../platform/database/database.ts'
import { countToFill } from './fill-counts.queries.ts'

test('what is there to fill is the same, however few places are counted at once', async () => {
  const db = await testDatabase()
  for (const [name, lng] of [
    ['Vienna', 16.37],
    ['Bratislava', 17.11],
    ['Lisbon', -9.14],
  ] as const) {
    const city = await aCity(db, { name, lat: 48.2, lng })
    for (const nr of [1, 2, 3])
      await aPlace(db, {
        name,
        lat: 48.2,
        lng,
        cities: [city],
        placeId: nr > 1 ? `node/${Math.round(lng * 100) + 1000 + nr}` : `${name}-1`,
      })
  }
  await aPlace(db, { isActive: false })
  const counts = await countToFill(db)
  expect(counts).toMatchObject({ pairs: 15, addressesById: 6, addressesByPosition: 3 })
  for (const atOnce of [1, 2, 9]) expect(await countToFill(db, atOnce)).toEqual(counts)
})

test('cities are counted one by one and places a thousand at once: an embedded database answers others in between', async () => {
  const db = await testDatabase()
  for (const lng of [16.37, 16.4])
    await aPlace(db, { lng, cities: [await aCity(db, { name: `${lng}`, lng })] })
  await db.execute(sql`insert into places (name, slug, lat, lng, is_active)
    select 'Hut ' || n, 'hut-' || n, 48.2, 16.37, true from generate_series(1, 1000) n`)
  const counted: number[] = []
  const cities: number[] = []
  const execute: Database['execute'] = (async (statement: SQL) => {
    const { rows, ...answer } = await db.execute<{ byPosition?: number; pairs?: number }>(statement)
    if (rows[0]?.byPosition !== undefined) counted.push(rows[0].byPosition)
    if (rows[0]?.pairs !== undefined) cities.push(rows.length)
    return { ...answer, rows }
  }) as Database['execute']
  const watched: Database = Object.assign(Object.create(db), { execute })
  expect(await countToFill(watched)).toMatchObject({ pairs: 4, addressesByPosition: 1002 })
  expect(counted).toEqual([1000, 2, 0])
  expect(cities).toEqual([1, 1])
})
