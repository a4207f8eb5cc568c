import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { planOf, rowsOf } from '../../../tests/plan-of.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Database } from '../../platform/database/database.ts'
import { changedSince, findTwins } from './find-twins.task.ts'
import { placeTwins, twinSearches } from './place-twin.table.ts'
import { findTwinsOf } from './twins-of.queries.ts'

const today = sql`'2026-11-26T10:00:00Z'::timestamptz`

/** Places far from each other, all changed at once long ago. */
async function manyPlaces(db: Database, count: number) {
  await db.execute(sql`insert into places (name, slug, lat, lng, updated_at)
    select 'Hut', 'hut-' || n, 40 + n / 50.0, 10, '2020-01-01' from generate_series(1, ${count}::integer) n`)
}

test('a later round reads the places that changed since, and no others', async () => {
  const db = await testDatabase()
  await manyPlaces(db, 2000)
  await db.execute(sql`update places set updated_at = ${today} where id % 10 = 0`)
  await db.execute(sql`vacuum analyze places`)
  const read = async (since: string, upTo: number) => {
    const plan = await planOf(db, changedSince({ since, upTo }))
    expect(plan).toMatch(/Index (Only )?Scan using places_updated_at_id_index/)
    return [rowsOf(plan, 'places_updated_at_id_index'), plan.includes('Rows Removed')]
  }
  expect(await read('2026-11-26T09:00:00Z', 0)).toEqual([100, false])
  expect(await read('2026-11-26T10:00:00Z', 1950)).toEqual([5, false])
  expect(await read('2026-11-26T11:00:00Z', 0)).toEqual([0, false])
})

test('of many that changed at once none is passed over', async () => {
  const db = await testDatabase()
  const zoo = { name: 'Zoo', funTypes: ['zoo'], lat: 60 }
  const { id: lowId } = await aPlace(db, zoo)
  await manyPlaces(db, 250)
  const { id: highId } = await aPlace(db, zoo)
  await db.execute(sql`update places set updated_at = ${today}`)
  await db.execute(sql`insert into twin_searches (id, since) values (1, ${today} - interval '1 hour')`)
  await findTwins(db)
  expect(await db.select().from(placeTwins)).toMatchObject([{ lowId, highId }])
  expect(await db.select().from(twinSearches)).toMatchObject([{ upTo: 0, beganAt: null }])
})

test('after a round that a clock dates which was months ahead what changes is looked at', async () => {
  const db = await testDatabase()
  await db.execute(sql`insert into twin_searches (id, since) values (1, now() + interval '3 months')`)
  const [{ id: lowId }, { id: highId }] = [
    await aPlace(db, { name: 'Zoo', funTypes: ['zoo'] }),
    await aPlace(db, { name: 'Zoo', funTypes: ['zoo'] }),
  ]
  await findTwins(db)
  expect(await db.select().from(placeTwins)).toMatchObject([{ lowId, highId }])
})

test('places that a clock dates which was months ahead are left out of a round, which comes to its end', async () => {
  const db = await testDatabase()
  await manyPlaces(db, 250)
  await db.execute(sql`update places set updated_at = now() + interval '3 months' where id > 50`)
  const [{ id: lowId }, { id: highId }] = [
    await aPlace(db, { name: 'Zoo', funTypes: ['zoo'] }),
    await aPlace(db, { name: 'Zoo', funTypes: ['zoo'] }),
  ]
  await findTwins(db)
  expect(await db.select().from(placeTwins)).toMatchObject([{ lowId, highId }])
  expect(await db.select().from(twinSearches)).toMatchObject([{ upTo: 0, beganAt: null }])
})

test('of thousands around a place few are read at once, and each is compared', async () => {
  const db = await testDatabase()
  const zoo = { name: 'Zoo', funTypes: ['zoo'] }
  const { id } = await aPlace(db, zoo)
  await db.execute(sql`insert into places (name, slug, lat, lng)
    select 'Hut ' || n, 'hut-' || n, 48.2, 16.37 from generate_series(1, 1000) n`)
  const { id: last } = await aPlace(db, zoo)
  let mostRead = 0
  const execute: Database['execute'] = (async (statement: SQL) => {
    const answer = await db.execute(statement)
    if (Object.keys(answer.rows[0] ?? {}).length > 1) mostRead = Math.max(mostRead, answer.rows.length)
    return answer
  }) as Database['execute']
  const watched: Database = Object.assign(Object.create(db), { execute })
  expect(await findTwinsOf(watched, [id])).toMatchObject([{ lowId: id, highId: last }])
  expect(mostRead).toBe(100)
})

test('two processes that look at the same moment find each pair once, and come to an end', async () => {
  const db = await testDatabase()
  const { id: lowId } = await aPlace(db, { name: 'Zoo', funTypes: ['zoo'], lat: 60 })
  await manyPlaces(db, 450)
  const { id: highId } = await aPlace(db, { name: 'Zoo', funTypes: ['zoo'], lat: 60 })
  await Promise.all([findTwins(db), findTwins(db)])
  expect(await db.select().from(placeTwins)).toMatchObject([{ lowId, highId }])
  expect(await db.select().from(twinSearches)).toMatchObject([{ upTo: 0, beganAt: null }])
})
