import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { anEmptyDatabase, testDatabase } from '../../../tests/test-database.ts'
import { openDatabase } from './database.ts'
import { isOlder, migrate, requireNewest } from './migrate.ts'

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
    for (const begin of [migrate, requireNewest])
      await expect(begin(db), begin.name).rejects.toThrow(
        /newer version of the guide than this one: start that version, or restore/,
      )
  } finally {
    await db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${later}`)
  }
  expect(await migrate(db)).toBe(0)
})

/** An empty database in which somebody else ran these statements. */
async function usedBefore(...statements: string[]) {
  const { db, close } = openDatabase(await anEmptyDatabase())
  onTestFinished(close)
  for (const statement of statements) await db.execute(sql.raw(statement))
  const { rows: before } = await db.execute(sql.raw(everyTable))
  return { db, isAsBefore: async () => expect((await db.execute(sql.raw(everyTable))).rows).toEqual(before) }
}

const everyTable = `select schemaname, tablename from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`

const notesOfDrizzle = [
  'create schema drizzle',
  'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
]
const noted = (time: number) =>
  `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of another product', ${time})`

test.for([
  ['with tables called as ours', ['create table users (id serial)']],
  ['with tables of other names', ['create table invoices (id serial)']],
  [
    'that notes its migrations where we do',
    [...notesOfDrizzle, noted(1_795_300_000_000), 'create table places (id serial)'],
  ],
  [
    'whose migrations are younger than ours',
    [...notesOfDrizzle, noted(9_999_999_999_999), 'create table a (id serial)'],
  ],
] as const)(
  'a database of another product, %s, is refused in a sentence and stays as it was',
  async ([, statements]) => {
    const { db, isAsBefore } = await usedBefore(...statements)
    for (const ask of [migrate, isOlder])
      await expect(ask(db)).rejects.toThrow(
        /^This database holds the tables of something else than the guide/,
      )
    await isAsBefore()
  },
)

test('a database whose tables were dropped, but not the note of them, is refused with what to do', async () => {
  const { db } = await usedBefore()
  await migrate(db)
  await db.execute(sql`drop schema public cascade`)
  await db.execute(sql`create schema public`)
  await expect(migrate(db)).rejects.toThrow(/^The guide’s tables were dropped here/)
  await db.execute(sql`drop schema drizzle cascade`)
  expect(await migrate(db)).toBeGreaterThan(0)
})
