export type EngineKind = 'embedded' | 'postgresql'

export type RunOptions = {
  engine: EngineKind
  /** A PostgreSQL server on which databases may be made, where the engine is that. */
  server: string | undefined
  /** How often; of what is for the experiment to say: kills, calls, interruptions. */
  rounds: number
  /** The same one brings the same moments and requests again, as far as the machine lets it. */
  seed: number
  /** Kills, round trips and fuzz begin nothing after that (ms since 1970), and tell what they have done. */
  until: number
  /** Progress, for the person who waits. */
  say: (text: string) => void
}

export type Outcome = {
  /** What was done and what came of it, in the order to be read. */
  counts: Record<string, number>
  /** What is no sum: of several runs, the largest counts. */
  largest?: Record<string, number>
  /** What must not have happened, each with enough to do it again; none: the promise held. */
  faults: string[]
}

export type Experiment = {
  name: string
  /** What it does, and what must hold, in one sentence. */
  promise: string
  /** Rounds of a whole run on each engine that it runs on, and of the form in `npm test`, which 0 leaves out. */
  rounds: Partial<Record<EngineKind, { whole: number; short: number }>>
  /** A test of `npm test` does the same in its own way, and the short form would only cost time. */
  isInTestsAnyway?: boolean
  run(options: RunOptions): Promise<Outcome>
}

export type Result = Outcome & {
  experiment: Experiment
  engine: EngineKind
  seed: number
  lanes: number
  seconds: number
}

/** Experiments keep the first of many faults of a kind: a broken guide has thousands. */
export const mostFaults = 50

/** Such as '300 kills, 41,233 acknowledged, 0 lost'. */
export const countsLine = ({ counts, largest }: Outcome) =>
  Object.entries({ ...counts, ...largest })
    .map(([what, count]) => `${count.toLocaleString('en-GB')} ${what}`)
    .join(', ')
