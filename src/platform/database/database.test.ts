import { expectTypeOf, test } from 'vitest'
import type { Database, Queries, Transaction } from './database.ts'

// It is the compiler that decides here.
test('who needs a transaction is not given the database, and none begins inside of another', () => {
  expectTypeOf<Database>().not.toExtend<Transaction>()
  expectTypeOf<Queries>().not.toExtend<Transaction>()
  expectTypeOf<Transaction>().not.toExtend<Database>()
})

test('what may be asked of either is given either', () => {
  expectTypeOf<Database>().toExtend<Queries>()
  expectTypeOf<Transaction>().toExtend<Queries>()
})
