import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queries } from './database.ts'

const prefix = 'heard '

/** A listener that knows no more by then has lost its connection, or is about to. */
const patienceMs = 1000

/**
 * Marks that are sent down a channel to ourselves: when one comes back, whatever was announced before has been heard. `isMark`
 * gets what the channel brings. `heardAll` is false where nothing came.
 */
export function channelMarks(db: Queries, channel: string) {
  const awaited = new Map<string, () => void>()
  return {
    isMark: (payload: string): boolean => {
      awaited.get(payload)?.()
      return payload.startsWith(prefix)
    },
    heardAll: async (): Promise<boolean> => {
      const [mark, { promise, resolve }] = [prefix + randomUUID(), Promise.withResolvers<boolean>()]
      awaited.set(mark, () => resolve(true))
      const timer = setTimeout(() => resolve(false), patienceMs)
      // Where the database cannot be asked, nothing comes back.
      db.execute(sql`select pg_notify(${channel}, ${mark})`).catch(() => resolve(false))
      return promise.finally(() => {
        clearTimeout(timer)
        awaited.delete(mark)
      })
    },
  }
}
