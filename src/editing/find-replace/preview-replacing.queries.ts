import { sql } from 'drizzle-orm'
import { brokenRule } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import type {
  ReplacingAsked,
  ReplacingPage,
  ReplacingPreview,
  ShownReplacing,
} from './find-replace.schema.ts'
import { findHolding, type HoldingPlace, idsAtOnce, lastPlaceId } from './holding-places.queries.ts'
import { judgedText } from './judged-text.schema.ts'
import { shownPieces } from './shown-pieces.ts'

/** Of so many each text is read for an exact count. */
const mostHolding = 100_000

const readAtOnce = 1000

/** What would change, a page at a time, and with the first page how much. @throws Problem 422 when too many hold it */
export async function previewReplacing(
  db: Database,
  { part, after, limit, ...asked }: ReplacingPreview,
  most = mostHolding,
): Promise<ReplacingPage> {
  const isFirst = after === 0
  const seenAt = isFirst ? await momentOf(db) : ''
  const counts = { changes: 0, unfit: 0 }
  const shown: ShownReplacing[] = []
  let read = 0
  for await (const places of readBatches(db, asked, after, isFirst ? readAtOnce : 2 * limit)) {
    read += places.length
    if (read > most) throw tooMany(most)
    for (const place of places) {
      const judged = shownOf(place, asked)
      if (!judged) continue
      const is = judged.fault === null ? 'changes' : 'unfit'
      counts[is]++
      if (is === part && shown.length <= limit) shown.push(judged)
    }
    if (!isFirst && shown.length > limit) break
  }
  const data = shown.slice(0, limit)
  const next = shown.length > limit ? (data.at(-1)?.id ?? null) : null
  return { told: isFirst ? { ...counts, seenAt } : null, data, next }
}

const tooMany = (most: number) =>
  brokenRule(
    'find',
    `More than ${most.toLocaleString('en')} places hold this. Filter the list, and replace part by part.`,
  )

/** Now; rounded up as `updated_at` is, so that nothing seen counts as later. */
async function momentOf(db: Database): Promise<string> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select to_char((now() + interval '999 microseconds') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`)
  return rows[0]?.at ?? ''
}

/** A later page needs few, unless most of what is there is of the other part. */
async function* readBatches(db: Database, asked: ReplacingAsked, after: number, first: number) {
  const end = await lastPlaceId(db)
  let limit = Math.min(first, readAtOnce)
  for (let last = after; last < end; limit = Math.min(2 * limit, readAtOnce)) {
    const places = await findHolding(db, asked, { after: last, limit })
    yield places
    last = (places.length < limit ? undefined : places.at(-1)?.id) ?? last + idsAtOnce
  }
}

function shownOf({ text, ...place }: HoldingPlace, asked: ReplacingAsked): ShownReplacing | undefined {
  const judged = judgedText(asked.fact, text, asked)
  if (!judged) return undefined
  return { ...place, ...shownPieces(judged.pieces), fault: 'fault' in judged ? judged.fault : null }
}
