import { upgrade } from '../system/backup/upgrade.task.ts'
import { readContent } from '../system/content-table/content.queries.ts'
import { contentTables } from '../system/content-table/content-table.ts'
import { onGuide } from './on-database.ts'
import { runCommand } from './run-command.ts'

await runCommand((settings) =>
  onGuide(settings, async (db) => {
    await upgrade(db, settings)
    console.log(contentTables(await readContent(db)))
  }),
)
