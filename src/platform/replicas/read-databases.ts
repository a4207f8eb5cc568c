import { AsyncLocalStorage } from 'node:async_hooks'
import type { PoolConfig } from 'pg'
import { type Database, readingThrough } from '../database/database.ts'
import type { QuickPool } from '../database/quick-pool.ts'
import { DuePosition } from './due-position.ts'
import { logPlace } from './log-place.ts'
import { type Query, Replica } from './replica.ts'

const everyMs = 1000

type Primary = { db: Database; pool: QuickPool }

const atPrimary = new AsyncLocalStorage<true>()

/** Whoever writes reads what was written: within `work` nothing is asked of a replica. */
export const readAtPrimary = <Result>(work: () => Result): Result => atPrimary.run(true, work)

/**
 * A database for what is only read: each statement is asked of a replica that has replayed all changes announced until then
 * (`noteChange`), else of the primary. Which are fit is looked for at once after a change, and every second.
 */
export function openReadDatabases(
  primary: Primary,
  addresses: readonly string[],
  poolConfig: PoolConfig,
): { db: Database; noteChange: () => void; close: () => Promise<void> } {
  if (addresses.length === 0)
    return { db: primary.db, noteChange: () => undefined, close: async () => undefined }
  let database: string | undefined
  const replicas = addresses.map((address) => new Replica(address, poolConfig, () => database))
  const askPrimary: Query = primary.pool.query.bind(primary.pool)
  const due = new DuePosition(async () => {
    const written = await logPlace(primary.pool, 'written')
    database = written.database
    return written.position ?? 0n
  })
  let turn = 0
  let isClosed = false

  function nextFit(): Replica | undefined {
    const position = due.position
    if (position === undefined || atPrimary.getStore()) return undefined
    for (let tries = 0; tries < replicas.length; tries++) {
      const replica = replicas[turn++ % replicas.length]
      if (replica?.hasReplayed(position)) return replica
      // It may have come so far by now, but nobody waits for that.
      if (replica?.hasReplayed(due.overdue)) void replica.check()
    }
    return undefined
  }

  const look = async () => {
    await Promise.all([due.learn(), ...replicas.map((replica) => replica.check())])
    for (const replica of isClosed ? [] : replicas) replica.tell(due.overdue)
  }
  const watch = setInterval(look, everyMs)
  due.noteChange()
  void look()

  return {
    db: readingThrough(primary.db, async (...call) => (await nextFit()?.ask(...call)) ?? askPrimary(...call)),
    noteChange: () => due.noteChange(),
    close: async () => {
      isClosed = true
      clearInterval(watch)
      await Promise.all(replicas.map((replica) => replica.close()))
    },
  }
}
