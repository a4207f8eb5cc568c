import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { hasGuide } from '../platform/database/migrate.ts'
import { type Engine, openEngine } from '../platform/engine/engine.ts'
import { type Settings, SettingsError } from '../platform/settings/settings.ts'

type Work = (db: Database, engine: Engine) => Promise<void>

/** On the database of the settings, which is made where there is none. */
export async function onDatabase(settings: Settings, work: Work): Promise<void> {
  const engine = await openEngine(settings, { role: 'command' })
  const { db, close } = openDatabase(engine.poolConfig)
  try {
    await work(db, engine)
  } finally {
    await close()
    await engine.close()
  }
}

/** On that of a guide. @throws SettingsError where there is none, and then nothing is made: a setting may be mistyped */
export async function onGuide(settings: Settings, work: Work): Promise<void> {
  if (!settings.DATABASE_URL && (await isMissing(join(settings.DATA_DIR, 'database'))))
    throw noGuide(`DATABASE_URL is not set, and DATA_DIR is ${resolve(settings.DATA_DIR)}`)
  await onDatabase(settings, async (db, engine) => {
    if (!(await hasGuide(db)))
      throw noGuide(
        settings.DATABASE_URL
          ? `DATABASE_URL names the database ${await nameOf(db)}`
          : `DATA_DIR is ${resolve(settings.DATA_DIR)}`,
      )
    await work(db, engine)
  })
}

const noGuide = (where: string) =>
  new SettingsError(
    `There is no guide here: ${where}. Nothing was made. Name where it lies; a new one is made by npm start or npm run migrate.`,
  )

const isMissing = (folder: string): Promise<boolean> =>
  access(folder).then(
    () => false,
    // What else stands in the way is said by whoever opens it.
    ({ code }: NodeJS.ErrnoException) => code === 'ENOENT' || code === 'ENOTDIR',
  )

async function nameOf(db: Database): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
  return rows[0]?.name ?? ''
}
