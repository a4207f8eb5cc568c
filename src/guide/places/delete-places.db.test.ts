import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { deletePlaces } from './delete-places.queries.ts'

test('what many places counted as is taken from the counts together, and then from none again', async () => {
  const db = await testDatabase()
  const cities = [await aCity(db)]
  const ids: number[] = []
  for (const name of ['Zoo', 'Park', 'Pool'])
    ids.push((await aPlace(db, { name, cities, funTypes: ['zoo'] })).id)
  await db.execute(sql`create table deletions (of text)`)
  await db.execute(sql`create function note_deletion() returns trigger language plpgsql as $$
    begin insert into deletions values (tg_table_name); return null; end $$`)
  const counted = ['city_places', 'place_hours', 'place_types']
  for (const table of counted)
    await db.execute(sql`create trigger note_deletion after delete on ${sql.identifier(table)} for each statement
      execute function note_deletion()`)
  onTestFinished(async () => {
    await db.execute(sql`drop function note_deletion cascade`)
    await db.execute(sql`drop table deletions`)
  })
  await db.transaction((tx) => deletePlaces(tx, ids))
  const { rows } = await db.execute(
    sql`select of, count(*)::integer as times from deletions group by of order by of`,
  )
  // Once by itself, and once as what refers to places.
  expect(rows).toEqual(counted.map((of) => ({ of, times: 2 })))
})
