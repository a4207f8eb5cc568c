import { readFile, writeFile } from 'node:fs/promises'

/** What came of the work of that name: kept, or done now. */
export type Keep<Measure> = (name: string, work: () => Promise<Measure>) => Promise<Measure>

/** Keeps in a file what was measured, so that a run that was broken off can go on; a new one begins with none. */
export async function keptMeasures<Measure>(file: string, isResumed: boolean): Promise<Keep<Measure>> {
  const kept: Record<string, Measure> = isResumed ? JSON.parse(await readFile(file, 'utf8')) : {}
  return async (name, work) => {
    const measure = kept[name] ?? (await work())
    kept[name] = measure
    await writeFile(file, JSON.stringify(kept))
    return measure
  }
}
