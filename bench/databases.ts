import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/platform/database/database.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { type Engine, openEngine } from '../src/platform/engine/engine.ts'
import { readSettings } from '../src/platform/settings/settings.ts'
import { readLedger } from '../src/system/starter-guide/ledger.queries.ts'
import { seedBasics, seedCities } from '../src/system/starter-guide/seed-basics.task.ts'

/** A database with cities, fun types and seasons, in a folder of its own or on PostgreSQL. */
export async function openForImports(address: string | undefined): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const env = { DATA_DIR: folder, ...(address && { DATABASE_URL: address }) }
  const engine = await openEngine(readSettings(env), { role: 'command' })
  const { db, close } = openDatabase(engine.poolConfig)
  await migrate(db)
  const seeding = { db, siteName: 'Bench', seeded: await readLedger(db) }
  await seedBasics(seeding)
  await seedCities(seeding)
  await close()
  return {
    ...engine,
    close: async () => {
      await engine.close()
      await rm(folder, { recursive: true })
    },
  }
}
