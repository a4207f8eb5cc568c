import { readdir, readFile } from 'node:fs/promises'
import { StarterCountry } from '../../gathering/providers/starter-guide/starter-entry.ts'

const folder = new URL('./countries/', import.meta.url)

/** The starter guide, country by country. Throws, naming the file, when one has not the agreed form. */
export async function readStarterGuide(): Promise<StarterCountry[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(names.map(readCountry))
}

async function readCountry(name: string): Promise<StarterCountry> {
  const country = StarterCountry.safeParse(JSON.parse(await readFile(new URL(name, folder), 'utf8')))
  if (!country.success)
    throw new Error(`Starter guide, ${name}: ${country.error.message}`, { cause: country.error })
  return country.data
}
