import { mostRows } from './limits.ts'
import { shownRows } from './shown-value.ts'
import type { FoundRows, ViewerTask } from './viewer-message.ts'

type Answer = { names: string[]; rows: unknown[][] }

/** Where checked queries run. */
export type QueryEngine = {
  /** The names of all functions that the engine knows. */
  functionNames(): Promise<ReadonlySet<string>>
  /** Answers what is asked within one transaction that changes nothing and ends with it. */
  reading<Result>(work: (ask: (statement: string) => Promise<Answer>) => Promise<Result>): Promise<Result>
}

type Run = Extract<ViewerTask, { do: 'run' }>

export async function runQuery(engine: QueryEngine, run: Run): Promise<FoundRows> {
  const { before, statement } = partsOf(run)
  return engine.reading(async (ask) => {
    const { names, rows } = await ask(before + statement)
    if (!before) return shownRows(names, rows)
    const fetched = await ask(`fetch ${mostRows + 1} from result`)
    return shownRows(fetched.names, fetched.rows)
  })
}

/** The index in the query of what the engine, which counts from 1, says is wrong in what it was sent. */
export function positionIn(run: Run, position: number): number | undefined {
  const { before, start } = partsOf(run)
  const index = position - 1 - before.length + start
  return index < 0 ? undefined : index
}

function partsOf({ query, checked: { command, start, end } }: Run) {
  const bytes = Buffer.from(query)
  return {
    // A cursor, so that the engine makes no more rows than are shown, and one to tell that there are more.
    before: command === 'EXPLAIN' ? '' : 'declare result no scroll cursor for ',
    start: bytes.subarray(0, start).toString().length,
    statement: bytes.subarray(start, end).toString(),
  }
}
