import { openDatabase } from '../platform/database/database.ts'
import { openEngine } from '../platform/engine/engine.ts'
import { upgrade } from '../system/backup/upgrade.task.ts'
import { readContent } from '../system/content-table/content.queries.ts'
import { contentTables } from '../system/content-table/content-table.ts'
import { runCommand } from './run-command.ts'

await runCommand(async (settings) => {
  const engine = await openEngine(settings, { role: 'command' })
  const { db, close } = openDatabase(engine.poolConfig)
  try {
    await upgrade(db, settings)
    console.log(contentTables(await readContent(db)))
  } finally {
    await close()
    await engine.close()
  }
})
