import { expect, test } from 'vitest'
import { experiments } from '../../reliability/experiments.ts'

const server = process.env.TEST_DATABASE_URL
const engines = server ? (['embedded', 'postgresql'] as const) : (['embedded'] as const)

// The short form of `npm run reliability`; the same each time, so that a failure is one.
const runs = engines.flatMap((engine) =>
  experiments.flatMap((experiment) => {
    const rounds = experiment.rounds[engine]?.short
    return rounds && !experiment.isInTestsAnyway
      ? [{ name: experiment.name, engine, rounds, experiment }]
      : []
  }),
)

test.for(runs)('$name on $engine: what it promises holds', async ({ experiment, engine, rounds }) => {
  const rest = { seed: 1, until: Number.POSITIVE_INFINITY, say: () => undefined }
  const { faults } = await experiment.run({ engine, server, rounds, ...rest })
  expect(faults).toEqual([])
})
