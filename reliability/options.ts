import { parseArgs } from 'node:util'
import type { EngineKind, Experiment } from './experiment.ts'
import { experiments } from './experiments.ts'

export const help = `npm run reliability -- [EXPERIMENT …] [--engine embedded|postgresql] [--rounds N] [--seed N]
                       [--lanes N] [--minutes N] [--short] [--weakened]

Does on purpose what should never hurt, counts what it hurt, and writes the counts to docs/reliability.md. PostgreSQL
is tried on the server of TEST_DATABASE_URL, in databases of its own. A seed brings the same moments and requests
again. --lanes: the rounds are divided among so many processes. --minutes: kills, round-trips and fuzz end after so long
with what was done. --short: few rounds, and nothing is written. --weakened: shows that each experiment notices a guide that was
broken on purpose, by the patches in reliability/weakened.

${experiments.map(({ name, promise }) => `  ${name.padEnd(16)}${promise}`).join('\n')}`

export type Options = {
  experiments: readonly Experiment[]
  engines: readonly EngineKind[]
  server: string | undefined
  rounds: number | undefined
  seed: number
  /** When to end (ms since 1970). */
  until: number
  lanes: number
  isShort: boolean
  isWeakened: boolean
}

/** @throws Error in words for whoever typed them */
export function readOptions(args: string[], server: string | undefined): Options | 'help' {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...{ engine: { type: 'string' }, rounds: { type: 'string' }, seed: { type: 'string' } },
      ...{ lanes: { type: 'string' }, minutes: { type: 'string' } },
      ...{ short: { type: 'boolean' }, weakened: { type: 'boolean' }, help: { type: 'boolean' } },
    },
  })
  if (values.help) return 'help'
  const chosen = positionals.map(experimentNamed)
  return {
    experiments: chosen.length > 0 ? chosen : experiments,
    engines: enginesOf(values.engine, server),
    server,
    rounds: numberOf('--rounds', values.rounds),
    seed: numberOf('--seed', values.seed) ?? Date.now() % 1_000_000,
    until: Date.now() + (numberOf('--minutes', values.minutes) ?? Number.POSITIVE_INFINITY) * 60_000,
    lanes: numberOf('--lanes', values.lanes) ?? 1,
    isShort: values.short ?? false,
    isWeakened: values.weakened ?? false,
  }
}

function experimentNamed(name: string): Experiment {
  const found = experiments.find((experiment) => experiment.name === name)
  if (!found)
    throw new Error(
      `There is no experiment '${name}', but: ${experiments.map(({ name }) => name).join(', ')}`,
    )
  return found
}

function enginesOf(engine: string | undefined, server: string | undefined): EngineKind[] {
  if (engine === undefined) return server ? ['embedded', 'postgresql'] : ['embedded']
  if (engine !== 'embedded' && engine !== 'postgresql') throw new Error('--engine is embedded or postgresql')
  if (engine === 'postgresql' && !server) throw new Error('TEST_DATABASE_URL says on which PostgreSQL server')
  return [engine]
}

function numberOf(name: string, text: string | undefined): number | undefined {
  if (text !== undefined && !/^\d{1,9}$/.test(text)) throw new Error(`${name} takes a whole number`)
  return text === undefined ? undefined : Number(text)
}
