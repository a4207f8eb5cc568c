import { readdir, readFile } from 'node:fs/promises'
import { importFile } from '../../gathering/imports/import-file.task.ts'
import { enterNewKeys } from './ledger.queries.ts'
import type { Seeding } from './seed-once.task.ts'

const folder = new URL('./osm/', import.meta.url)

/** Imports the OpenStreetMap files that come with the guide, each once; how many places they added. */
export async function seedOsmFiles({ db, seeded }: Seeding): Promise<number> {
  let added = 0
  for (const name of (await readdir(folder)).filter((name) => name.endsWith('.json.gz')).sort()) {
    const key = `osm/${name}`
    if (seeded.has(key)) continue
    const summary = await importFile(db, { name, bytes: await readFile(new URL(name, folder)) })
    // Only now: an import is many transactions, and one that was cut off can be done again.
    await db.transaction((tx) => enterNewKeys(tx, [key]))
    added += summary.added
  }
  return added
}
