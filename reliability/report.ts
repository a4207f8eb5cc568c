import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { countsLine, type EngineKind, type Result } from './experiment.ts'
import { experiments } from './experiments.ts'

const file = new URL('../docs/reliability.md', import.meta.url)

/** Puts the result in the place of the last one of the same experiment and engine; all others stay. */
export async function writeReport(result: Result): Promise<void> {
  const { experiment, engine, faults, seed, lanes, seconds } = result
  const said = `${faults.length > 0 ? '**Broken.** ' : ''}${countsLine(result)}`
  const seeds = lanes > 1 ? `${seed} in ${lanes} lanes` : seed
  await putRow(keyOf(experiment.name, engine), [said, seeds, `${seconds} s`, today(), commit()])
}

/** The same for what an experiment said of a copy that was broken on purpose. */
export async function writeWeakened(experiment: string, engine: EngineKind, said: string): Promise<void> {
  await putRow(weakenedKeyOf(experiment, engine), [said, today(), commit()])
}

async function putRow(key: string, cells: (string | number)[]) {
  const rows = new Map(rowsIn(await readFile(file, 'utf8').catch(() => '')))
  rows.set(key, `${key} ${cells.join(' | ')} |`)
  await writeFile(file, markdownOf(rows))
}

const keyOf = (experiment: string, engine: EngineKind) => `| ${experiment} | ${engine} |`
const weakenedKeyOf = (experiment: string, engine: EngineKind) => `| ${experiment}, weakened | ${engine} |`

const rowsIn = (markdown: string) =>
  markdown
    .split('\n')
    .map(
      (line) =>
        [/^\| [\w-]+(?:, weakened)? \| (?:embedded|postgresql) \|/.exec(line)?.[0] ?? '', line] as const,
    )
    .filter(([key]) => key !== '')

const today = () => new Date().toISOString().slice(0, 10)

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

const engines: readonly EngineKind[] = ['embedded', 'postgresql']

function markdownOf(rows: ReadonlyMap<string, string>): string {
  const ordered = (key: typeof keyOf) =>
    experiments
      .flatMap(({ name }) => engines.flatMap((engine) => rows.get(key(name, engine)) ?? []))
      .join('\n')
  return `# Reliability

Written by \`npm run reliability\`: each row by the last run of its experiment on that engine. The same seed brings the
same moments and requests again: \`npm run reliability -- kills --engine embedded --seed 1\`. What each experiment promises
stands below; one that was not kept says **Broken**. \`npm run reliability -- --weakened\` shows that each notices a guide
that was broken on purpose (\`reliability/weakened\`).

| Experiment | Engine | Counts | Seed | Took | On | Commit |
| --- | --- | --- | --- | --- | --- | --- |
${ordered(keyOf)}

## What they promise

${experiments.map(({ name, promise }) => `- **${name}**: ${promise}.`).join('\n')}

## Whether they can fail

What each of them said of a copy of the guide that its patch had broken, in its short form.

| Experiment | Engine | | On | Commit |
| --- | --- | --- | --- | --- |
${ordered(weakenedKeyOf)}
`
}
