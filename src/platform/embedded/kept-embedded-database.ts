import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { log } from '../log/log.ts'
import { type EmbeddedOptions, openEmbedded } from './embedded-database.ts'

const pauseMs = 2000

/**
 * Opens the embedded database, and again each time it fails: after a full disk, say, for which PostgreSQL breaks off. It is
 * reached where it was before, so connections mend themselves. Where its folder is taken away, as with a disk that is no longer mounted, it is
 * closed until that is back: it would go on to take what is lost, and to open it would make a new one.
 * @throws DatabaseInUse when another process has it open
 */
export async function keepEmbedded(options: EmbeddedOptions) {
  const { dataDir } = options
  const isGone = () => dataDir !== undefined && !existsSync(join(dataDir, 'database', 'PG_VERSION'))
  let isClosing = false
  let isOpen = true
  let reopening: Promise<void> = Promise.resolve()
  const lose = ({ message }: Error) => {
    isOpen = false
    log.warn({ reason: message }, 'the embedded database is opened again')
    reopening = reopen()
  }
  const look = () => {
    if (isClosing || !isOpen || !isGone()) return
    isOpen = false
    log.error({ dataDir }, folderIsGone)
    reopening = database.close().then(reopen)
  }
  let database = await openEmbedded(options, lose)

  async function reopen() {
    for (let tries = 1; !isClosing; tries++) {
      try {
        if (isGone()) {
          await wait(pauseMs)
          continue
        }
        database = await openEmbedded({ ...options, address: database.address }, lose)
        isOpen = true
        return log.info({ tries }, 'the embedded database is open again')
      } catch (error) {
        if (tries === 1) log.error({ err: error }, 'the embedded database does not open yet')
        await wait(pauseMs)
      }
    }
  }

  const watch = setInterval(look, pauseMs)
  return {
    poolConfig: database.poolConfig,
    async close() {
      isClosing = true
      clearInterval(watch)
      await reopening
      await database.close()
    },
  }
}

const folderIsGone =
  'the folder of the database is gone, and nothing is stored any more: bring it back, as by mounting its disk, and the guide goes on by itself. Where it is ' +
  'lost, stop the guide, restore a back-up into a new DATA_DIR (npm run restore -- FILE) and start it there'
