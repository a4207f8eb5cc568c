import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/test-database.ts'

test('no trigger may compare each row before a statement with each row after it', async () => {
  const db = await testDatabase()
  const { rows } = await db.execute<{ name: string; body: string }>(sql`
    select proname as name, prosrc as body from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc ~ 'old_rows' and prosrc ~ 'new_rows' order by 1`)
  expect(rows.length).toBeGreaterThan(5)
  const lesser = rows.filter(({ body }) =>
    /(?<!full )join (old|new)_rows|(old|new)_rows \w+, ?(old|new)_rows/.test(body),
  )
  expect(lesser.map(({ name }) => name)).toEqual([])
})
