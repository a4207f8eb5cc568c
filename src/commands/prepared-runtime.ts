import { join } from 'node:path'
import type { Pool, PoolConfig } from 'pg'
import type { ContentListener, Runtime } from '../app/runtime.ts'
import { hoursChecker } from '../guide/opening-hours/reckoning/hours-checker.task.ts'
import { createFirstAdmin } from '../office/accounts/people/first-admin.task.ts'
import { sealTwoStepSecrets } from '../office/accounts/two-step/two-step.queries.ts'
import { sealStoredSecrets } from '../office/configs/seal-stored-secrets.queries.ts'
import { type Database, openDatabase, openQuickDatabase } from '../platform/database/database.ts'
import { tellsCapitalsApart } from '../platform/database/fit-database.ts'
import { channelMarks } from '../platform/database/heard-all.ts'
import { listen } from '../platform/database/notifications.ts'
import { requireSessions } from '../platform/database/require-sessions.ts'
import { untilThere } from '../platform/database/until-there.ts'
import { watchDatabase } from '../platform/database/watch-database.ts'
import { type Engine, openEngine } from '../platform/engine/engine.ts'
import { log } from '../platform/log/log.ts'
import { openReadDatabases } from '../platform/replicas/read-databases.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { lookAtArchiveFolder } from '../system/backup/site-archives.task.ts'
import { upgrade } from '../system/backup/upgrade.task.ts'
import { folderOfProcess } from '../system/database-viewer/copy-folder.task.ts'
import { openDatabaseViewer } from '../system/database-viewer/database-viewer.task.ts'
import { refuseUnsafeViewer } from '../system/database-viewer/viewer-role.queries.ts'
import { renewByLetterRules } from '../system/doctor/letter-rules.queries.ts'
import { findUnreadable } from '../system/doctor/unreadable-keys.queries.ts'
import { seed } from '../system/starter-guide/seed.task.ts'
import { sealSigningSecrets } from '../system/webhooks/webhook.queries.ts'
import { emptyDatabase } from './built-site.ts'

type PreparedRuntime = Runtime & {
  /** What the job queue needs. `isAlone`: no other process serves this database. */
  engine: { pool: Pool; poolConfig: PoolConfig; isAlone: boolean }
  /** By what they are for; those of replicas are not among them. */
  pools: Record<'work' | 'visitors', Pool>
  /** Tells what stays open for long that the process is about to end. */
  announceStop: () => void
  close: () => Promise<void>
}

/**
 * Opens the database as its server, brings tables and starter guide up to date and listens to its changes. `requireReady` throws for what
 * else would end the start, before anything is stored.
 */
export async function openPreparedRuntime(
  settings: Settings,
  requireReady: () => Promise<void> = async () => undefined,
): Promise<PreparedRuntime> {
  const viewerUrl = settings.DATABASE_VIEWER_URL
  if (viewerUrl) await untilThere(() => refuseUnsafeViewer(viewerUrl))
  await lookAtArchiveFolder(settings, log)
  const engine = await openEngine(settings, { role: 'server' })
  // After a second server of an embedded database was told of the first.
  await requireReady()
  if (engine.kind === 'postgresql') await untilThere(() => requireSessions(engine.patientPoolConfig))
  await untilThere(() => bringUpToDate(engine, settings))
  const { db, pool, close } = openDatabase(engine.poolConfig)
  const quick = openQuickDatabase(engine.quickPoolConfig)
  await ensureAdmin(db, settings)
  await sealStoredSecrets(db, settings)
  await sealSigningSecrets(db, settings)
  await sealTwoStepSecrets(db, settings)
  await warnOfUnreadable(db, settings)
  await warnOfCapitals(db)
  await seed(db, { siteName: settings.SITE_NAME })
  const reads = openReadDatabases(quick, settings.DATABASE_READ_URLS ?? [], engine.quickPoolConfig)
  const listeners = new Set<ContentListener>()
  const changed: ContentListener = (table, tags) => {
    reads.noteChange()
    for (const listener of listeners) listener(table, tags)
  }
  const marks = channelMarks(quick.db, 'content_changed')
  const stopListening = await listen(engine.poolConfig, 'content_changed', {
    onNotify: (payload) => {
      const [table, ...tags] = payload.split(' ')
      if (!marks.isMark(payload)) changed(table, tags.length > 0 ? new Set(tags) : undefined)
    },
    onLost: () => changed(),
  })
  // An embedded one is ours alone.
  const stopWatching =
    engine.kind === 'postgresql' ? watchDatabase(quick.db, () => changed()) : async () => undefined
  const stopping = new AbortController()
  const checker = hoursChecker()
  const viewer = openDatabaseViewer(db, {
    viewerUrl,
    databaseUrl: settings.DATABASE_URL,
    isAlone: engine.kind === 'embedded',
    copyPlace: {
      // Beside an embedded database no other server uses the folder; on PostgreSQL one may.
      folder: settings.DATABASE_URL ? folderOfProcess() : join(settings.DATA_DIR, 'sql-tab'),
      emptyDatabase,
    },
  })
  return {
    db,
    quickDb: quick.db,
    readDb: reads.db,
    isDatabaseSilent: () => quick.pool.isSilent,
    log,
    settings,
    viewer,
    hoursChecker: checker,
    engine: { pool, poolConfig: engine.poolConfig, isAlone: engine.kind === 'embedded' },
    pools: { work: pool, visitors: quick.pool },
    onContentChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    heardAll: async () => {
      if (!(await marks.heardAll())) changed()
    },
    stopping: stopping.signal,
    announceStop: () => stopping.abort(),
    close: async () => {
      checker.stop()
      await viewer.close()
      await Promise.all([stopListening(), stopWatching()])
      await Promise.all([close(), quick.close(), reads.close()])
      await engine.close()
    },
  }
}

/** Of a million places an index takes a minute, and so does waiting for another server that makes it. */
async function bringUpToDate(engine: Engine, settings: Settings) {
  const { db, close } = openDatabase(engine.patientPoolConfig)
  try {
    await upgrade(db, settings)
    if (await renewByLetterRules(db))
      log.info('names are put in order and searched by the rules of the database as it is now')
  } finally {
    await close()
  }
}

async function warnOfUnreadable(db: Database, settings: Settings) {
  const found = await findUnreadable(db, settings)
  if (found.length > 0)
    log.warn(
      { found },
      'what was stored under another APP_SECRET cannot be read: start with the APP_SECRET of that time, or do for each what is said of it',
    )
}

async function warnOfCapitals(db: Database) {
  if (await tellsCapitalsApart(db))
    log.warn(
      'the database knows capitals of ASCII alone (its LC_CTYPE is C), so searches find no Greek or Cyrillic names by small letters: ' +
        'npm run restore brings a back-up into one that is made with --locale=C.UTF-8',
    )
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
