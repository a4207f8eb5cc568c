import { type SQL, sql } from 'drizzle-orm'
import { columnsIn } from '../../guide/facts/fact-columns.queries.ts'
import { placeName } from '../../guide/place-lists/place-json.queries.ts'
import type { Queries } from '../../platform/database/database.ts'
import { adminPlaceCondition } from '../places/admin-place-conditions.queries.ts'
import type { ReplacingAsked } from './find-replace.schema.ts'
import type { TextFact } from './text-facts.ts'

export type HoldingPlace = { id: number; slug: string; name: string; text: string }

/** The chosen places `p` of which the fact holds what is looked for, be it a whole word or not. */
export const holds = ({ ids, filters, ...asked }: ReplacingAsked): SQL =>
  sql`${ids ? sql`p.id = any(${sql.param(ids)}::integer[])` : adminPlaceCondition(filters ?? {})} and ${isThere(asked)}`

/** So many ids are looked through at once: a statement has half a minute, however many places there are. */
export const idsAtOnce = 100_000

/** The places `p` whose ids are the next ones. */
export const comesAfter = (id: number): SQL => sql`p.id > ${id} and p.id <= ${id + idsAtOnce}::bigint`

/** Of all places. */
export async function lastPlaceId(db: Queries): Promise<number> {
  const { rows } = await db.execute<{ id: number | null }>(sql`select max(id) as id from places`)
  return rows[0]?.id ?? 0
}

/** Among the next ids; fewer than `limit` say that there are no more among these. */
export async function findHolding(
  db: Queries,
  asked: ReplacingAsked,
  { after, limit }: Record<'after' | 'limit', number>,
): Promise<HoldingPlace[]> {
  const { rows } = await db.execute<HoldingPlace>(sql`
    select p.id, p.slug, ${placeName} as name, ${textOf(asked.fact)} as text from places p
    where ${comesAfter(after)} and ${holds(asked)} order by p.id limit ${limit}`)
  return rows
}

/** Where families know a place by the name on the spot, that is the one to change. */
const textOf = (fact: TextFact) => (fact === 'displayName' ? placeName : columnsIn('p', [fact]))

type Looked = Pick<ReplacingAsked, 'fact' | 'find' | 'isCaseSensitive'>

function isThere({ fact, find, isCaseSensitive }: Looked): SQL {
  const text = textOf(fact)
  return isCaseSensitive
    ? sql`strpos(${text}, ${find}::text) > 0`
    : sql`strpos(${folded(text)}, ${folded(sql`${find}::text`)}) > 0`
}

// Capitals of small letters are the same for all that a pattern takes for one letter, as are σ and ς.
const folded = (text: SQL) => sql`upper(lower(${text} collate "und-x-icu"))`
