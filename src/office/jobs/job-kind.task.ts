import type { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log/log.ts'
import type { JobProgress } from './job.ts'
import type { TriedAgain } from './tried-again.ts'

export type JobContext<Input> = {
  db: Database
  log: Log
  jobId: string
  /** Id of who asked for it; null for the schedule. */
  startedBy: string | null
  input: Input
  /** As reported last: an earlier attempt may have been killed in the middle. */
  progress: JobProgress
  /** Aborted when an editor cancels the job and when the process stops; the work ends at its next step. */
  signal: AbortSignal
  /** What editors see. Cheap: it is written a few times a second at most. */
  report: (progress: JobProgress) => void
}

/** Somebody wants the job to stop; a message tells them what it leaves behind. A process that stops aborts it too, with another reason: that job goes on later. */
export class JobCancelled extends Error {
  override name = 'JobCancelled'
}

/** Another process does the same job: this one leaves it alone, and the job is not over. */
export class JobTakenOver extends Error {
  override name = 'JobTakenOver'
}

export const isCancelled = ({ reason }: AbortSignal): boolean => reason instanceof JobCancelled

/** A kind of long work. It may be killed at any moment and is then run again from its start: done steps must not count twice. */
export type JobKind = {
  kind: string
  /** How many such jobs a process does at once; one unless told otherwise. */
  atOnce?: number
  /** While its service is away it is put off by itself, with growing pauses. */
  again?: TriedAgain
  /** The totals that the call answers with. Throw a Problem or a ProviderError for what an editor can read. */
  run: (context: JobContext<unknown>) => Promise<unknown>
}

/** A kind whose input was checked by the schema when the job was made, and is read by it again. */
export const jobKind = <Schema extends z.ZodType>(
  kind: string,
  schema: Schema,
  run: (context: JobContext<z.output<Schema>>) => Promise<unknown>,
): JobKind => ({
  kind,
  run: (context) => run({ ...context, input: schema.parse(context.input) }),
})
