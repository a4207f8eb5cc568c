import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'

/** An import locks the table and then rows: who locked a row and then wrote to the table would wait for it, and it for them. */
export const announceWrite = (tx: Transaction) => tx.execute(sql`lock table places in row exclusive mode`)

/**
 * Keeps the places `p` of which the condition is true until the transaction ends, and gives their ids: the one way to lock
 * rows of places. Always in their order, so that two never wait for each other.
 */
export async function lockPlaces(tx: Transaction, condition: SQL, limit?: number): Promise<number[]> {
  await announceWrite(tx)
  const { rows } = await tx.execute<{ id: number }>(
    sql`select p.id from places p where ${condition} order by p.id limit ${limit ?? null} for update of p`,
  )
  return rows.map(({ id }) => id)
}

/** The same of one place; whether it is there. */
export const lockPlace = async (tx: Transaction, id: number): Promise<boolean> =>
  (await lockPlaces(tx, sql`p.id = ${id}`)).length > 0

/** Places that are there stay so until the transaction ends; whoever edits them or deletes them waits, or was waited for. Their ids. */
export async function keepPlaces(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from places where id = any(${sql.param([...ids])}::integer[]) order by id for key share`,
  )
  return rows.map(({ id }) => id)
}

/** The same of one place; whether it is there. */
export const keepPlace = async (tx: Transaction, id: number): Promise<boolean> =>
  (await keepPlaces(tx, [id])).length > 0

/** Nobody else writes places until the transaction ends. Readers are not held up. */
export const lockPlacesTable = (tx: Transaction) =>
  tx.execute(sql`lock table places in share row exclusive mode`)

/**
 * Waits until whoever writes places is done, and keeps all places as they are until the transaction ends; it cannot write
 * them itself. Readers, and others who only want them to stay, are not held up.
 */
export const holdPlaces = (tx: Transaction) => tx.execute(sql`lock table places in share mode`)
