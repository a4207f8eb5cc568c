import { viewerSetup } from '../system/database-viewer/viewer-setup.queries.ts'
import { onGuide } from './on-database.ts'
import { runCommand } from './run-command.ts'

/** Prints the SQL that prepares a login, by default `viewer`, for DATABASE_VIEWER_URL. */
await runCommand((settings) =>
  onGuide(settings, async (db) => {
    process.stdout.write(await viewerSetup(db, process.argv[2] ?? 'viewer'))
  }),
)
