import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { planOf } from '../../../tests/plan-of.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { knownOf } from './respelt.queries.ts'

test('some hundred spellings of a word are looked for among whole words, not among parts of words', async () => {
  const db = await testDatabase()
  await db.execute(sql`insert into known_words select md5(n::text) from generate_series(1, 5000) n`)
  await db.execute(sql`analyze known_words`)
  const words = Array.from({ length: 300 }, (_, n) => `shonbrunn${n}`)
  const plan = await planOf(db, knownOf({ words, parts: [] }))
  expect(plan).toContain('known_words_word_index')
  expect(plan).not.toContain('known_words_alike')
})
