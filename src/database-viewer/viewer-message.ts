import type { CheckedQuery } from './rules/check-query.ts'

export type CopiedColumn = { table: string; column: string; type: string }

/** How the thread that runs queries starts. */
export type ViewerStart = {
  columns: CopiedColumn[]
  /** Where queries run; without it, on the thread's own copy. */
  viewerUrl?: string | undefined
}

/** What the thread is asked to do; one at a time. */
export type ViewerTask =
  | { do: 'check'; query: string }
  /** `csv` is what a part of the table holds now. */
  | { do: 'fill'; table: string; part: number; csv: string }
  | { do: 'run'; query: string; checked: CheckedQuery }

export type FoundRows = { columns: string[]; rows: unknown[][]; truncated: boolean }

/** Why a query is not run, or failed; `position` counts characters from 0. */
export type Refusal = { message: string; hint?: string | undefined; position?: number | undefined }

export type ViewerReply =
  | { checked: CheckedQuery }
  | { filled: true }
  | { found: FoundRows }
  | { refused: Refusal }
