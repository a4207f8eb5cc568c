import { readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg, { type PoolConfig } from 'pg'
import { refreshPlaceHours } from '../../src/guide/opening-hours/place-hours/refresh-place-hours.task.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { type Engine, openEngine } from '../../src/platform/engine/engine.ts'
import { readSettings } from '../../src/platform/settings/settings.ts'
import { seed } from '../../src/system/starter-guide/seed.task.ts'
import { databaseOn, onServer } from '../../tests/new-postgresql.ts'

export type Size = keyof typeof sizes

/** Places by the name of a size. */
const sizes = { '1k': 1_000, '10k': 10_000, '100k': 100_000, '1m': 1_000_000 }

export const allSizes = Object.keys(sizes) as Size[]

/**
 * What guides are kept as: another of these makes them anew. Hours are reckoned for sixty days, so that none is older than a
 * month.
 */
const edition = `growth 1, ${new Date().toISOString().slice(0, 7)}`

/** A guide of that size on a PostgreSQL server, `<name>_<size>`: the one that is kept there, brought to the newest form, or a new one. */
export async function guideOnPostgresql(server: string, name: string, size: Size): Promise<Engine> {
  const database = `${name}_${size}`
  const isNew = !(await isKept(server, database))
  if (isNew)
    await onServer(server, async (client) => {
      await client.query(`drop database if exists ${database}`)
      await client.query(`create database ${database}`)
    })
  const engine = await openEngine(readSettings({ DATABASE_URL: databaseOn(server, database) }), {
    role: 'command',
  })
  if (isNew) {
    await makeGuide(
      { ...engine.poolConfig, options: '-c synchronous_commit=off -c maintenance_work_mem=512MB' },
      size,
    )
    await onServer(server, (client) => client.query(`comment on database ${database} is '${edition}'`))
  }
  await bringUpToDate(engine.poolConfig)
  return engine
}

/** The same in the embedded database, in a folder that is kept. */
export async function embeddedGuide(name: string, size: Size): Promise<Engine> {
  const folder = join(tmpdir(), `${name}-${edition.replace(/\W+/g, '-')}-${size}`)
  const isNew = await stat(folder).then(
    () => false,
    () => true,
  )
  const engine = await openEngine(readSettings({ DATA_DIR: folder }), { role: 'server' })
  if (isNew) await makeGuide(engine.poolConfig, size)
  await bringUpToDate(engine.poolConfig)
  return engine
}

async function isKept(server: string, database: string): Promise<boolean> {
  let isKept = false
  await onServer(server, async (client) => {
    const { rowCount } = await client.query(
      `select from pg_database where datname = $1 and shobj_description(oid, 'pg_database') = $2`,
      [database, edition],
    )
    isKept = rowCount === 1
  })
  return isKept
}

async function bringUpToDate(poolConfig: PoolConfig) {
  const { db, close } = openDatabase(poolConfig)
  const added = await migrate(db)
  await close()
  if (added > 0) await runSql(poolConfig, ['vacuum analyze'])
}

async function makeGuide(poolConfig: PoolConfig, size: Size) {
  console.error(`growth: a guide of ${sizes[size]} places is made …`)
  const { db, close } = openDatabase(poolConfig)
  await migrate(db)
  await seed(db)
  await refreshPlaceHours(db)
  await close()
  const grow = await readFile(new URL('grow.sql', import.meta.url), 'utf8')
  // One transaction: the embedded database keeps no setting for longer.
  await runSql(poolConfig, [
    'begin',
    `set local growth.size = ${sizes[size]}`,
    grow,
    'commit',
    'vacuum analyze',
  ])
}

/** One after the other, on one connection. */
async function runSql(poolConfig: PoolConfig, statements: string[]) {
  const client = new pg.Client(poolConfig)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
