import { readFile, writeFile } from 'node:fs/promises'
import { areas } from './areas.ts'
import { mutantsOf } from './mutants.ts'
import {
  type AreaResult,
  describeMutant,
  goalPercent,
  markdownOf,
  percentKilled,
  unexplained,
} from './report.ts'
import { survivors } from './survivors.ts'

const report = 'docs/mutation.md'

/**
 * Runs the named areas, or all, and writes them into the report. Resolves to whether each reached the goal.
 * @throws for an area that does not exist
 */
export async function runMutation(names: readonly string[]): Promise<boolean> {
  const unknown = names.find((name) => !Object.hasOwn(areas, name))
  if (unknown !== undefined)
    throw new Error(`There is no area '${unknown}'. There are: ${Object.keys(areas).join(', ')}`)
  const results: AreaResult[] = []
  for (const [name, area] of Object.entries(areas)) {
    if (names.length > 0 && !names.includes(name)) continue
    const result = { name, mutants: await mutantsOf(area) }
    results.push(result)
    for (const mutant of result.mutants.filter(({ isLate }) => isLate))
      console.log(`late: ${describeMutant(mutant)}`)
    for (const mutant of unexplained(result, survivors)) console.log(`survived: ${describeMutant(mutant)}`)
    console.log(`${name}: ${percentKilled(result).toFixed(1)} % of ${result.mutants.length} killed`)
  }
  const former = await readFile(report, 'utf8').catch(() => '')
  await writeFile(report, markdownOf(results, survivors, former))
  return results.every((result) => percentKilled(result) >= goalPercent)
}
