import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../../src/platform/database/database.ts'
import { openEngine } from '../../src/platform/engine/engine.ts'
import { freePort } from '../guides/guide-process.ts'
import { aPicture } from '../test-uploads.ts'
import { guideClient } from './guide-client.ts'
import type { SmallDisk } from './small-disk.ts'

type Options = {
  disk: SmallDisk
  rounds: number
  /** Further settings, such as DATABASE_URL of a PostgreSQL that lies on the disk. */
  settings?: Record<string, string>
  /** What a supervisor does for a PostgreSQL that ended. */
  revive?: () => Promise<void>
}

/** DATA_DIR and log lie on the disk, which is filled and freed again. `faults`: what must not have happened. */
export async function fillDisk({ disk, rounds, settings = {}, revive = async () => undefined }: Options) {
  const counts = { 'times full': 0, 'writes acknowledged': 0, 'writes refused': 0, lost: 0 }
  const faults: string[] = []
  const guide = await startOn(disk, settings)
  const { ask, signIn, write, keys } = guideClient(guide.url)
  const expectAnswer = async (what: string, answer: Promise<number>, allowed: number[]) => {
    const status = await answer
    if (!allowed.includes(status)) faults.push(`${what}: ${status}`)
  }
  const acknowledged: string[] = []
  const writeSome = async (count: number, allowed: number[]) => {
    for (let at = 0; at < count; at++) {
      const { key, status } = await write()
      if (status < 300) acknowledged.push(key)
      else counts['writes refused'] += 1
      if (!allowed.includes(status)) faults.push(`a write: ${status}`)
    }
  }
  try {
    await signIn()
    const photo = await aPicture().jpeg().toBuffer()
    for (let round = 0; round < rounds; round++) {
      await writeSome(3, [200, 201])
      await disk.fill()
      counts['times full'] += 1
      await writeSome(30, [200, 201, 507])
      await expectAnswer('an upload', ask.upload(photo), [507])
      await expectAnswer('/healthz', ask.status('/healthz'), [200])
      await expectAnswer('a call', ask.status('/api/cities'), [200])
      await expectAnswer('a page', ask.status('/funcity/vienna'), [200])
      await breakOff({ DATA_DIR: guide.dataDir, DATABASE_URL: settings.DATABASE_URL })
      await writeSome(2, [503, 507])
      await expectAnswer('/healthz', ask.status('/healthz'), [200])
      await expectAnswer('a call', ask.status('/api/cities'), [200, 503])
      await disk.free()
      await revive()
      await expectAnswer('/readyz', ask.until('/readyz', 200), [200])
      await writeSome(3, [200, 201])
    }
    // A busy machine may have let a call wait for too long.
    await ask.until('/api/configs', 200)
    const found = await keys()
    counts.lost = acknowledged.filter((key) => !found.has(key)).length
    counts['writes acknowledged'] = acknowledged.length
    if (counts.lost > 0) faults.push(`${counts.lost} acknowledged writes are lost`)
    const code = await guide.stop()
    if (code !== 0) faults.push(`it ended with ${code}`)
    return { counts, faults, log: await readFile(guide.logFile, 'utf8') }
  } finally {
    guide.kill()
  }
}

async function startOn(disk: SmallDisk, settings: Record<string, string>) {
  const [dataDir, logFile, port] = [join(disk.folder, 'data'), join(disk.folder, 'log'), await freePort()]
  const env = {
    ...process.env,
    ...{ DATABASE_URL: '', SITE_ORIGIN: '', NODE_ENV: 'production', LOG_LEVEL: 'info' },
    ...{ ADMIN_USERNAME: 'marta', ADMIN_PASSWORD: 'a long password' },
    ...settings,
    ...{ DATA_DIR: dataDir, PORT: String(port) },
  }
  const log = openSync(logFile, 'a')
  const server = spawn(process.execPath, ['src/commands/start.js'], { env, stdio: ['ignore', log, log] })
  const ended = once(server, 'exit')
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    logFile,
    kill: () => server.kill('SIGKILL'),
    stop: async () => {
      server.kill('SIGTERM')
      return (await ended)[0] as number | null
    },
  }
}

type DatabaseOnDisk = { DATA_DIR: string; DATABASE_URL: string | undefined }

/** PostgreSQL gives up. One that had done so already may keep who asks waiting until there is room. */
const breakOff = (settings: DatabaseOnDisk) => Promise.race([askForRoom(settings), wait(20_000)])

/** Asks for the next file of the write-ahead log until there is no room for it. */
async function askForRoom(settings: DatabaseOnDisk) {
  // It may have given up already, and a database of nobody cannot be opened without room either.
  const engine = await openEngine(settings, { role: 'command' }).catch(() => undefined)
  if (!engine) return
  const { db, close } = openDatabase(engine.poolConfig)
  try {
    for (let times = 0; times < 20; times++) {
      await db.execute(sql`select pg_logical_emit_message(false, 'full', 'disk')`)
      await db.execute(sql`select pg_switch_wal()`)
    }
  } catch {
    // This is what it is for.
  } finally {
    await close().catch(() => undefined)
    await engine.close().catch(() => undefined)
  }
}
