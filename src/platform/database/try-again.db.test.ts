import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase, testEngine } from '../../../tests/test-database.ts'
import { seasons } from '../../guide/seasons/season.table.ts'
import type { Transaction } from './database.ts'

const { kind } = await testEngine()

const failWith = (code: string) => sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`)

test.for(['40001', '40P01'])('a transaction that ends with %s is done again, whole', async (code) => {
  const db = await testDatabase()
  let tries = 0
  const result = await db.transaction(async (tx) => {
    tries++
    await tx.insert(seasons).values({ name: `try ${tries}`, displayName: '' })
    if (tries < 3) await tx.execute(failWith(code))
    return tries
  })
  expect(result).toBe(3)
  expect((await db.select().from(seasons)).map(({ name }) => name)).toEqual(['try 3'])
})

test('what never goes through fails in the end, and what failed otherwise at once', async () => {
  const db = await testDatabase()
  const triesOf = async (code: string) => {
    let tries = 0
    const work = db.transaction(async (tx) => {
      tries++
      await tx.execute(failWith(code))
    })
    await expect(work).rejects.toMatchObject({ cause: { code } })
    return tries
  }
  expect(await triesOf('40P01')).toBe(6)
  expect(await triesOf('23503')).toBe(1)
  expect(await triesOf('57014')).toBe(1)
})

test('a statement of its own is done again too', async () => {
  const db = await testDatabase()
  await db.execute(sql`create sequence tries`)
  await db
    .execute(
      sql.raw(`do $$ begin
        if nextval('tries') < 3 then raise exception using errcode = '40P01'; end if;
        insert into seasons (name, display_name) values ('done', '');
      end $$`),
    )
    .finally(() => db.execute(sql`drop sequence tries`))
  expect(await db.$count(seasons)).toBe(1)
})

// All connections of the embedded database take turns, transaction by transaction.
test.skipIf(kind === 'embedded')('two that wait for each other both go through', async () => {
  const db = await testDatabase()
  await db.insert(seasons).values([
    { name: 'summer', displayName: '' },
    { name: 'winter', displayName: '' },
  ])
  let haveOne = 0
  const both = Promise.withResolvers<void>()
  const inOrder = (...names: string[]) =>
    db.transaction(async (tx) => {
      await append(tx, names[0])
      haveOne++
      if (haveOne === 2) both.resolve()
      await both.promise
      await append(tx, names[1])
    })
  await Promise.all([inOrder('summer', 'winter'), inOrder('winter', 'summer')])
  expect((await db.select().from(seasons)).map(({ displayName }) => displayName)).toEqual(['xx', 'xx'])
})

const append = (tx: Transaction, name = '') =>
  tx.execute(sql`update seasons set display_name = display_name || 'x' where name = ${name}`)
