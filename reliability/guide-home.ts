import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '../src/platform/database.ts'
import { openEngine } from '../src/platform/engine.ts'
import { readSettings } from '../src/platform/settings.ts'
import { adminSettings, editorAt } from '../tests/guides/editor-at.ts'
import { type Guide, startGuide } from '../tests/guides/guide-process.ts'
import type { RunOptions } from './experiment.ts'
import { databaseOfServer } from './throwaway-database.ts'

/** Where a guide lives from start to start: its folder, and its database where that is not in there. */
export type GuideHome = {
  settings: Record<string, string>
  remove(): Promise<void>
}

export async function newHome({ engine, server }: Pick<RunOptions, 'engine' | 'server'>): Promise<GuideHome> {
  const folder = await mkdtemp(join(tmpdir(), 'reliability-'))
  const database = engine === 'postgresql' ? await databaseOfServer(server) : undefined
  return {
    settings: { ...adminSettings, DATA_DIR: folder, ...(database && { DATABASE_URL: database.address }) },
    remove: async () => {
      await database?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
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
