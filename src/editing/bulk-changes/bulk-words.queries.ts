import { sql } from 'drizzle-orm'
import { brokenRule } from '../../platform/calls/problem.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { PlaceChanges } from './bulk.schema.ts'
import type { BulkWords } from './bulk-statement.queries.ts'

/** The words of the ids that a change names. @throws Problem 422 */
export async function wordsOf(db: Queries, changes: PlaceChanges): Promise<BulkWords> {
  refuseBoth('FunTypes', changes.addFunTypes, changes.removeFunTypes)
  refuseBoth('Seasons', changes.addSeasons, changes.removeSeasons)
  const types = await db.execute<Word>(sql`select id, slug as word from fun_types`)
  const seasons = await db.execute<Word>(sql`select id, name as word from seasons`)
  return {
    addTypes: wordsOfIds('addFunTypes', changes.addFunTypes, types.rows),
    removeTypes: wordsOfIds('removeFunTypes', changes.removeFunTypes, types.rows),
    addSeasons: wordsOfIds('addSeasons', changes.addSeasons, seasons.rows),
    removeSeasons: wordsOfIds('removeSeasons', changes.removeSeasons, seasons.rows),
  }
}

type Word = { id: number; word: string }

function wordsOfIds(field: keyof PlaceChanges, ids: readonly number[] = [], known: readonly Word[]) {
  return [...new Set(ids)].map((id) => {
    const found = known.find((word) => word.id === id)
    if (!found) throw brokenRule(`changes.${field}`, `There is none with the id ${id}`)
    return found.word
  })
}

function refuseBoth(what: string, added: readonly number[] = [], removed: readonly number[] = []) {
  if (added.some((id) => removed.includes(id)))
    throw brokenRule(`changes.remove${what}`, 'The same cannot be added and removed')
}
