import { sql } from 'drizzle-orm'
import type { SealSettings } from '../../office/configs/config-values.queries.ts'
import type { ImageStore } from '../../office/files/image-store.task.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { refuseNewer } from '../../platform/database/migrate.ts'
import { ArchiveError } from './archive-error.ts'
import { listBackedUpTables, listSequences, listUnreadableTables } from './backed-up-tables.queries.ts'
import { because } from './cannot-be-used.task.ts'
import { openConfigs } from './config-rows.task.ts'
import { type Manifest, manifestName } from './manifest.ts'
import { listPictures, picturesFolder } from './pictures.queries.ts'
import { listRoutesWaiting } from './routes-waiting.queries.ts'
import { RowsOfOneMoment, type Turn } from './rows-of-one-moment.task.ts'
import { type AddEntry, writeArchive } from './write-archive.task.ts'

export type BackupParts = { db: Database; store: ImageStore; settings: SealSettings }

export type BackupOptions = {
  file: string
  /** With it passwords and keys go along, and the archive is sealed with it. */
  passphrase?: string | undefined
  /** Rows alone, for one who has the pictures anyway. */
  isWithoutPictures?: boolean
  /** Ends it early; nothing is left. */
  signal?: AbortSignal | undefined
}

export type Backup = {
  tables: number
  rows: number
  pictures: number
  /** Paths of photos that the database names and the store has not. */
  missing: string[]
}

/**
 * Writes all that the guide knows, as of one moment, into an archive from which either engine can be filled, while the guide
 * runs. @throws ArchiveError, and Problem where a newer version has changed the tables
 */
export async function backUp(
  { db, store, settings }: BackupParts,
  { file, passphrase, isWithoutPictures = false, signal }: BackupOptions,
): Promise<Backup> {
  const counts: Backup = { tables: 0, rows: 0, pictures: 0, missing: [] }
  const hasSecrets = passphrase !== undefined
  await writeArchive(file, passphrase, async (addEntry, laid) => {
    const add: AddEntry = (name, bytes) => {
      signal?.throwIfAborted()
      return addEntry(name, bytes)
    }
    const rows = new RowsOfOneMoment(laid, { hasSecrets })
    const { manifest, pictures } = await readRows({ db, signal }, rows, {
      hasSecrets,
      hasPictures: !isWithoutPictures,
    })
    await add(manifestName, Buffer.from(JSON.stringify(manifest, null, 2)))
    counts.tables = manifest.tables.length
    for (const table of manifest.tables)
      counts.rows += await addRows({ rows, add, settings }, table, hasSecrets)
    for (const path of pictures) {
      const bytes = await store.read(path).catch(because(`The picture ${path} cannot be read`))
      if (bytes) await add(picturesFolder + path, bytes)
      counts.pictures += bytes ? 1 : 0
      if (!bytes) counts.missing.push(path)
    }
  })
  return counts
}

type Reading = { db: Database; signal: AbortSignal | undefined }
type Has = Pick<Manifest, 'hasSecrets' | 'hasPictures'>

/** Whoever waits for the embedded database has it between two turns. */
async function readRows({ db, signal }: Reading, rows: RowsOfOneMoment, has: Has) {
  const inTurn: Turn = (work) => {
    signal?.throwIfAborted()
    return db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' })
  }
  const { tables } = await inTurn((tx) => describeGuide(tx, has))
  await rows.comeClose(tables, inTurn)
  return inTurn(async (tx) => {
    // A server's own bounds are for what somebody waits for.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    const manifest = await describeGuide(tx, has)
    await rows.catchUp(manifest.tables, (work) => work(tx))
    return { manifest, pictures: has.hasPictures ? await listPictures(tx) : [] }
  })
}

async function describeGuide(tx: Transaction, has: Has): Promise<Manifest> {
  const { rows } = await tx.execute<{ is: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  )
  if (!rows[0]?.is) throw new ArchiveError('There is no guide here yet.')
  // Which of a newer version's columns are secret is not known here.
  await refuseNewer(tx)
  const unreadable = await listUnreadableTables(tx)
  if (unreadable.length > 0)
    throw new ArchiveError(
      `The guide's login may not read ${unreadable.join(', ')} in the schema public: grant it SELECT, or move what is not the guide's to another schema.`,
    )
  const { rows: newest } = await tx.execute<{ migration: string }>(
    sql`select max(created_at) as migration from drizzle.__drizzle_migrations`,
  )
  return {
    format: 1,
    madeAt: new Date().toISOString(),
    migration: Number(newest[0]?.migration),
    ...has,
    tables: await listBackedUpTables(tx),
    sequences: await listSequences(tx),
    routesWaiting: await listRoutesWaiting(tx),
  }
}

type RowParts = { rows: RowsOfOneMoment; add: AddEntry; settings: SealSettings }

async function addRows(
  { rows, add, settings }: RowParts,
  table: Manifest['tables'][number],
  hasSecrets: boolean,
): Promise<number> {
  let [count, part] = [0, 0]
  for await (const text of rows.textsOf(table)) {
    const read = text.split('\n').slice(0, -1)
    const lines = table.name === 'configs' ? await openConfigs(read, settings, { hasSecrets }) : read
    part += 1
    await add(
      `rows/${table.name}/${String(part).padStart(6, '0')}.ndjson`,
      Buffer.from(lines.map((line) => `${line}\n`).join('')),
    )
    count += lines.length
  }
  return count
}
