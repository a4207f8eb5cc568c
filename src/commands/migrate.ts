import { openDatabase } from '../platform/database/database.ts'
import { openEngine } from '../platform/engine/engine.ts'
import { upgrade } from '../system/backup/upgrade.task.ts'
import { runCommand } from './run-command.ts'

await runCommand(async (settings) => {
  const engine = await openEngine(settings, { role: 'command' })
  const { db, close } = openDatabase(engine.poolConfig)
  try {
    const count = await upgrade(db, settings)
    console.log(count === 0 ? 'The database is up to date.' : `Migrations that the database took: ${count}.`)
  } finally {
    await close()
    await engine.close()
  }
})
