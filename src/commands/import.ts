import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { importFile } from '../gathering/imports/import-file.task.ts'
import { describeImport, describeTotal } from '../gathering/imports/import-report.ts'
import type { ImportSummary } from '../gathering/imports/import-summary.ts'
import { findCity } from '../guide/cities/city.queries.ts'
import { ProviderError } from '../outgoing/provider-error.ts'
import type { Database } from '../platform/database/database.ts'
import { upgrade } from '../system/backup/upgrade.task.ts'
import { seed } from '../system/starter-guide/seed.task.ts'
import { onDatabase } from './on-database.ts'
import { progressBar } from './progress-bar.ts'
import { runCommand } from './run-command.ts'

const help = `Usage: npm run import -- FILE… [--covers-area] [--city SLUG]

Brings in OpenStreetMap data in the JSON form of the Overpass API ([out:json], out tags center), plain or .gz.
Importing a file again changes nothing; an older file changes nothing that is newer.

  --covers-area   Each file holds all places of its kinds within its area: those missing are marked as
                  gone, for an editor to review.
  --city SLUG     Link the places to this city; without it, each to its nearest city within 50 km.
  --help          Show this.`

type Arguments = { files: string[]; coversArea: boolean; city: string | undefined }

const given = readArguments()
if (given) {
  await runCommand((settings) =>
    onDatabase(settings, async (db) => {
      await upgrade(db, settings)
      // On a fresh installation the places need cities to be near to, and fun types.
      await seed(db, { siteName: settings.SITE_NAME })
      await importFiles(db, given)
    }),
  )
}

async function importFiles(db: Database, { files, coversArea, city }: Arguments): Promise<void> {
  const cityId = city === undefined ? undefined : (await findCity(db, city))?.id
  if (city !== undefined && cityId === undefined) return fail(`No city has the slug '${city}'.`)
  const summaries: ImportSummary[] = []
  for (const path of files) {
    const bar = progressBar(basename(path))
    try {
      const file = { name: basename(path), bytes: await readFile(path) }
      const summary = await importFile(db, file, { coversArea, cityId, onProgress: bar.show })
      bar.clear()
      summaries.push(summary)
      console.log(`${describeImport(summary)}\n`)
    } catch (error) {
      bar.clear()
      fail(`${path} was not imported. ${reasonOf(error)}\n`)
    }
  }
  console.log(describeTotal(summaries, files.length - summaries.length))
}

/** The words for what the person who called can mend; anything else is a fault of ours and rises. */
function reasonOf(error: unknown): string {
  if (error instanceof ProviderError) return error.message
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOENT') return 'There is no such file.'
  if (code === 'EISDIR') return 'It is a folder.'
  if (code === 'EACCES') return 'It may not be read.'
  throw error
}

function readArguments(): Arguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'covers-area': { type: 'boolean', default: false },
        city: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) console.log(help)
    else if (positionals.length === 0) fail(`Name at least one file.\n\n${help}`)
    else return { files: positionals, coversArea: values['covers-area'], city: values.city }
  } catch (error) {
    fail(`${error instanceof Error ? error.message : error}\n\n${help}`)
  }
  return undefined
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
