import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Database, openDatabase } from '../src/platform/database/database.ts'
import { openEngine } from '../src/platform/engine/engine.ts'
import { readSettings } from '../src/platform/settings/settings.ts'
import { adminSettings, editorAt } from '../tests/guides/editor-at.ts'
import { type Guide, startGuide } from '../tests/guides/guide-process.ts'
import type { RunOptions } from './experiment.ts'
import { databaseOfServer } from './throwaway-database.ts'

/** Where a guide lives from start to start: its folder, and its database where that is not in there. */
export type GuideHome = {
  settings: Record<string, string>
  remove(): Promise<void>
}

/** For a guide that fills itself, where it is not filled already. */
export async function newHome(options: HomeOptions): Promise<GuideHome> {
  const home = await emptyHome(options)
  if (options.engine === 'embedded') {
    filled ??= aFilledFolder()
    await cp(await filled, String(home.settings.DATA_DIR), { recursive: true })
  }
  return home
}

type HomeOptions = Pick<RunOptions, 'engine' | 'server'>

export async function emptyHome({ engine, server }: HomeOptions): Promise<GuideHome> {
  const folder = await mkdtemp(join(tmpdir(), 'reliability-'))
  const database = engine === 'postgresql' ? await databaseOfServer(server) : undefined
  return {
    settings: { ...adminSettings, DATA_DIR: folder, ...(database && { DATABASE_URL: database.address }) },
    remove: async () => {
      await database?.drop()
      // What was killed with the experiment may still be on its way out.
      await rm(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

let filled: Promise<string> | undefined

/** With an embedded database and the starter guide in it: making both takes most of a first start. Gone with the process. */
async function aFilledFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'reliability-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' }
  await promisify(execFile)(process.execPath, ['tests/guides/settle-guide.ts'], { env })
  // It held the process's socket, which is no file to copy.
  await rm(join(folder, 'run'), { recursive: true, force: true })
  return folder
}

/** A running guide, and its database as somebody beside it sees it. */
export type RunningGuide = Guide & { db: Database; closeDatabase(): Promise<void>; errors: string[] }

export async function startIn({ settings }: GuideHome): Promise<RunningGuide> {
  const errors: string[] = []
  const guide = await startGuide(settings, (line) => {
    if (/"level":"(error|fatal)"/.test(line)) errors.push(line)
  })
  const engine = await openEngine(readSettings(settings), { role: 'command' })
  // Who only looks on gives up later than those who are looked at.
  const { db, close } = openDatabase({ ...engine.poolConfig, max: 3, connectionTimeoutMillis: 60_000 })
  return { ...guide, db, closeDatabase: () => close(), errors }
}

export type Editor = { cookie: string }

/** Signs in; the session outlives the server. */
export async function signedInAt({ url }: Guide): Promise<Editor> {
  const { session } = await editorAt(url)
  return { cookie: `${session.name}=${session.value}` }
}
