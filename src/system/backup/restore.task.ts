import { sql } from 'drizzle-orm'
import { routeDistancesSoon } from '../../gathering/distances/route-soon.queries.ts'
import { hashPassword } from '../../office/accounts/account/password-hash.ts'
import { randomToken } from '../../office/accounts/account/random-token.ts'
import type { SealSettings } from '../../office/configs/config-values.queries.ts'
import { adoptStore, isMarked } from '../../office/files/store-owner.task.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { holdTables, migrateTo, newestMigration } from '../../platform/database/migrate.ts'
import { serverName } from '../../platform/engine/engine.ts'
import { ArchiveError, damaged } from './archive-error.ts'
import { type BackedUpTable, listTables } from './backed-up-tables.queries.ts'
import type { BackupOptions, BackupParts } from './backup.task.ts'
import { because } from './cannot-be-used.task.ts'
import { sealConfigs } from './config-rows.task.ts'
import { type Manifest, manifestName, parseManifest } from './manifest.ts'
import { noteUnnamedPictures, picturesFolder } from './pictures.queries.ts'
import { readArchive } from './read-archive.task.ts'

export type Restored = {
  manifest: Manifest
  rows: number
  pictures: number
  /** Tables and columns that somebody else had made in the database of the guide. */
  leftOut: string[]
}

type RestoreOptions = Pick<BackupOptions, 'file' | 'passphrase'> & {
  /** Of an archive that `checkArchive` has read; without it that comes first. */
  manifest?: Manifest
}

/**
 * Fills a database that has no tables yet, and a store that is nobody's, from an archive: all or nothing of the rows, in the
 * form of this version of the guide. @throws ArchiveError before anything is written
 */
export async function restore(
  { db, store, settings }: BackupParts,
  { manifest: checked, file, passphrase }: RestoreOptions,
): Promise<Restored> {
  const manifest = checked ?? (await checkArchive({ file, passphrase }))
  // Those of an archive without pictures lie where they lay, and may be given to the new guide.
  if (
    manifest.hasPictures &&
    (await isMarked(store).catch(because('It cannot be read whose pictures lie here')))
  )
    throw new ArchiveError('Pictures of a guide lie here already: name another DATA_DIR or STORAGE_URL.')
  const restored = await db.transaction(async (tx) => {
    // A server that starts just now may be making its tables.
    await holdTables(tx)
    await requireEmpty(tx)
    await requireNoServer(tx)
    await migrateTo(tx, manifest.migration)
    const counts = await fill(tx, manifest, { file, passphrase, settings, writePicture: store.write })
    await migrateTo(tx, newestMigration())
    await tx.execute(sql`select words_of_all_places()`)
    await noteUnnamedPictures(tx)
    await routeDistancesSoon(tx, manifest.routesWaiting, null)
    return counts
  })
  if (manifest.hasPictures) await adoptStore(db, store)
  await db.execute(sql`analyze`)
  return { manifest, ...restored }
}

/** Reads it to its end, so that nothing is begun with one that is damaged. @throws ArchiveError */
export async function checkArchive({ file, passphrase }: RestoreOptions): Promise<Manifest> {
  let manifest: Manifest | undefined
  for await (const { name, bytes } of readArchive(file, passphrase)) {
    if (manifest === undefined && name !== manifestName) throw damaged()
    manifest ??= parseManifest(bytes, newestMigration())
  }
  if (!manifest) throw damaged()
  return manifest
}

/** What notes which migrations were made stays where somebody dropped the tables alone. */
async function requireEmpty(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from pg_class where relkind in ('r', 'p')
      and (relnamespace = 'public'::regnamespace or oid = to_regclass('drizzle.__drizzle_migrations')) limit 1`)
  if (rows.length > 0)
    throw new ArchiveError(
      'There is a guide here already, or what is left of one. Restore into a new DATA_DIR or an empty database; nothing was changed.',
    )
}

/** One whose database was replaced under it: it would go on by what it keeps of the old one, and its jobs would write into the new one. */
async function requireNoServer(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from pg_stat_activity where datname = current_database() and application_name = ${serverName} limit 1`)
  if (rows.length > 0)
    throw new ArchiveError(
      'A server of the guide has this database open: stop it, and call restore again. Nothing was changed.',
    )
}

type FillOptions = BackupOptions & {
  settings: SealSettings
  writePicture: (path: string, bytes: Uint8Array) => Promise<void>
}

async function fill(
  tx: Transaction,
  manifest: Manifest,
  { file, passphrase, settings, writePicture }: FillOptions,
) {
  const { columnsOf, leftOut } = split(manifest.tables, await listTables(tx))
  const names = [...columnsOf.keys()].map((name) => sql.identifier(name))
  // What migrations brought is in the archive; what triggers reckon is, too.
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)} cascade`)
  for (const name of names) await tx.execute(sql`alter table ${name} disable trigger user`)
  let [count, pictures] = [0, 0]
  for await (const { name, bytes } of readArchive(file, passphrase)) {
    const table = /^rows\/(\w+)\//.exec(name)?.[1]
    const columns = columnsOf.get(table ?? '')
    if (table !== undefined && columns) {
      const lines = bytes.toString().split('\n').slice(0, -1)
      await insertRows(
        tx,
        { name: table, columns },
        table === 'configs' ? await sealConfigs(lines, settings) : lines,
      )
      count += lines.length
    } else if (name.startsWith(picturesFolder)) {
      await writePicture(pathOf(name), bytes).catch(
        because(`Nothing was restored, since ${name} cannot be stored`),
      )
      pictures += 1
    }
  }
  await tx.execute(sql`update users set password = ${await hashPassword(randomToken())} where password = ''`)
  for (const name of names) await tx.execute(sql`alter table ${name} enable trigger user`)
  for (const [name, last] of Object.entries(manifest.sequences))
    await tx.execute(sql`select setval(to_regclass(${name}), ${last})`)
  return { rows: count, pictures, leftOut }
}

/** Of what an archive holds, what the guide has in that form, and what it has not. */
function split(held: Manifest['tables'], own: readonly BackedUpTable[]) {
  const ownColumns = new Map(own.map(({ name, columns }) => [name, columns]))
  const columnsOf = new Map<string, string[]>()
  const leftOut: string[] = []
  for (const { name, columns } of held) {
    const known = ownColumns.get(name)
    if (known)
      columnsOf.set(
        name,
        columns.filter((column) => known.includes(column)),
      )
    const unknown = columns.filter((column) => !known?.includes(column))
    leftOut.push(...(known ? unknown.map((column) => `${name}.${column}`) : [name]))
  }
  return { columnsOf, leftOut }
}

/** As JSON's text has it: jsonb knows no -0. */
const insertRows = (
  tx: Transaction,
  { name, columns }: Manifest['tables'][number],
  rows: readonly string[],
) => {
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  return tx.execute(sql`insert into ${sql.identifier(name)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${sql.identifier(name)}, ${`[${rows.join(',')}]`}::json)`)
}

/** A path that we made ourselves: none leads out of the store. */
function pathOf(name: string): string {
  const path = name.slice(picturesFolder.length)
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(path)) throw damaged()
  return path
}
