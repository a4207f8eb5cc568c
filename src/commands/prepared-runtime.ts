import type { Pool, PoolConfig } from 'pg'
import { createFirstAdmin } from '../accounts/first-admin.task.ts'
import type { ContentListener, Runtime } from '../app/runtime.ts'
import { sealStoredSecrets } from '../configs/seal-stored-secrets.queries.ts'
import { openDatabaseViewer } from '../database-viewer/database-viewer.task.ts'
import { refuseUnsafeViewer } from '../database-viewer/viewer-role.queries.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { openEngine } from '../platform/engine.ts'
import { log } from '../platform/log.ts'
import { migrate } from '../platform/migrate.ts'
import { listen } from '../platform/notifications.ts'
import type { Settings } from '../platform/settings.ts'
import { seed } from '../starter-guide/seed.task.ts'

type PreparedRuntime = Runtime & {
  /** What the job queue needs. `isAlone`: no other process serves this database. */
  engine: { pool: Pool; poolConfig: PoolConfig; isAlone: boolean }
  /** Tells what stays open for long that the process is about to end. */
  announceStop: () => void
  close: () => Promise<void>
}

/** Opens the database as its server, brings tables and starter guide up to date and listens to its changes. */
export async function openPreparedRuntime(settings: Settings): Promise<PreparedRuntime> {
  if (settings.DATABASE_VIEWER_URL) await refuseUnsafeViewer(settings.DATABASE_VIEWER_URL)
  const engine = await openEngine(settings, { role: 'server' })
  const { db, pool, close } = openDatabase(engine.poolConfig)
  await migrate(db)
  await ensureAdmin(db, settings)
  await sealStoredSecrets(db, settings)
  await seed(db, { siteName: settings.SITE_NAME })
  const listeners = new Set<ContentListener>()
  const changed: ContentListener = (table) => {
    for (const listener of listeners) listener(table)
  }
  const stopListening = await listen(engine.poolConfig, 'content_changed', {
    onNotify: changed,
    onLost: () => changed(),
  })
  const stopping = new AbortController()
  const viewer = openDatabaseViewer(db, { viewerUrl: settings.DATABASE_VIEWER_URL })
  return {
    db,
    log,
    settings,
    viewer,
    engine: { pool, poolConfig: engine.poolConfig, isAlone: engine.kind === 'embedded' },
    onContentChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stopping: stopping.signal,
    announceStop: () => stopping.abort(),
    close: async () => {
      await viewer.close()
      await stopListening()
      await close()
      await engine.close()
    },
  }
}

/** The one place that a made-up password is ever shown: on the terminal, beside the log. */
async function ensureAdmin(db: Database, { ADMIN_USERNAME, ADMIN_PASSWORD }: Settings) {
  const admin = await createFirstAdmin(db, { username: ADMIN_USERNAME, password: ADMIN_PASSWORD })
  if (!admin) return
  console.log(
    `\nThe first admin is '${admin.username}' with the password ${admin.madeUpPassword}\n` +
      `It is not shown again. Change it with: npm run set-password -- ${admin.username}\n`,
  )
}
