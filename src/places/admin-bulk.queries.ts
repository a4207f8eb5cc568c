import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import { brokenRule, Problem } from '../platform/problem.ts'
import {
  type BulkAnswer,
  type BulkChange,
  mostBulkIds,
  mostBulkPlaces,
  type PlaceChanges,
} from './admin-bulk.schema.ts'
import { type BulkWords, writeBulkChange } from './admin-bulk-statement.queries.ts'
import { announceWrite } from './admin-place-changes.queries.ts'
import { adminPlaceCondition } from './admin-place-conditions.queries.ts'

/** Changes many places at once, all or none; each has its entry in the audit log. @throws Problem 409 or 422 */
export const changePlaces = (db: Database, userId: string, change: BulkChange): Promise<BulkAnswer> =>
  db.transaction(async (tx) => {
    const words = await wordsOf(tx, change.changes)
    await announceWrite(tx)
    const ids = await lockChosen(tx, change)
    const changedIds = await writeBulkChange(tx, { ids, userId, flags: change.changes, words })
    const fits = changedIds.length <= mostBulkIds
    return { matched: ids.length, changed: changedIds.length, changedIds: fits ? changedIds : [] }
  })

async function lockChosen(tx: Database, change: BulkChange): Promise<number[]> {
  const condition: SQL =
    'ids' in change
      ? sql`p.id = any(${sql.param(change.ids)}::integer[])`
      : adminPlaceCondition(change.filters)
  // In the order of their ids, so that two editors never wait for each other.
  const { rows } = await tx.execute<{ id: number }>(
    sql`select p.id from places p where ${condition} order by p.id for update of p`,
  )
  if ('total' in change && rows.length !== change.total) throw otherTotal(rows.length)
  if (rows.length > mostBulkPlaces)
    throw brokenRule(
      'filters',
      `At most ${mostBulkPlaces.toLocaleString('en')} places change at once: narrow the filters`,
    )
  return rows.map(({ id }) => id)
}

const otherTotal = (total: number) =>
  new Problem(409, 'stale', `By now ${total.toLocaleString('en')} places match`, [], { total })

async function wordsOf(tx: Database, changes: PlaceChanges): Promise<BulkWords> {
  refuseBoth('FunTypes', changes.addFunTypes, changes.removeFunTypes)
  refuseBoth('Seasons', changes.addSeasons, changes.removeSeasons)
  const types = await tx.execute<Word>(sql`select id, slug as word from fun_types`)
  const seasons = await tx.execute<Word>(sql`select id, name as word from seasons`)
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
