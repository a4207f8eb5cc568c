import { buildIfNeeded } from '../src/commands/build-if-needed.ts'
import { countsLine, type EngineKind, type Experiment, type Result, type RunOptions } from './experiment.ts'
import { runInLanes } from './lanes.ts'
import type { Options } from './options.ts'
import { writeReport } from './report.ts'

/** Runs what was chosen, says a line of counts for each, and writes the report; whether every promise held. */
export async function runReliability(options: Options): Promise<boolean> {
  const runs = options.experiments.flatMap((experiment) =>
    options.engines.flatMap((engine) => {
      const rounds = roundsOf(experiment, engine, options)
      return rounds ? [{ experiment, engine, rounds }] : []
    }),
  )
  // Guides that are started by an experiment, several at once even, would each do so first.
  if (runs.length > 0) await buildIfNeeded()
  let haveHeld = true
  for (const { experiment, engine, rounds } of runs) {
    const result = await runOne(experiment, engine, { ...options, rounds })
    haveHeld &&= result.faults.length === 0
    if (!options.isShort) await writeReport(result)
  }
  return haveHeld
}

function roundsOf({ name, rounds }: Experiment, engine: EngineKind, options: Options): number | undefined {
  const known = rounds[engine]
  if (!known || options.rounds !== undefined) return known && options.rounds
  if (options.isShort && known.short === 0)
    console.error(`${name}, ${engine}: it has no short form there; --rounds says how many`)
  return options.isShort ? known.short : known.whole
}

async function runOne(
  experiment: Experiment,
  engine: EngineKind,
  { rounds, seed, server, lanes, until }: Omit<RunOptions, 'engine' | 'say'> & { lanes: number },
): Promise<Result> {
  const label = `${experiment.name}, ${engine}`
  const startedAt = performance.now()
  const say = (text: string) => console.error(`${label}: ${text}`)
  const outcome = await (lanes > 1
    ? runInLanes({ name: experiment.name, engine, server, rounds, seed, until, say }, lanes)
    : experiment.run({ engine, server, rounds, seed, until, say }))
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  for (const fault of outcome.faults) console.error(`  ${fault}`)
  const verdict = outcome.faults.length > 0 ? 'BROKEN' : 'held'
  if (process.send) await new Promise((sent) => process.send?.(outcome, sent))
  console.log(`${label}: ${verdict}: ${countsLine(outcome)} (seed ${seed}, ${seconds} s)`)
  return { ...outcome, experiment, engine, seed, lanes, seconds }
}
