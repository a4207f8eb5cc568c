import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aFolder } from '../../../tests/engines/embedded-process.ts'
import { aSmallDisk } from '../../../tests/faults/small-disk.ts'
import { openDatabase } from '../database/database.ts'
import { isFullDisk } from '../files/is-full-disk.ts'
import { log } from '../log/log.ts'
import { openEmbedded } from './embedded-database.ts'
import { embeddedEdition, UnopenableDatabase } from './unopenable-database.ts'

test('a transaction that goes silent is ended, since everybody waits for it', async () => {
  const poolConfig = await aDatabase()
  const [silent, waiting] = await Promise.all([aClient(poolConfig), aClient(poolConfig)])
  const ended = new Promise<Error>((resolve) => silent.on('error', resolve))
  await silent.query('begin')
  expect((await waiting.query('select 1 as n')).rows).toEqual([{ n: 1 }])
  expect((await ended).message).toBe('A transaction did nothing for 0.2 s while others waited for it')
})

test('its buffers take 32 MB at most', async () => {
  const client = await aClient(await aDatabase())
  expect((await client.query('show shared_buffers')).rows).toEqual([{ shared_buffers: '32MB' }])
})

test('V8 frees no code that calls from the database to JavaScript: doing so it has ended processes', async () => {
  const opening = `
    import { openEmbedded } from '${new URL('./embedded-database.ts', import.meta.url)}'
    const { close } = await openEmbedded({}, (error) => { throw error })
    await close()`
  const flags = ['--trace-wasm-code-gc', '--stress-wasm-code-gc']
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, '--eval', opening])
  expect(stdout).toContain('[wasm-gc]')
  expect(stdout).not.toMatch(/Freeing \d+ wrapper/)
})

test('where there is a port instead of a socket, only who knows the password gets in', async () => {
  const poolConfig = await aDatabase()
  expect(poolConfig).toMatchObject({ host: '127.0.0.1', password: expect.stringMatching(/^.{32}$/) })
  await expect(aClient({ ...poolConfig, password: 'guessed' })).rejects.toThrow('password')
})

test('closing waits, when asked to, until others have ended their connections', async () => {
  const { poolConfig, close } = await openEmbedded({ dataDir: await aFolder() }, () => undefined)
  const other = await aClient(poolConfig)
  const closed = close({ patiently: true })
  expect((await other.query('select 1 as n')).rows).toEqual([{ n: 1 }])
  await other.end()
  await closed
  await expect(aClient(poolConfig)).rejects.toThrow(/ECONNREFUSED|ENOENT/)
})

test('a database that fails tells why and at which statement', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const lost = Promise.withResolvers<Error>()
  const { poolConfig } = await openEmbedded({ dataDir }, lost.resolve)
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  const client = await aClient(poolConfig)
  const broken = once(client, 'error')
  await rm(join(dataDir, 'database', 'pg_wal'), { recursive: true })
  await client.query('select pg_switch_wal()')
  await client.query('create table numbers (nr int)').catch(() => undefined)
  const { message } = await lost.promise
  await broken
  expect(message).toMatch(/pg_wal.* at: create table numbers \(nr int\)$/)
  expect(logged.mock.calls).toEqual([[{ err: expect.objectContaining({ message }) }, expect.any(String)]])
})

test('files of another edition of PostgreSQL are refused with what to do, and stay as they were; so are damaged ones', async () => {
  const dataDir = await aFolder()
  const open = () => openEmbedded({ dataDir }, () => undefined)
  const ask = async (question: string) => {
    const { poolConfig, close } = await open()
    const client = await aClient(poolConfig)
    const { rows } = await client.query(question)
    await client.end()
    await close()
    return rows
  }
  const [version] = await ask('show server_version')
  expect(version.server_version).toMatch(new RegExp(`^${embeddedEdition}\\.`))
  await ask('create table kept as select 1 as n')
  const edition = join(dataDir, 'database', 'PG_VERSION')
  await writeFile(edition, '17\n')
  await expect(open()).rejects.toThrow(
    /is of PostgreSQL 17, and .* has 18: start the version that it ran with/,
  )
  await writeFile(edition, `${embeddedEdition}\n`)
  expect(await ask('select n from kept')).toEqual([{ n: 1 }])
  await rm(join(dataDir, 'database', 'global', 'pg_control'))
  const refusal = await open().catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(UnopenableDatabase)
  expect(String(refusal)).toMatch(/does not open \(.*restore the last back-up into a new DATA_DIR/)
})

test('a full disk is no damage: a first start says so, and goes through once there is room', async (context) => {
  const disk = await aSmallDisk(160)
  if (!disk) return context.skip('no disk may be mounted here')
  onTestFinished(disk.remove)
  const open = () => openEmbedded({ dataDir: join(disk.folder, 'guide') }, () => undefined)
  await mkdir(join(disk.folder, 'guide', 'run'), { recursive: true })
  await disk.fill()
  expect(await open().catch(isFullDisk)).toBe(true)
  // Room for its lock, and for no database.
  await truncate(join(disk.folder, 'ballast'), 155 * 1024 * 1024)
  await expect(open()).rejects.toThrow(/^The disk is full, and the embedded database/)
  await disk.free()
  const { close } = await open()
  await close()
})

test('of a transaction that a full disk has no room for its caller learns that it is full, where the database breaks off at that, too, and so does who opens it again', async (context) => {
  const disk = await aSmallDisk(160)
  if (!disk) return context.skip('no disk may be mounted here')
  onTestFinished(disk.remove)
  const lost = Promise.withResolvers<Error>()
  const open = () => openEmbedded({ dataDir: join(disk.folder, 'guide') }, lost.resolve)
  const { poolConfig } = await open()
  const { db, close } = openDatabase(poolConfig)
  onTestFinished(close)
  await disk.fill()
  const fillLog = db.transaction(async (tx) => {
    for (;;) {
      await tx.execute(sql`select pg_logical_emit_message(false, 'full', 'disk')`)
      await tx.execute(sql`select pg_switch_wal()`)
    }
  })
  expect(await fillLog.catch(isFullDisk)).toBe(true)
  expect((await lost.promise).message).toContain('No space left on device')
  // Room for its lock, and for no further file of the log: nobody should look for damage.
  await truncate(join(disk.folder, 'ballast'), (await stat(join(disk.folder, 'ballast'))).size - 1024 * 1024)
  await expect(open()).rejects.toThrow(/^The disk is full, and the embedded database/)
  await disk.free()
  await (await open()).close()
})

async function aDatabase() {
  const { poolConfig, close } = await openEmbedded({ idleTransactionMs: 200 }, () => undefined)
  onTestFinished(() => close())
  return poolConfig
}

async function aClient(config: pg.ClientConfig) {
  const client = new pg.Client(config)
  await client.connect()
  onTestFinished(() => client.end().catch(() => undefined))
  return client
}
