export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

/** One step of a job that an editor follows by name: a city, as a rule. */
export type JobItem = {
  /** Of the city; a number that no other item of the job has. */
  id: number
  name: string
  state: JobState
  /** What came of it, in words that an editor reads. */
  detail?: string
  /** How far it is while it runs, 0 to 1; left out where nobody knows. */
  share?: number
  /** What it brought, where that can be counted. */
  counts?: { added: number; updated: number; refused: number }
  /** The import run that tells more. */
  runId?: number
}

export type JobProgress = {
  done: number
  total: number
  items: JobItem[]
}

export const isOver = (state: JobState): boolean =>
  state === 'done' || state === 'failed' || state === 'cancelled'
