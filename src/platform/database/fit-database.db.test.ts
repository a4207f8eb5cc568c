import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { newPostgresql } from '../../../tests/new-postgresql.ts'
import { anEmptyDatabase } from '../../../tests/test-database.ts'
import { openDatabase } from './database.ts'
import { requireFit, tellsCapitalsApart } from './fit-database.ts'
import { migrate } from './migrate.ts'

const ofTheServer = (how: string) =>
  newPostgresql(
    String(process.env.TEST_DATABASE_URL),
    'test',
    `template template0 lc_collate 'C' lc_ctype 'C' ${how}`,
  )

async function opened(how: string) {
  const { address, drop } = await ofTheServer(how)
  onTestFinished(drop)
  const { db, close } = openDatabase({ connectionString: address })
  onTestFinished(close)
  return db
}

test.for(['LATIN1', 'SQL_ASCII'])(
  'a database of %s is refused with how to make one',
  async (encoding, context) => {
    if (!inject('templateDatabase')) return context.skip('the embedded database is always of UTF8')
    const db = await opened(`encoding '${encoding}'`)
    await expect(migrate(db)).rejects.toThrow(
      new RegExp(`^The database keeps its texts as ${encoding}, .* createdb .*--encoding=UTF8`),
    )
  },
)

test('extensions that a host has put into a schema of their own are told with what to say', async ({
  skip,
}) => {
  if (!inject('templateDatabase')) return skip('the embedded database brings them along')
  const db = await opened(`encoding 'UTF8'`)
  await db.execute(sql`create schema extensions`)
  await db.execute(sql`create extension unaccent schema extensions`)
  await expect(migrate(db)).rejects.toThrow(/unaccent .* alter extension unaccent set schema public\.$/)
  await db.execute(sql`alter extension unaccent set schema public`)
  expect(await migrate(db)).toBeGreaterThan(0)
})

test('a database that knows no capitals but of ASCII is told from others', async () => {
  const { db, close } = openDatabase(await anEmptyDatabase())
  onTestFinished(close)
  await requireFit(db)
  expect(await tellsCapitalsApart(db)).toBe(false)
  // The embedded database is of one locale.
  if (inject('templateDatabase')) expect(await tellsCapitalsApart(await opened(`encoding 'UTF8'`))).toBe(true)
})
