import type { ParsedQuery } from './rules/parse-query.ts'

export type CopiedColumn = { table: string; column: string; type: string }

/** A login that may only read the views of a schema. */
export type Login = { url: string; schema: string }

/** What the process that runs queries is told first. */
export type ViewerStart = { columns: readonly CopiedColumn[]; on: { login: Login } | CopyPlace }

/** The folder of the copy's database; without it, the process's memory. */
type CopyPlace = { folder?: string | undefined }

/** A run of a table's pages on disk, and what tells whether its rows are those of before. */
export type PartMark = { table: string; part: number; mark: string }

/** What the process says once, when it can be asked. `held`: what its copy holds already. */
export type ViewerReady = { held: PartMark[] }

/** What the process is asked to do; one at a time. */
export type ViewerTask =
  | { do: 'check'; query: string }
  /** `csv` is what a part of the table holds now; undefined when there is no such part any more. */
  | ({ do: 'fill'; csv: string | undefined } & PartMark)
  | { do: 'run'; query: string; checked: ParsedQuery }

export type FoundRows = { columns: string[]; rows: unknown[][]; truncated: boolean }

/** Why a query is not run, or failed; `position` counts characters from 0. */
export type Refusal = { message: string; hint?: string | undefined; position?: number | undefined }

export type ViewerReply =
  | { checked: ParsedQuery }
  | { filled: true }
  | { found: FoundRows }
  | { refused: Refusal }
