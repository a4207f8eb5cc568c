import type { Database } from '../../src/platform/database/database.ts'
import { driftedCounts } from '../drifted-counts.ts'
import { driftedPairs } from '../drifted-pairs.ts'
import { aFunType } from '../factories.ts'
import { testEditor } from '../test-editor.ts'
import { anArena } from './arena.ts'
import { countMissingPairs } from './count-missing-pairs.ts'
import { writes } from './writes.ts'

export type Crossings = {
  crossings: number
  calls: number
  /** By status, how many calls were answered with it. */
  answers: Record<number, number>
  /** The crossings with an answer of 500 or more, such as 'a new city × a place deleted: 200 503'. */
  failures: string[]
  /** Pairs of a city and a place that do not know of each other. */
  missingPairs: number
  /** Counts, and copies beside pairs, that are not what the places say. */
  drifted: string[]
}

/**
 * Has every pair of the guide's writing calls cross, twice each at once and pair after pair, until there were so many
 * crossings; `from` goes on where another run ended. The database is to have several connections, and is empty before.
 */
export async function crossWrites(db: Database, crossings: number, from = 0): Promise<Crossings> {
  await aFunType(db, { slug: 'zoo' })
  await aFunType(db, { slug: 'playground' })
  const editor = await testEditor(db)
  const pairs = pairsOf(Object.keys(writes))
  const answers: Record<number, number> = {}
  const failures: string[] = []
  for (let nr = from; nr < from + crossings; nr++) {
    const [one, other] = pairs[strided(nr, pairs.length)] as [string, string]
    const arena = await anArena(db, editor, nr)
    const calls = [one, other, one, other].map((name, index) => writes[name]?.(arena, index >> 1) ?? 0)
    const statuses = await Promise.all(calls)
    for (const status of statuses) answers[status] = (answers[status] ?? 0) + 1
    if (statuses.some((status) => status >= 500)) failures.push(`${one} × ${other}: ${statuses.join(' ')}`)
  }
  return {
    crossings,
    calls: crossings * 4,
    answers,
    failures,
    missingPairs: await countMissingPairs(db),
    drifted: [...(await driftedCounts(db)), ...(await driftedPairs(db))],
  }
}

const pairsOf = (names: readonly string[]) =>
  names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const))

/** Few crossings are to be of all sorts: a stride without a common divisor comes by all in the end. */
const strided = (nr: number, length: number) => (nr * 211) % length
