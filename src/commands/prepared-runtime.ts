import { createFirstAdmin } from '../accounts/first-admin.task.ts'
import type { ContentListener, Runtime } from '../app/runtime.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { openEngine } from '../platform/engine.ts'
import { log } from '../platform/log.ts'
import { migrate } from '../platform/migrate.ts'
import { listen } from '../platform/notifications.ts'
import type { Settings } from '../platform/settings.ts'
import { seed } from '../starter-guide/seed.task.ts'

/** Opens the database as its server, brings tables and starter guide up to date and listens to its changes. */
export async function openPreparedRuntime(
  settings: Settings,
): Promise<Runtime & { close: () => Promise<void> }> {
  const engine = await openEngine(settings, { role: 'server' })
  const { db, close } = openDatabase(engine.poolConfig)
  await migrate(db)
  await ensureAdmin(db, settings)
  await seed(db, { siteName: settings.SITE_NAME })
  const listeners = new Set<ContentListener>()
  const changed: ContentListener = (table) => {
    for (const listener of listeners) listener(table)
  }
  const stopListening = await listen(engine.poolConfig, 'content_changed', {
    onNotify: changed,
    onLost: () => changed(),
  })
  return {
    db,
    log,
    settings,
    onContentChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {
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
