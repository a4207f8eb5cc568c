import { openDatabase } from '../platform/database.ts'
import { openEngine } from '../platform/engine.ts'
import { migrate } from '../platform/migrate.ts'
import { runCommand } from './run-command.ts'

await runCommand(async (settings) => {
  const engine = await openEngine(settings, { role: 'command' })
  const { db, close } = openDatabase(engine.poolConfig)
  try {
    const count = await migrate(db)
    console.log(count === 0 ? 'The database is up to date.' : `Migrations that the database took: ${count}.`)
  } finally {
    await close()
    await engine.close()
  }
})
