import type { Database } from '../../platform/database/database.ts'
import { markParts, readPart } from './copy-source.queries.ts'
import type { QueryRunner } from './query-runner.task.ts'
import type { ShownColumn } from './shown-columns.queries.ts'
import type { PartMark } from './viewer-message.ts'

/** A process's copy, and the marks of what it holds. */
export type Copy = { runner: QueryRunner; columns: readonly ShownColumn[]; held: Map<string, PartMark> }

/** Asked before each part, a few of which take a second. */
type MayGoOn = () => boolean | Promise<boolean>

const fillPatienceMs = 60_000

/**
 * Brings these tables of the copy up to date; how many parts are still to be read when it may not go on. 0: they are as they
 * were together at one moment after the call began.
 */
export async function refreshCopy(
  db: Database,
  copy: Copy,
  tables: readonly string[],
  mayGoOn: MayGoOn,
): Promise<number> {
  for (;;) {
    const marks = await markParts(db, tables)
    const stale = [
      ...marks.filter((mark) => copy.held.get(keyOf(mark))?.mark !== mark.mark),
      ...partsWithout(copy, tables, marks).map((mark) => ({ ...mark, isGone: true })),
    ]
    if (stale.length === 0) return 0
    for (const [done, part] of stale.entries()) {
      if (!(await mayGoOn())) return stale.length - done
      await ('isGone' in part ? dropPart(copy, part) : fillPart(db, copy, part))
    }
  }
}

async function fillPart(db: Database, { runner, columns, held }: Copy, { table, part }: PartMark) {
  const { mark, csv } = await readPart(db, { table, part }, columns)
  await runner.ask({ do: 'fill', table, part, mark, csv }, fillPatienceMs)
  held.set(keyOf({ table, part }), { table, part, mark })
}

async function dropPart({ runner, held }: Copy, { table, part, mark }: PartMark) {
  await runner.ask({ do: 'fill', table, part, mark, csv: undefined }, fillPatienceMs)
  held.delete(keyOf({ table, part }))
}

/** Parts that the copy holds of a table that has become shorter. */
function partsWithout({ held }: Copy, tables: readonly string[], marks: readonly PartMark[]): PartMark[] {
  const there = new Set(marks.map(keyOf))
  return [...held.values()].filter((mark) => tables.includes(mark.table) && !there.has(keyOf(mark)))
}

export const keyOf = ({ table, part }: Pick<PartMark, 'table' | 'part'>) => `${table} ${part}`
