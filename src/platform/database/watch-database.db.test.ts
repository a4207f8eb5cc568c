import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { anEmptyDatabase } from '../../../tests/test-database.ts'
import { log } from '../log/log.ts'
import { type Database, openDatabase, type Queries } from './database.ts'
import { migrate } from './migrate.ts'
import { watchDatabase } from './watch-database.ts'

async function watched(prepare: (db: Database) => Promise<unknown> = makeTables) {
  const { db, close } = openDatabase({ ...(await anEmptyDatabase()), max: 1 })
  await prepare(db)
  let replaced = 0
  const looks = vi.spyOn(db, 'execute')
  const stop = watchDatabase(db, () => replaced++, 20)
  onTestFinished(async () => {
    await stop()
    await close()
  })
  await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(2)
  return { db, replaced: () => replaced }
}

async function makeTables(db: Queries) {
  await db.execute(sql`create table guide (id int)`)
  await db.execute(
    sql`create trigger announce before update on guide execute function suppress_redundant_updates_trigger()`,
  )
}

test('a database that is emptied is told once, with what to do, and so is what is put back into it', async () => {
  const [error, warn] = [vi.spyOn(log, 'error'), vi.spyOn(log, 'warn')]
  const { db, replaced } = await watched()
  await db.execute(sql`drop table guide`)
  const said = () => error.mock.calls.map(([words]) => String(words))
  await expect.poll(said).toEqual([expect.stringContaining('npm run restore -- FILE')])
  expect(replaced()).toBe(0)
  await makeTables(db)
  await expect
    .poll(() => warn.mock.calls.map(([words]) => String(words)))
    .toEqual([expect.stringContaining('all pages are made anew')])
  expect(replaced()).toBeGreaterThan(0)
  expect(said()).toHaveLength(1)
})

test('tables that a newer version changes under a running guide are told once', async () => {
  const error = vi.spyOn(log, 'error')
  const { db } = await watched(migrate)
  expect(error.mock.calls).toEqual([])
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'of tomorrow', max(created_at) + 1 from drizzle.__drizzle_migrations`)
  await expect
    .poll(() => error.mock.calls)
    .toEqual([[expect.stringContaining('stop this one, and start the newer')]])
})

test('triggers that rest while rows are put back, and wake again, are another database', async () => {
  const { db, replaced } = await watched()
  await db.execute(sql`alter table guide disable trigger all`)
  await expect.poll(replaced).toBe(1)
  await db.execute(sql`alter table guide enable trigger all`)
  await expect.poll(replaced).toBe(2)
})

test('one that is closed to writes is told once, and once when it takes them again', async ({ skip }) => {
  if (!inject('templateDatabase')) skip('all sessions of the embedded one are one')
  const [error, info] = [vi.spyOn(log, 'error'), vi.spyOn(log, 'info')]
  const { db } = await watched()
  await db.execute(sql`set default_transaction_read_only = on`)
  await expect.poll(() => error.mock.calls).toEqual([[expect.stringContaining('can only be read')]])
  await db.execute(sql`set default_transaction_read_only = off`)
  await expect.poll(() => info.mock.calls).toEqual([['the database takes writes again']])
})
