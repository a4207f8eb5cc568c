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

test('a version older than the tables does not begin with them, and says what to do', async () => {
  const db = await testDatabase()
  const later = 9_999_999_999_999
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', ${later})`,
  )
  try {
    await expect(migrate(db)).rejects.toThrow(
      /newer version of the guide than this one: start that version, or restore/,
    )
  } finally {
    await db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${later}`)
  }
  expect(await migrate(db)).toBe(0)
})
