import { areas } from './areas.ts'
import type { Mutant } from './mutants.ts'
import type { Survivor } from './survivors/unseen.ts'

export type AreaResult = { name: string; mutants: readonly Mutant[] }

export const goalPercent = 85

/** How many of an area's mutants were killed, in percent. */
export const percentKilled = ({ mutants }: AreaResult) =>
  (100 * mutants.filter(({ isKilled }) => isKilled).length) / mutants.length

/** The mutants that survived without a reason on the list. */
export const unexplained = ({ mutants }: AreaResult, survivors: readonly Survivor[]): Mutant[] =>
  mutants.filter((mutant) => !mutant.isKilled && !survivors.some((listed) => isSame(listed, mutant)))

export const describeMutant = ({ file, line, original, replacement }: Mutant) =>
  `${file}:${line} ${short(original)} → ${short(replacement) || '(nothing)'}`

/** The report; of areas that were not run, as the former report has them. */
export function markdownOf(
  results: readonly AreaResult[],
  survivors: readonly Survivor[],
  former: string,
): string {
  const rows = Object.keys(areas).flatMap((name) => {
    const result = results.find((one) => one.name === name)
    return result ? rowOf(result, survivors) : (former.split('\n').find(startsRowOf(name)) ?? [])
  })
  const reasons = survivors.map(
    ({ file, original, replacement, reason }) =>
      `- \`${file}\`: ${code(original)} → ${code(replacement)}: ${reason}`,
  )
  return `# Mutation testing

Written by \`npm run mutation\`. Stryker changes the code of each area in small ways, one at a time, and runs the area's
tests: a change that no test notices has survived. Areas and their tests stand in \`mutation/areas.ts\`. Goal:
${goalPercent} % killed.

| Area | Changes | Killed | | Survived without a reason given | Run on |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

## Survivors that are meant to

${reasons.join('\n') || 'None.'}
`
}

function rowOf(result: AreaResult, survivors: readonly Survivor[]): string {
  const killed = result.mutants.filter(({ isKilled }) => isKilled).length
  const percent = percentKilled(result).toFixed(1)
  const today = new Date().toISOString().slice(0, 10)
  return `| ${result.name} | ${result.mutants.length} | ${killed} | **${percent} %** | ${unexplained(result, survivors).length} | ${today} |`
}

const startsRowOf = (name: string) => (line: string) => line.startsWith(`| ${name} |`)

const isSame = (listed: Survivor, mutant: Mutant) =>
  listed.file === mutant.file &&
  listed.original === mutant.original &&
  listed.replacement === mutant.replacement

const short = (text: string) => (text.length > 100 ? `${text.slice(0, 99)}…` : text)
const code = (text: string) => (text === '' ? '(nothing)' : `\`${short(text)}\``)
