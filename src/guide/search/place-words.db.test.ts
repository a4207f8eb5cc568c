import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { driftedWords } from '../../../tests/drifted-words.ts'
import { aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'

const writes: Record<string, SQL> = {
  'a place is called otherwise': sql`update places set display_name = 'Tiergarten Schönbrunn' where id = 1`,
  'places move to a town': sql`update places set addr_city = 'Wien ' || id where id < 3`,
  'places are hidden and featured': sql`update places set is_active = id % 2 = 0, is_featured = id % 3 > 0`,
  'all are shown': sql`update places set is_active = true`,
  'nothing changes': sql`update places set name = name, is_active = is_active`,
  'a place is deleted': sql`delete from places where id = 2`,
  'places come': sql`insert into places (name, slug, lat, lng, is_active)
    select 'Zoo ' || n, 'zoo-' || n, 48, 16, n > 1 from generate_series(1, 3) n`,
  'all of them are told anew': sql`select words_of_all_places()`,
  'all go': sql`truncate places cascade`,
}

test('the words that are kept are those of the active places, whatever is written', async () => {
  const db = await testDatabase()
  for (const name of ['Aquarium, Museum & Park', "Musée d'Orsay", 'Ελληνικό']) await aPlace(db, { name })
  expect(await driftedWords(db)).toEqual([])
  for (const [what, write] of Object.entries(writes)) {
    await db.execute(write)
    expect([what, await driftedWords(db)]).toEqual([what, []])
  }
})

test('a place is taken for one of few words, or all words are read for those of some hundred', async () => {
  const db = await testDatabase()
  await aPlace(db, {})
  await db.execute(sql`analyze places`)
  const { rows } = await db.execute<Record<string, string>>(sql`explain
    select told.* from places p cross join lateral words_of_place(p.search_text, p.name, p.display_name) told`)
  const [, taken] = /rows=(\d+)/.exec(rows[0]?.['QUERY PLAN'] ?? '') ?? []
  expect(Number(taken)).toBeLessThan(50)
})
