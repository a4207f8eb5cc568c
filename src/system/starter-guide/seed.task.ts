import { sql } from 'drizzle-orm'
import { featureBareCities } from '../../gathering/featuring/feature-bare-cities.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import { readLedger } from './ledger.queries.ts'
import { seedBasics, seedCities } from './seed-basics.task.ts'
import { seedOsmFiles } from './seed-osm.task.ts'
import { seedPlaces } from './seed-places.task.ts'
import { seedRules } from './seed-rules.task.ts'
import { seedWithdrawals } from './seed-withdrawals.task.ts'
import { readStarterGuide } from './starter-files.task.ts'

export interface Seeded {
  /** Seasons, fun types, radius options, page metadata and sections of pages. */
  basics: number
  cities: number
  /** Of the starter guide. */
  places: number
  /** Places that were there, of which the starter guide now says something else. */
  renewed: number
  /** Places that are hidden, since the starter guide took them back. */
  withdrawn: number
  /** Places that the bundled OpenStreetMap files added. */
  imported: number
}

/**
 * Fills a fresh installation, or adds what a newer version brings; how much of each was new. What an editor changed or
 * deleted stays as it is. Killed half-way, the next run goes on where this one was.
 */
export async function seed(db: Database, { siteName = 'Family Fun Europe' } = {}): Promise<Seeded> {
  const seeding = { db, siteName, seeded: await readLedger(db) }
  await seedRules(seeding)
  const seeded = {
    basics: await seedBasics(seeding),
    cities: await seedCities(seeding),
    ...(await seedPlaces(seeding, await readStarterGuide())),
    withdrawn: await seedWithdrawals(seeding),
    imported: await seedOsmFiles(seeding),
  }
  await featureBareCities(db)
  // PostgreSQL looks by itself a minute later, where its owner lets it: searches until then took twenty times as long.
  if (seeded.places + seeded.imported > 0) await db.execute(sql`analyze`)
  return seeded
}
