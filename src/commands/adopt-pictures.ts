import { siteStore } from '../office/files/site-store.task.ts'
import { adoptStore } from '../office/files/store-owner.task.ts'
import { openDatabase } from '../platform/database/database.ts'
import { openEngine } from '../platform/engine/engine.ts'
import { runCommand } from './run-command.ts'

/** Gives the pictures of DATA_DIR or STORAGE_URL to the database of these settings; a running server notices by itself. */
await runCommand(async (settings) => {
  const engine = await openEngine(settings, { role: 'command' })
  const { db, close } = openDatabase(engine.poolConfig)
  try {
    await adoptStore(db, siteStore(settings))
    console.log('The stored pictures belong to this database now.')
  } finally {
    await close()
    await engine.close()
  }
})
