import { buildIfNeeded } from '../../src/commands/build-if-needed.ts'
import { refreshPlaceHours } from '../../src/guide/opening-hours/place-hours/refresh-place-hours.task.ts'
import { type Database, openDatabase } from '../../src/platform/database/database.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { openEngine } from '../../src/platform/engine/engine.ts'
import { readSettings } from '../../src/platform/settings/settings.ts'
import { seed } from '../../src/system/starter-guide/seed.task.ts'

/**
 * A process that leaves in DATA_DIR what a guide has there that has been open for a while, so that one that starts from a copy
 * has nothing to do but what its journey asks. Meanwhile the pages are built.
 */
await Promise.all([buildIfNeeded(), settle()])

async function settle() {
  const engine = await openEngine(readSettings(), { role: 'command' })
  const { db, close } = openDatabase(engine.poolConfig)
  await migrate(db)
  await seed(db)
  await reckonHours(db)
  await close()
  await engine.close()
}

/** As a running guide does: what took too long on a busy machine is tried again. */
async function reckonHours(db: Database, triesLeft = 5): Promise<void> {
  try {
    await refreshPlaceHours(db)
  } catch (error) {
    if (triesLeft === 0) throw error
    console.error('The hours are reckoned once more.', error)
    await reckonHours(db, triesLeft - 1)
  }
}
