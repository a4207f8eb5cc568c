import { inArray } from 'drizzle-orm'
import { funTypes } from '../../guide/fun-types/fun-type.table.ts'
import type { FunTypeSlug } from '../../guide/fun-types/fun-types.ts'
import { seasons } from '../../guide/seasons/season.table.ts'
import type { SeasonName } from '../../guide/seasons/season.ts'
import { brokenRule } from '../../platform/calls/problem.ts'
import type { Transaction } from '../../platform/database/database.ts'

/** The slugs of fun types, in the order of their ids as they were sent. @throws Problem 422 that names `field` */
export async function funTypesOfIds(tx: Transaction, field: string, ids: readonly number[]) {
  const { id, slug } = funTypes
  const rows = await tx
    .select({ id, word: slug })
    .from(funTypes)
    .where(inArray(funTypes.id, [...ids]))
  return wordsOf(rows, field, ids) as FunTypeSlug[]
}

/** The names of seasons, in the order of the year. @throws Problem 422 that names `field` */
export async function seasonsOfIds(tx: Transaction, field: string, ids: readonly number[]) {
  const { id, name } = seasons
  const rows = await tx
    .select({ id, word: name })
    .from(seasons)
    .where(inArray(seasons.id, [...ids]))
  const inOrder = ids.toSorted((a, b) => a - b)
  return wordsOf(rows, field, inOrder) as SeasonName[]
}

function wordsOf(rows: readonly { id: number; word: string }[], field: string, ids: readonly number[]) {
  const words = new Map(rows.map(({ id, word }) => [id, word]))
  return [...new Set(ids)].map((id) => {
    const word = words.get(id)
    if (word === undefined) throw brokenRule(field, `There is none with the id ${id}`)
    return word
  })
}
