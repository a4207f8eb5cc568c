import { createHash, randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { copySeals } from './copy-seal.table.ts'
import type { ShownColumn } from './shown-columns.queries.ts'
import { mask, shownTables } from './shown-tables.ts'

/**
 * Marks a copy that nobody fills any more as this database's, by a word that both carry. Parts' marks are compared along one
 * history only; who brings back an older state of either brings back another word, or none.
 */
export async function sealCopy(db: Database, folder: string, columns: readonly ShownColumn[]) {
  const word = randomUUID()
  await db.transaction(async (tx) => {
    await tx.delete(copySeals)
    await tx.insert(copySeals).values({ word })
  })
  await writeFile(sealIn(folder), `${word} ${await shapeOf(db, columns)}`)
}

/** Whether the copy was sealed as this database's, and as one that is made today. Once only, since it is filled from now on. */
export async function breakSeal(db: Database, folder: string, columns: readonly ShownColumn[]) {
  // One that cannot be read, or taken away, is none: the word in the database goes with it.
  const [word, shape] = (await readFile(sealIn(folder), 'utf8').catch(() => '')).split(' ')
  await rm(sealIn(folder), { force: true }).catch(() => undefined)
  const words = await db.delete(copySeals).returning()
  return words.some((known) => known.word === word) && shape === (await shapeOf(db, columns))
}

const sealIn = (folder: string) => join(folder, 'seal')

/** Beside the rows a copy depends on the columns, on which of them are secret, and on the engine that reads it. */
async function shapeOf(db: Database, columns: readonly ShownColumn[]): Promise<string> {
  const { rows } = await db.execute(sql`select version()`)
  return createHash('sha256')
    .update(JSON.stringify([columns, shownTables, mask, rows]))
    .digest('hex')
}
