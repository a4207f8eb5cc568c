import { siteStore } from '../office/files/site-store.task.ts'
import { adoptStore } from '../office/files/store-owner.task.ts'
import { onGuide } from './on-database.ts'
import { runCommand } from './run-command.ts'

/** Gives the pictures of DATA_DIR or STORAGE_URL to the database of these settings; a running server notices by itself. */
await runCommand((settings) =>
  onGuide(settings, async (db) => {
    await adoptStore(db, siteStore(settings))
    console.log('The stored pictures belong to this database now.')
  }),
)
