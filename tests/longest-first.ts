import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * A fresh checkout knows no durations, and Vitest begins with the largest files. These are small and take long: begun
 * last, they would run on alone while the other cores wait.
 */
const long = [
  'searches.either.db seed.task.either.db login-limits.either.db bombs.db crossing-writes.db fill-guide.api.either.db',
  'jobs.db try-later.db kept-copy.db enrich-addresses.either.db provider-faults.either.db',
  'production-install full-disk processes development admin-fill-guide jobs work-survives database-away',
  'provider-failures reliability-on-embedded reliability-on-postgresql takeover kill import-kill owners-year',
  'backup-kill.db',
].flatMap((names) => names.split(' ').map((name) => `/${name}.test.ts`))

const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.endsWith(name))

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project)
    return [...byProject.values()].flatMap((ofProject) =>
      ofProject.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a))),
    )
  }
}
