import { type SQL, sql } from 'drizzle-orm'
import { columnsIn } from '../../guide/facts/fact-columns.queries.ts'
import { isOf } from '../../guide/facts/fact-names.ts'
import type { FilteredFact } from './place-filters.ts'

const rows = {
  funTypes: sql`exists (select from place_types t where t.place_id = p.id)`,
  seasons: sql`exists (select from place_availabilities a where a.place_id = p.id)`,
}

/**
 * Next to every place has a type. The few without are looked up once, apart: who walks through all places by their names for
 * a page of them asks about each, and finds few.
 */
const hasNoType = sql`p.id in (select q.id from places q
  where not exists (select from place_types t where t.place_id = q.id) offset 0)`

/** Whether a fact of a place `p` is 'unknown', 'known', or the word that is asked for. */
export function factCondition(name: FilteredFact, asked: string): SQL {
  const isUnknownAsked = asked === 'unknown'
  if (name === 'funTypes' && isUnknownAsked) return hasNoType
  if (name === 'funTypes' || name === 'seasons') return isUnknownAsked ? sql`not ${rows[name]}` : rows[name]
  const column = columnsIn('p', [name])
  if (isOf('foods')(name)) {
    if (isUnknownAsked) return sql`${column} = '{}'`
    return asked === 'known' ? sql`${column} <> '{}'` : sql`${column} @> array[${asked}::text]`
  }
  if (isUnknownAsked) return sql`${column} is null`
  return asked === 'known' ? sql`${column} is not null` : sql`${column}::text = ${asked}`
}
