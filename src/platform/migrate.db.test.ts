import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/test-database.ts'
import { migrate } from './migrate.ts'

test('a database that is up to date takes no migration', async () => {
  expect(await migrate(await testDatabase())).toBe(0)
})

test('the tables are empty at the start of a test, and their numbers begin at 1', async () => {
  for (let run = 0; run < 2; run++) {
    const db = await testDatabase()
    const { rows } = await db.execute(
      sql`insert into seasons (name, display_name) values ('summer', 'Summer') returning id`,
    )
    expect(rows).toEqual([{ id: 1 }])
  }
})
