import { openDatabase } from '../platform/database/database.ts'
import { openEngine } from '../platform/engine/engine.ts'
import { viewerSetup } from '../system/database-viewer/viewer-setup.queries.ts'
import { runCommand } from './run-command.ts'

/** Prints the SQL that prepares a login, by default `viewer`, for DATABASE_VIEWER_URL. */
await runCommand(async (settings) => {
  const engine = await openEngine(settings, { role: 'command' })
  const { db, close } = openDatabase(engine.poolConfig)
  try {
    process.stdout.write(await viewerSetup(db, process.argv[2] ?? 'viewer'))
  } finally {
    await close()
    await engine.close()
  }
})
