import type { Database } from '../platform/database.ts'
import { markParts, type PartMark, readPart } from './copy-source.queries.ts'
import type { ShownColumn } from './shown-columns.queries.ts'
import type { ViewerThread } from './viewer-thread.task.ts'

/** A thread's copy, and the marks of what it holds. */
export type Copy = { thread: ViewerThread; columns: readonly ShownColumn[]; held: Map<string, PartMark> }

/** An import may write faster than it is copied; then the copy is as of a few moments. */
const mostRounds = 5

const fillPatienceMs = 60_000

/** Brings these tables of the copy up to date: afterwards they are as they were together at one moment. */
export async function refreshCopy(db: Database, copy: Copy, tables: readonly string[]): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const marks = await markParts(db, tables)
    const changed = marks.filter((mark) => copy.held.get(keyOf(mark))?.mark !== mark.mark)
    const gone = partsWithout(copy, tables, marks)
    if (changed.length === 0 && gone.length === 0) return
    for (const { table, part } of changed) await fillPart(db, copy, table, part)
    for (const { table, part } of gone) await emptyPart(copy, table, part)
  }
}

async function fillPart(db: Database, copy: Copy, table: string, part: number) {
  const { mark, csv } = await readPart(db, table, part, copy.columns)
  await copy.thread.ask({ do: 'fill', table, part, csv }, fillPatienceMs)
  copy.held.set(keyOf({ table, part }), { table, part, mark })
}

async function emptyPart({ thread, held }: Copy, table: string, part: number) {
  await thread.ask({ do: 'fill', table, part, csv: '' }, fillPatienceMs)
  held.delete(keyOf({ table, part }))
}

/** Parts that the copy holds of a table that has become shorter. */
function partsWithout({ held }: Copy, tables: readonly string[], marks: readonly PartMark[]): PartMark[] {
  const there = new Set(marks.map(keyOf))
  return [...held.values()].filter((mark) => tables.includes(mark.table) && !there.has(keyOf(mark)))
}

const keyOf = ({ table, part }: Pick<PartMark, 'table' | 'part'>) => `${table} ${part}`
