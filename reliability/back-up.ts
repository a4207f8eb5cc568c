import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '../src/platform/database.ts'
import { openEngine } from '../src/platform/engine.ts'
import { readSettings } from '../src/platform/settings.ts'
import type { Experiment } from './experiment.ts'
import { type GuideHome, newHome, type RunningGuide, signedInAt, startIn } from './guide-home.ts'
import { startPost } from './kills/post.ts'
import { allWriters } from './kills/writers/all-writers.ts'
import { everyServiceAt, localServer } from './local-server.ts'
import { randomOf } from './random.ts'

const run = promisify(execFile)

export const backUp: Experiment = {
  name: 'back-up',
  promise:
    "A guide that editors worked on is backed up by the README's words and put back elsewhere: every row and every file is the same, and the new guide serves them",
  rounds: { embedded: { whole: 5, short: 1 }, postgresql: { whole: 5, short: 0 } },
  run: async (options) => {
    const counts = {
      'back-ups': 0,
      rows: 0,
      'rows that differ': 0,
      files: 0,
      'files that differ': 0,
      'pictures served': 0,
    }
    const faults: string[] = []
    const service = await localServer(() => ({ status: 400, body: '{}' }))
    for (let round = 0; round < options.rounds; round++) {
      const [home, copy] = [await newHome(options), await newHome(options)]
      for (const { settings } of [home, copy]) Object.assign(settings, everyServiceAt(service))
      await workAt(home, options.seed + round)
      await backUpInto(home, copy)
      const [rows, copied] = await Promise.all([home, copy].map(rowDigests))
      const [files, copiedFiles] = await Promise.all([home, copy].map(fileDigests))
      counts['back-ups'] += 1
      counts.rows += sumOf(rows, ({ count }) => count)
      counts.files += files?.size ?? 0
      const tables = differing(rows, copied)
      const pictures = differing(files, copiedFiles)
      counts['rows that differ'] += tables.length
      counts['files that differ'] += pictures.length
      faults.push(...[...tables, ...pictures].map((what) => `back-up ${round + 1}: ${what} is not as it was`))
      const served = await servedFrom(copy)
      counts['pictures served'] += served.count
      faults.push(...served.faults)
      await Promise.all([home.remove(), copy.remove()])
      options.say(`${round + 1} of ${options.rounds} back-ups`)
    }
    service.close()
    return { counts, faults }
  },
}

/** For three seconds, by all of them; then the guide is stopped. */
async function workAt(home: GuideHome, seed: number): Promise<void> {
  const guide = await startIn(home)
  const editor = await signedInAt(guide)
  const posts = await Promise.all(
    (await allWriters(guide, editor)).map((writer) => startPost(writer, guide.db)),
  )
  const random = randomOf(seed)
  const writing = posts.map((post) => post.write(guide, editor, random))
  await new Promise((resolve) => setTimeout(resolve, 3000))
  for (const post of posts) post.stop()
  await Promise.all(writing)
  await guide.closeDatabase()
  await guide.stop()
}

/** As the README has it: `pg_dump`, or a copy of DATA_DIR; the images lie there either way. */
async function backUpInto(home: GuideHome, copy: GuideHome): Promise<void> {
  const { DATA_DIR = '', DATABASE_URL } = home.settings
  await cp(DATA_DIR, String(copy.settings.DATA_DIR), { recursive: true })
  if (!DATABASE_URL) return
  const dump = join(String(copy.settings.DATA_DIR), 'dump.sql')
  await run('pg_dump', ['--file', dump, '--no-owner', DATABASE_URL])
  const restore = ['--quiet', '--output=/dev/null', '--set=ON_ERROR_STOP=1', '--file', dump]
  await run('psql', [...restore, String(copy.settings.DATABASE_URL)])
}

type Digests = Map<string, { digest: string; count: number }>

/** Of each table, over all its rows in an order of their own. */
async function rowDigests({ settings }: GuideHome): Promise<Digests> {
  const engine = await openEngine(readSettings(settings), { role: 'command' })
  const { db, close } = openDatabase(engine.poolConfig)
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  )
  const digests: Digests = new Map()
  for (const { name } of tables) digests.set(name, await digestOf(db, name))
  await close()
  await engine.close()
  return digests
}

async function digestOf(db: Database, table: string) {
  const { rows } = await db.execute<{ digest: string; count: number }>(sql`
    select coalesce(md5(string_agg(row, e'\\n' order by row collate "C")), '') as digest, count(*)::int as count
    from (select t::text as row from ${sql.raw(table)} t) t`)
  return rows[0] ?? { digest: '', count: 0 }
}

async function fileDigests({ settings }: GuideHome): Promise<Digests> {
  const folder = join(String(settings.DATA_DIR), 'images')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const digests: Digests = new Map()
  for (const file of entries.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name)
    const digest = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
    digests.set(relative(folder, path), { digest, count: 1 })
  }
  return digests
}

const differing = (one: Digests = new Map(), other: Digests = new Map()) =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (name) => one.get(name)?.digest !== other.get(name)?.digest,
  )

const sumOf = (digests: Digests = new Map(), value: (entry: { count: number }) => number) =>
  [...digests.values()].reduce((sum, entry) => sum + value(entry), 0)

/** The guide that is put back shows its pages, and every picture that it names. */
async function servedFrom(copy: GuideHome): Promise<{ count: number; faults: string[] }> {
  const guide: RunningGuide = await startIn(copy)
  const editor = await signedInAt(guide)
  const { rows } = await guide.db.execute<{ path: string }>(
    sql`select storage_path as path from place_images where image_type = 'manual_upload'`,
  )
  const addresses = ['/', '/funcity/vienna', ...rows.map(({ path }) => `/api/admin/images/${path}`)]
  const faults: string[] = []
  for (const address of addresses) {
    const { status } = await fetch(guide.url + address, { headers: { cookie: editor.cookie } })
    if (status !== 200) faults.push(`put back, ${address} is answered ${status}`)
  }
  await guide.closeDatabase()
  await guide.stop()
  return { count: rows.length, faults }
}
