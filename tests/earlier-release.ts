import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'
import { manifestName, parseManifest } from '../src/system/backup/manifest.ts'
import { readArchive } from '../src/system/backup/read-archive.task.ts'

const fixture = (name: string) => fileURLToPath(new URL(`./fixtures/before-roles/${name}`, import.meta.url))

/** A guide of an earlier release: see the README beside it. */
export const earlierArchive = { file: fixture('guide.backup'), passphrase: 'four words and a number 7' }

/** Codes of its shared plan. */
export const earlierPlan = { editCode: 'Ti2uYvwZEWOQFhmH', viewCode: '5n7QZfLtZAQCDRuX' }

/** Fills an empty database as that release left its own. */
export async function loadEarlierDump(db: Database): Promise<void> {
  const dump = gunzipSync(await readFile(fixture('guide.sql.gz'))).toString()
  await db.transaction(async (tx) => {
    // Functions come before the tables that they read.
    await tx.execute(sql`set local check_function_bodies = off`)
    await tx.execute(sql.raw(dump))
  })
}

/** What that release knew: by table its columns and rows, and its pictures by path. */
export async function earlierRows() {
  const [tables, pictures] = [
    new Map<string, { columns: string[]; rows: string[] }>(),
    new Map<string, Buffer>(),
  ]
  const { file, passphrase } = earlierArchive
  for await (const { name, bytes } of readArchive(file, passphrase)) {
    const [folder, ...rest] = name.split('/')
    if (name === manifestName)
      for (const table of parseManifest(bytes, Number.MAX_SAFE_INTEGER).tables)
        tables.set(table.name, { columns: table.columns, rows: [] })
    else if (folder === 'rows')
      tables.get(rest[0] ?? '')?.rows.push(...bytes.toString().split('\n').slice(0, -1))
    else pictures.set(rest.join('/'), bytes)
  }
  // Of places that are gone; who is put back makes them anew.
  tables.delete('known_words')
  for (const table of tables.values()) table.rows = inOrder(table.rows)
  return { tables, pictures }
}

/** The same columns of the same tables as a database has them. */
export async function presentRows(db: Database, tables: Awaited<ReturnType<typeof earlierRows>>['tables']) {
  const present: typeof tables = new Map()
  for (const [name, { columns }] of tables) {
    const list = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    )
    const { rows } = await db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from (select ${list} from ${sql.identifier(name)}) t`,
    )
    present.set(name, { columns, rows: inOrder(rows.map(({ row }) => row).filter(isOfThatRelease)) })
  }
  return present
}

/** Numbers that are kept since are counted anew. */
const laterSubjects = ['without photo of city', 'featured', 'all of city', 'all of type']
const isOfThatRelease = (row: string) => !laterSubjects.some((name) => row.includes(`"subject": "${name}"`))

/** Where an archive's writer put no blanks there are none. */
const inOrder = (rows: readonly string[]) => rows.map((row) => JSON.stringify(JSON.parse(row))).toSorted()
