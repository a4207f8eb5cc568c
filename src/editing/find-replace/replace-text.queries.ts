import { sql } from 'drizzle-orm'
import type { StoredPlace } from '../../gathering/merging/stored-place.ts'
import { lockPlaces } from '../../guide/places/lock-places.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { editPlaces, type PlaceEditOf } from '../places/edit-places.queries.ts'
import { lockPlacesToEdit } from '../places/lock-places-to-edit.queries.ts'
import type { ReplacingWork } from './find-replace.schema.ts'
import { comesAfter, holds, idsAtOnce, lastPlaceId } from './holding-places.queries.ts'
import { judgedText } from './judged-text.schema.ts'
import type { TextFact } from './text-facts.ts'

type Batch = {
  /** The id of the last place that was gone through. */
  upTo: number
  batchSize: number
  userId: string | null
  /** What all entries of this change have in common. */
  changeId: string
}

/**
 * Replaces in the next places as each form would; those that the editor did not see as they are now stay. Undefined when no
 * place is left.
 */
export async function replaceInBatch(
  tx: Transaction,
  { seenAt, total: _, except, ...asked }: ReplacingWork,
  { upTo, batchSize, ...author }: Batch,
): Promise<{ upTo: number; changed: number } | undefined> {
  const ids = await lockPlaces(tx, sql`${comesAfter(upTo)} and ${holds(asked)}`, batchSize)
  const last = ids.at(-1)
  if (last === undefined) {
    const end = upTo + idsAtOnce
    return end < (await lastPlaceId(tx)) ? { upTo: end, changed: 0 } : undefined
  }
  // Only now that they are locked is it known who was faster.
  const seen = await findUnchanged(tx, ids, seenAt)
  const locked = await lockPlacesToEdit(
    tx,
    seen.filter((id) => !except.includes(id)),
  )
  const edits = [...locked].flatMap(([id, { before }]) => editOf(id, before, asked) ?? [])
  const changed = await editPlaces(tx, edits, author)
  return { upTo: last, changed: changed.size }
}

async function findUnchanged(tx: Transaction, ids: readonly number[], seenAt: string): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from places where id = any(${sql.param(ids)}::integer[]) and updated_at <= ${seenAt}::timestamptz`)
  return rows.map(({ id }) => id)
}

function editOf(
  id: number,
  before: StoredPlace,
  asked: Omit<ReplacingWork, 'seenAt' | 'total' | 'except'>,
): PlaceEditOf | undefined {
  const { fact } = asked
  const judged = judgedText(fact, textOf(before, fact), asked)
  if (!judged || 'fault' in judged) return undefined
  // A text in which some words are others is in the language that it was in.
  const { descriptionLanguage } = before
  return fact === 'description' && descriptionLanguage !== null
    ? { id, values: { [fact]: judged.value, descriptionLanguage }, kept: ['descriptionLanguage'] }
    : { id, values: { [fact]: judged.value } }
}

/** As `findHolding` reads it. */
const textOf = (place: StoredPlace, fact: TextFact): string =>
  (fact === 'displayName' ? (place.displayName ?? place.name) : place[fact]) ?? ''
