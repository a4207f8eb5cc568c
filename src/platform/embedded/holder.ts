import { access, mkdir, open, readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { connect, type NetConnectOpts } from 'node:net'
import { basename, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'

/** Where the holder's database is reached: a folder with a unix socket, or a port of this machine. */
export type Address = { folder: string } | { port: number; password: string }

/** The process that has an embedded database open. */
export type Holder = { pid: number; host: string; since: string; address: Address }

/** Another process has the embedded database open; the message tells which and what to do. */
export class DatabaseInUse extends Error {
  override name = 'DatabaseInUse'
}

export function inUse(dataDir: string, { holder, life }: { holder: Holder; life: 'answers' | 'silent' }) {
  const who = `process ${holder.pid} on ${holder.host}, since ${holder.since}`
  const state = life === 'silent' ? ' It does not answer: it is stopped or very busy.' : ''
  // The first process of a container has another number outside, where 1 is the system itself.
  const stop =
    holder.pid === 1
      ? `Stop the container ${holder.host} first`
      : `Stop that process first (kill ${holder.pid})`
  return new DatabaseInUse(
    `The embedded database in ${dataDir} is already open: ${who}.${state} ` +
      `${stop}, choose another DATA_DIR, ` +
      'or set DATABASE_URL to run several servers on one PostgreSQL.',
  )
}

/** pg looks for this name in a folder given as host. */
export const socketName = '.s.PGSQL.5432'

export const runFolder = (dataDir: string) => join(dataDir, 'run')

/**
 * Makes `holder` the one that may open the database in `dataDir`. Its socket must already be listening.
 * The files are numbered and a number is never used again while it is the highest, so that of two processes
 * that find the same dead holder only one can follow it.
 * @throws DatabaseInUse
 */
export async function becomeHolder(dataDir: string, holder: Holder): Promise<void> {
  await mkdir(runFolder(dataDir), { recursive: true, mode: 0o700 })
  for (;;) {
    const current = await findHolder(dataDir)
    if (current && current.life !== 'dead' && !isSame(current.holder, holder)) throw inUse(dataDir, current)
    const last = current?.number ?? 0
    const file = holderFile(dataDir, last + 1)
    if (!(await create(file, JSON.stringify(holder)))) continue
    if ((await newestNumber(dataDir)) === last + 1) return sweep(dataDir, last, current?.holder, holder)
    await rm(file, { force: true })
  }
}

/** The database failed and is opened again by the same process, which listens already where it did before. */
const isSame = (a: Holder, b: Holder) =>
  a.pid === b.pid && a.host === b.host && isDeepStrictEqual(a.address, b.address)

type Found =
  | { number: number; holder: Holder; life: 'answers' | 'silent' }
  | { number: number; holder: Holder | undefined; life: 'dead' }

/** Who has, or last had, the database open. `silent`: alive, but gave no answer within 1.5 s. */
export async function findHolder(dataDir: string): Promise<Found | undefined> {
  const number = await newestNumber(dataDir)
  if (number === 0) return undefined
  const noted = await readHolder(holderFile(dataDir, number))
  const holder = noted && { ...noted, address: addressFrom(dataDir, noted.address) }
  const life = holder ? await lifeOf(holder) : 'dead'
  return holder && life !== 'dead' ? { number, holder, life } : { number, holder, life: 'dead' }
}

/**
 * Its socket lies beside its note, whatever path its holder had to them: a container has another one than the machine outside, and
 * the folder may have been moved or copied since.
 */
function addressFrom(dataDir: string, address: Address): Address {
  const isBeside = 'folder' in address && /\/run\/[0-9a-f]{8}$/.test(address.folder)
  return isBeside ? { folder: join(resolve(runFolder(dataDir)), basename(address.folder)) } : address
}

/** The system accepts connections for a living process, even while it is stopped, and for no dead one. */
async function lifeOf({ address }: Holder): Promise<'answers' | 'silent' | 'dead'> {
  const target: NetConnectOpts =
    'port' in address ? { port: address.port, host: '127.0.0.1' } : { path: join(address.folder, socketName) }
  // To connect does not tell of a path that is too long for a socket.
  if ('path' in target && (await isMissing(target.path))) return 'dead'
  const socket = connect(target)
  try {
    return await new Promise((resolve) => {
      socket.once('error', (error: NodeJS.ErrnoException) =>
        resolve(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'].includes(error.code ?? '') ? 'dead' : 'silent'),
      )
      socket.once('connect', () => socket.write(sslQuestion))
      socket.once('data', () => resolve('answers'))
      socket.setTimeout(1500, () => resolve('silent'))
    })
  } finally {
    socket.destroy()
  }
}

const isMissing = (path: string): Promise<boolean> =>
  access(path).then(
    () => false,
    ({ code }: NodeJS.ErrnoException) => code === 'ENOENT',
  )

const sslQuestion = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f])

/** undefined when its writer died before the file was whole. */
async function readHolder(file: string): Promise<Holder | undefined> {
  for (let attempt = 0; attempt < 10; attempt++) {
    try {
      return JSON.parse(await readFile(file, 'utf8'))
    } catch {
      // Its writer may be about to fill it.
      await wait(50)
    }
  }
  return undefined
}

async function create(file: string, content: string): Promise<boolean> {
  const handle = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined
    throw error
  })
  if (!handle) return false
  try {
    await handle.writeFile(content)
    return true
  } catch (error) {
    // On a full disk an empty file is all that is left.
    await rm(file, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

const holderFile = (dataDir: string, number: number) => join(runFolder(dataDir), `holder-${number}.json`)

async function newestNumber(dataDir: string): Promise<number> {
  const names = await readdir(runFolder(dataDir)).catch(() => [])
  return Math.max(0, ...names.map((name) => Number(/^holder-(\d+)\.json$/.exec(name)?.[1] ?? 0)))
}

/** Removes what earlier holders left. */
async function sweep(dataDir: string, last: number, dead: Holder | undefined, holder: Holder) {
  for (let number = last; number > last - 10 && number > 0; number--) {
    await rm(holderFile(dataDir, number), { force: true })
  }
  if (!dead || !('folder' in dead.address) || isDeepStrictEqual(dead.address, holder.address)) return
  await rm(join(dead.address.folder, socketName), { force: true })
  await rmdir(dead.address.folder).catch(() => undefined)
}
