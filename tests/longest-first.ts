import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * A fresh checkout knows no durations, and Vitest begins with the largest files. These are small and take long: begun
 * last, they would run on alone while the other cores wait.
 */
const long = /\/(?:reliability|crossing-writes\.db|bombs\.db|searches\.db|seed\.task\.db)\.test\.ts$/

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project)
    return [...byProject.values()].flatMap((ofProject) =>
      ofProject.toSorted((a, b) => Number(long.test(b.moduleId)) - Number(long.test(a.moduleId))),
    )
  }
}
