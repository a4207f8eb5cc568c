import type { QueryResult } from './database.schema.ts'
import type { QueryRunner } from './query-runner.task.ts'
import type { Refusal } from './viewer-message.ts'

/** `notReady`: no answer can be right at this moment, but one may be after so many seconds. */
export type QueryOutcome =
  | { result: QueryResult }
  | { refused: Refusal }
  | { isBusy: true }
  | { notReady: { message: string; seconds: number } }

/** What queries run on. */
export type ViewerSource = {
  runner: QueryRunner
  /** Whether it may still be asked; otherwise another is opened. */
  stands(): Promise<boolean>
  /**
   * Runs a query while these tables are as they were together at one moment after the call; otherwise says why they are not,
   * at about `until` (milliseconds since 1970).
   */
  answer(tables: readonly string[], until: number, run: () => Promise<QueryOutcome>): Promise<QueryOutcome>
  /** Gives back what it can while nobody asks. */
  rest(): Promise<void>
  end(): Promise<void>
}
