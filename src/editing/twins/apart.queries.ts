import { sql } from 'drizzle-orm'
import { keepTwinsOf } from '../../gathering/twins/twins-of.queries.ts'
import { lockPlaces } from '../../guide/places/lock-places.queries.ts'
import { brokenRule, notFound } from '../../platform/calls/problem.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'

export type Two = readonly [number, number]

export const inOrder = ([a, b]: Two): Two => (a < b ? [a, b] : [b, a])

/** Remembers that these are two places: they are not offered again. @throws Problem 404, 422 */
export const setApart = (db: Database, userId: string, two: Two): Promise<void> =>
  db.transaction(async (tx) => {
    const [low, high] = await lockTwo(tx, two)
    await tx.execute(sql`
      insert into places_apart (low_id, high_id, decided_by) values (${low}, ${high}, ${userId}::uuid)
      on conflict do nothing`)
    await tx.execute(sql`delete from place_twins where low_id = ${low} and high_id = ${high}`)
  })

/** Forgets it, be they gone by now: where they are alike they are offered again. */
export const forgetApart = (db: Database, two: Two): Promise<void> =>
  db.transaction(async (tx) => {
    const [low, high] = inOrder(two)
    const there = await lockBoth(tx, low, high)
    await tx.execute(sql`delete from places_apart where low_id = ${low} and high_id = ${high}`)
    await keepTwinsOf(tx, there)
  })

async function lockTwo(tx: Transaction, two: Two): Promise<Two> {
  const [low, high] = inOrder(two)
  if (low === high) throw brokenRule('ids', 'These are one place')
  if ((await lockBoth(tx, low, high)).length < 2) throw notFound('place')
  return [low, high]
}

const lockBoth = (tx: Transaction, low: number, high: number) =>
  lockPlaces(tx, sql`p.id = any(${sql.param([low, high])}::integer[])`)
