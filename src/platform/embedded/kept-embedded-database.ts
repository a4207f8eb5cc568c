import { setTimeout as wait } from 'node:timers/promises'
import { log } from '../log/log.ts'
import { type EmbeddedOptions, openEmbedded } from './embedded-database.ts'

const pauseMs = 2000

/**
 * Opens the embedded database, and again each time it fails: after a full disk, say, for which PostgreSQL breaks off. It is
 * reached where it was before, so connections mend themselves.
 * @throws DatabaseInUse when another process has it open
 */
export async function keepEmbedded(options: EmbeddedOptions) {
  let isClosing = false
  let reopening: Promise<void> = Promise.resolve()
  const lose = ({ message }: Error) => {
    log.warn({ reason: message }, 'the embedded database is opened again')
    reopening = reopen()
  }
  let database = await openEmbedded(options, lose)

  async function reopen() {
    for (let tries = 1; !isClosing; tries++) {
      try {
        database = await openEmbedded({ ...options, address: database.address }, lose)
        return log.info({ tries }, 'the embedded database is open again')
      } catch (error) {
        if (tries === 1) log.error({ err: error }, 'the embedded database does not open yet')
        await wait(pauseMs)
      }
    }
  }

  return {
    poolConfig: database.poolConfig,
    async close() {
      isClosing = true
      await reopening
      await database.close()
    },
  }
}
