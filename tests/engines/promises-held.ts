import { expect, test } from 'vitest'
import type { EngineKind } from '../../reliability/experiment.ts'
import { experiments } from '../../reliability/experiments.ts'

/** The short form of `npm run reliability` as tests, of all experiments or of some; the same each time, so that a failure is one. */
export function promisesHeldOn(engine: EngineKind, isMeant: (name: string) => boolean = () => true) {
  const server = process.env.TEST_DATABASE_URL
  const meant = experiments.filter(({ name }) => isMeant(name))
  const runs = meant.flatMap((experiment) => {
    const rounds = experiment.rounds[engine]?.short
    return rounds && !experiment.isInTestsAnyway ? [{ name: experiment.name, rounds, experiment }] : []
  })

  test.skipIf(engine === 'postgresql' && !server).for(runs)(
    `$name on ${engine}: what it promises holds`,
    async ({ experiment, rounds }) => {
      const rest = { seed: 1, until: Number.POSITIVE_INFINITY, say: () => undefined }
      const { faults } = await experiment.run({ engine, server, rounds, ...rest })
      expect(faults).toEqual([])
    },
  )
}
