import { upgrade } from '../system/backup/upgrade.task.ts'
import { onDatabase } from './on-database.ts'
import { runCommand } from './run-command.ts'

await runCommand((settings) =>
  onDatabase(settings, async (db) => {
    const count = await upgrade(db, settings)
    console.log(count === 0 ? 'The database is up to date.' : `Migrations that the database took: ${count}.`)
  }),
)
