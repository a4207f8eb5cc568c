import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * A fresh checkout knows no durations, and Vitest begins with the largest files. These are small and take long: begun
 * last, they would run on alone while the other cores wait.
 */
const long = [
  'fill-guide.api.either.db provider-faults.either.db bombs.either.db jobs.db kept-copy.db try-later.db database.api.db',
  'backup-kill.db enrich-addresses.either.db login-limits.either.db crossing-writes.db seed.task.either.db searches.either.db',
  'admin-fill-guide full-disk production-install jobs development processes work-survives database-away',
  'reliability-on-embedded owners-year reliability-on-postgresql kills-on-embedded takeover lock kill import-kill',
].flatMap((names) => names.split(' ').map((name) => `/${name}.test.ts`))

/** Place in the list; behind all of it for a file that does not take long. */
const rank = ({ moduleId }: TestSpecification) => {
  const at = long.findIndex((name) => moduleId.endsWith(name))
  return at < 0 ? long.length : at
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project)
    return [...byProject.values()].flatMap((ofProject) => ofProject.toSorted((a, b) => rank(a) - rank(b)))
  }
}
