import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { countsLine } from './experiment.ts'
import { experiments } from './experiments.ts'
import type { Result } from './run-reliability.ts'

const file = new URL('../docs/reliability.md', import.meta.url)

/** Puts the result in the place of the last one of the same experiment and engine; all others stay. */
export async function writeReport(result: Result): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '')
  const rows = new Map(rowsIn(before))
  rows.set(keyOf(result.experiment.name, result.engine), rowOf(result))
  await writeFile(file, markdownOf(rows))
}

const keyOf = (experiment: string, engine: string) => `| ${experiment} | ${engine} |`

const rowsIn = (markdown: string) =>
  markdown
    .split('\n')
    .map((line) => [/^\| [\w-]+ \| (?:embedded|postgresql) \|/.exec(line)?.[0] ?? '', line] as const)
    .filter(([key]) => key !== '')

const rowOf = (result: Result) => {
  const { experiment, engine, faults, seed, lanes, seconds } = result
  const said = `${faults.length > 0 ? '**Broken.** ' : ''}${countsLine(result)}`
  const day = new Date().toISOString().slice(0, 10)
  return `${keyOf(experiment.name, engine)} ${[said, lanes > 1 ? `${seed} in ${lanes} lanes` : seed, `${seconds} s`, day, commit()].join(' | ')} |`
}

/** Which code it was; with a plus when it was changed since. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  try {
    const isChanged = git('status', '--porcelain', '--', 'src', 'migrations') !== ''
    return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? '+' : ''}`
  } catch {
    return 'unknown'
  }
}

function markdownOf(rows: ReadonlyMap<string, string>): string {
  const ordered = experiments.flatMap(({ name }) =>
    ['embedded', 'postgresql'].flatMap((engine) => rows.get(keyOf(name, engine)) ?? []),
  )
  return `# Reliability

Written by \`npm run reliability\`: each row by the last run of its experiment on that engine. The same seed brings the
same moments and requests again: \`npm run reliability -- kills --engine embedded --seed 1\`. What each experiment promises
stands below; one that was not kept says **Broken**. \`npm run reliability -- --weakened\` shows that each notices a guide
that was broken on purpose (\`reliability/weakened\`).

| Experiment | Engine | Counts | Seed | Took | On | Commit |
| --- | --- | --- | --- | --- | --- | --- |
${ordered.join('\n')}

## What they promise

${experiments.map(({ name, promise }) => `- **${name}**: ${promise}.`).join('\n')}
`
}
