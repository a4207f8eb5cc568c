import { inspect } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { PoolConfig } from 'pg'
import { log } from '../log/log.ts'
import { type Address, DatabaseInUse } from './holder.ts'
import { UnopenableDatabase } from './unopenable-database.ts'

export type EmbeddedOptions = {
  /** Where the database lies; without it, in memory only. */
  dataDir?: string | undefined
  /** A transaction that says nothing for so long is rolled back, since everybody else waits for it. */
  idleTransactionMs?: number | undefined
  /** Where this process had it open before it failed: who knows the address reaches it again. */
  address?: Address | undefined
}

type Failed = { type: 'failed'; error: Error; name: string; code: string | undefined }

export type FromWorker = { type: 'open'; address: Address } | Failed

/** `patiently`: wait until other processes have ended their connections. */
export type ToWorker = { patiently: boolean }

/**
 * Opens the embedded database in a thread of its own, since it blocks the thread for the whole of a query.
 * Why it fails later on is logged at once; `onLost` hears of it when the thread has ended, and another may be opened.
 * @throws DatabaseInUse when another process has it open
 * @throws UnopenableDatabase
 */
export async function openEmbedded(options: EmbeddedOptions, onLost: (error: Error) => void) {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: options })
  const address = await firstAnswer(worker)
  let over = false
  let failure: Error | undefined
  worker.on('error', (reason) => {
    failure = asError(reason)
    log.error({ err: failure }, 'the embedded database failed')
  })
  worker.on('exit', (code) => {
    if (!over) onLost(failure ?? new Error(`The embedded database ended with code ${code}`))
    over = true
  })
  return {
    address,
    poolConfig: poolConfigOf(address),
    async close({ patiently = false } = {}) {
      if (over) return
      over = true
      const ended = new Promise((resolve) => worker.once('exit', resolve))
      worker.postMessage({ patiently } satisfies ToWorker)
      await ended
    },
  }
}

/** How `pg` reaches an embedded database. All connections share one session, so few will do. */
export const poolConfigOf = (address: Address): PoolConfig => ({
  ...('folder' in address
    ? { host: address.folder, port: 5432 }
    : { host: '127.0.0.1', port: address.port, password: address.password }),
  user: 'postgres',
  database: 'postgres',
  ssl: false,
  max: 8,
  // A first start creates the database, which may take 10 s.
  connectionTimeoutMillis: 60_000,
})

const firstAnswer = (worker: Worker) =>
  new Promise<Address>((resolve, reject) => {
    const fail = (error: unknown) => reject(error)
    const end = (code: number) => reject(new Error(`The embedded database ended at once, with code ${code}`))
    worker.once('error', fail)
    worker.once('exit', end)
    worker.once('message', (message: FromWorker) => {
      worker.off('error', fail)
      worker.off('exit', end)
      if (message.type === 'open') resolve(message.address)
      else reject(failureOf(message))
    })
  })

/** PGlite's own end throws what is no error. */
const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(inspect(reason)))

/** Errors lose their class on the way between threads, and the code that tells a full disk. */
function failureOf({ error, name, code }: Failed): Error {
  const Told = [DatabaseInUse, UnopenableDatabase].find((kind) => kind.name === name)
  return Told ? new Told(error.message) : Object.assign(error, { code })
}
