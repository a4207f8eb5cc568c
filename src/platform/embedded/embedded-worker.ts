import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import type { EmbeddedOptions, FromWorker, ToWorker } from './embedded-database.ts'
import { EmbeddedGateway } from './embedded-gateway.ts'
import { type Address, becomeHolder, runFolder, socketName } from './holder.ts'
import { refuseOtherEdition, whyUnopened } from './unopenable-database.ts'

// V8 optimises a function of PostgreSQL that has run for a while; its own 13 million is over within the first second, and what
// that takes comes back after some thousand answers (docs/decisions/002-embedded-database.md).
setFlagsFromString('--wasm-tiering-budget=1000000000')
// What that replaces V8 frees later, while another thread may take it up, which ends the process: kept, it is 2 MB (002).
setFlagsFromString('--no-wasm-code-gc')

// Set back by months, a clock leaves the database times to wait for that are beyond the 24.8 days of Node's timers. Node takes those for
// none, and each time the database asked again: a thousand times a second, each with a line in the log.
const { setTimeout: timer } = globalThis
const longestMs = 2 ** 31 - 1
globalThis.setTimeout = Object.assign(
  (work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
    timer(work, Math.min(ms ?? 0, longestMs), ...given),
  timer,
)

const { dataDir, idleTransactionMs, address: before } = workerData as EmbeddedOptions
const database = Promise.withResolvers<PGlite>()
// Whoever asks for it hears of the failure.
database.promise.catch(() => undefined)

const password = before && 'port' in before ? before.password : randomBytes(24).toString('base64url')
// A test process may be ended without notice, and would leave the folder of a socket behind.
const usesPort = process.platform === 'win32' || !dataDir
const gateway = new EmbeddedGateway({
  opened: database.promise,
  password: usesPort ? password : undefined,
  idleTransactionMs,
  // Nothing can be trusted after that: the thread ends, and with it the hold on the folder.
  onFatal: (error) =>
    setImmediate(() => {
      throw error
    }),
})
let ownFolder: string | undefined
const server = createServer((socket) => gateway.accept(socket))

try {
  const address = await listen(server)
  const since = `${new Date().toISOString().slice(0, 19).replace('T', ' ')} UTC`
  if (dataDir) await becomeHolder(dataDir, { pid: process.pid, host: hostname(), since, address })
  const db = await openDatabase()
  database.resolve(db)
  post({ type: 'open', address })
} catch (error) {
  database.reject(error as Error)
  server.close()
  await forgetFolder()
  // Last, since whoever hears of it may end the process at once.
  const { name, code } = error as NodeJS.ErrnoException
  post({ type: 'failed', error: error as Error, name, code })
  process.exit()
}

parentPort?.on('message', async (message: ToWorker) => {
  while (message.patiently && gateway.connectionCount > 0) await wait(20)
  gateway.end()
  await (await database.promise).close()
  // Only now: a socket that nobody answers says that the folder is free.
  server.close()
  await forgetFolder()
  process.exit()
})

async function openDatabase(): Promise<PGlite> {
  const [{ PGlite }, { pg_trgm }, { unaccent }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/unaccent'),
  ])
  const folder = dataDir && join(resolve(dataDir), 'database')
  if (folder) await mkdir(folder, { recursive: true, mode: 0o700 })
  if (folder) await refuseOtherEdition(folder)
  // Of PostgreSQL's own 128 MB of buffers all are touched in time. What a visitor asks for fits into 32 in a guide of two
  // thousand places; in a larger one each page of a table that is not there takes some microseconds more.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']
  const options = { dataDir: folder ?? 'memory://', extensions: { pg_trgm, unaccent }, startParams }
  return PGlite.create(options).catch(async (error: unknown) => {
    throw await whyUnopened(error, folder)
  })
}

async function listen(server: Server): Promise<Address> {
  if (usesPort) {
    await listening(server, { port: before && 'port' in before ? before.port : 0, host: '127.0.0.1' })
    const address = server.address()
    if (address && typeof address === 'object') return { port: address.port, password }
  }
  ownFolder = before && 'folder' in before ? await emptied(before.folder) : await socketFolder()
  await listening(server, { path: join(ownFolder, socketName) })
  return { folder: ownFolder }
}

function listening(server: Server, where: { port: number; host: string } | { path: string }) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(where, () => resolve())
  })
}

/** A new folder that only we may enter. The system cuts a socket's path off at about 104 bytes. */
async function socketFolder(): Promise<string> {
  const inside = join(resolve(runFolder(dataDir as string)), randomBytes(4).toString('hex'))
  if (Buffer.byteLength(join(inside, socketName)) > 100) return mkdtemp(join(tmpdir(), 'embedded-'))
  await mkdir(inside, { recursive: true, mode: 0o700 })
  return inside
}

async function emptied(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await rm(join(folder, socketName), { force: true })
  return folder
}

async function forgetFolder() {
  if (ownFolder) await rm(ownFolder, { recursive: true, force: true })
}

function post(message: FromWorker) {
  parentPort?.postMessage(message)
}
