import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import type { Area } from './areas.ts'

/** One small change of the code, and whether a test noticed. */
export type Mutant = {
  /** From the project's folder. */
  file: string
  line: number
  /** What the change replaced, and by what. */
  original: string
  replacement: string
  isKilled: boolean
  /** Killed by the clock: on a machine that is busy with something else it may have been that. */
  isLate: boolean
}

/** Changes an area's files in every way that Stryker knows, one at a time, and runs the area's tests on each. */
export async function mutantsOf({ mutate, tests }: Area): Promise<Mutant[]> {
  process.env.MUTATION_TESTS = tests.join(',')
  const results = await new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // As in npm test: only a process can be moved to another time zone.
    vitest: { configFile: 'mutation/vitest.config.ts', related: false, pool: 'forks' },
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.MUTATION_CONCURRENCY ?? availableParallelism()),
    // A mutant that makes a loop endless ends soon; a test that is late on a busy machine does not.
    timeoutMS: 60_000,
    ignorePatterns: ['/data', '/dist', '/docs', '/bench'],
    // Stryker would rewrite it with functions that TypeScript 7 does not have; nothing here needs rewriting.
    tsconfigFile: 'no-tsconfig.json',
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  }).runMutationTest()
  const texts = new Map<string, string[]>()
  for (const { fileName } of results)
    if (!texts.has(fileName)) texts.set(fileName, (await readFile(fileName, 'utf8')).split('\n'))
  return results.map(({ fileName, location, replacement, status }) => ({
    file: relative('.', fileName).replaceAll('\\', '/'),
    line: location.start.line,
    original: textAt(texts.get(fileName) ?? [], location),
    replacement: replacement ?? '',
    isKilled: noticed.includes(status),
    isLate: status === 'Timeout',
  }))
}

/** With a runtime error the tests could not even be loaded, which nobody overlooks. */
const noticed: readonly string[] = ['Killed', 'Timeout', 'RuntimeError']

type Place = { line: number; column: number }

/** Lines and columns count from 1. */
function textAt(lines: string[], { start, end }: { start: Place; end: Place }): string {
  const within = lines.slice(start.line - 1, end.line)
  within.push((within.pop() ?? '').slice(0, end.column - 1))
  within.unshift((within.shift() ?? '').slice(start.column - 1))
  return within.join('\n').replace(/\s+/g, ' ')
}
