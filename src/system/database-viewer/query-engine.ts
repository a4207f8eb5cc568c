import { longestAnswer, longestCell, mostRows } from './limits.ts'
import type { ParsedQuery } from './rules/parse-query.ts'
import { cellOf, shownRows } from './shown-value.ts'
import type { FoundRows } from './viewer-message.ts'

/** `types` are PostgreSQL's numbers of them. */
type Answer = { names: string[]; types: number[]; rows: unknown[][] }

type Ask = (statement: string) => Promise<Answer>

/** Where checked queries run. */
export type QueryEngine = {
  /** The names of all functions that the engine knows. */
  functionNames(): Promise<ReadonlySet<string>>
  /** Answers what is asked within one transaction that changes nothing and ends with it. */
  reading<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result>
}

/** `position` counts characters of the query from 0. */
export class QueryFailed extends Error {
  override name = 'QueryFailed'
  readonly code: string | undefined
  readonly hint: string | undefined
  readonly position: number | undefined

  constructor(cause: unknown, before: number) {
    const { message, code, hint, position } = cause as Record<
      'message' | 'code' | 'hint' | 'position',
      string
    >
    super(message, { cause })
    this.code = code
    this.hint = hint
    // The engine counts from 1, in what it was sent.
    const index = Number(position) - 1 - before
    this.position = index >= 0 ? index : undefined
  }
}

/** @throws QueryFailed */
export const runQuery = (
  engine: QueryEngine,
  { command, statement, start }: ParsedQuery,
): Promise<FoundRows> =>
  engine.reading(async (ask) => {
    const within = (before: string, after: string) =>
      ask(before + statement + after).catch((error) => {
        throw new QueryFailed(error, before.length - start)
      })
    if (command === 'SELECT') return runSelect(within, ask)
    const { names, rows } = await within('', '')
    return shownRows(names, rows, false)
  })

/**
 * No batch that the engine sends is longer than an answer may be, however long the query makes its cells: a gigabyte of text,
 * or a thousand columns of it, would be beyond our memory.
 */
async function runSelect(within: (before: string, after: string) => Promise<Answer>, ask: Ask) {
  // The line break ends a comment that the query may end with.
  const { names, types } = await within('select * from (', '\n) as found limit 0')
  const width = Math.max(1, types.length)
  const cell = Math.min(longestCell, Math.floor(longestAnswer / width))
  const cells = types.map((_, at) => `left(c${at}::text, ${cell + 1})`)
  const aliases = types.length > 0 ? `(${types.map((_, at) => `c${at}`)})` : ''
  // A cursor, so that the engine makes no more rows than are shown, and one to tell that there are more.
  await within(`declare result no scroll cursor for select ${cells} from (`, `\n) as found${aliases}`)
  const batch = Math.max(1, Math.floor(longestAnswer / (cell * width)))
  const found: unknown[][] = []
  for (let length = 0; found.length <= mostRows && length <= longestAnswer; ) {
    const count = Math.min(batch, mostRows + 1 - found.length)
    const { rows } = await ask(`fetch ${count} from result`)
    for (const row of rows as (string | null)[][]) {
      length += row.reduce((sum, text) => sum + (text?.length ?? 0), 0)
      found.push(row.map((text, at) => cellOf(text, types[at] ?? 0, cell)))
    }
    if (rows.length < count) return shownRows(names, found, false)
  }
  return shownRows(names, found, true)
}
