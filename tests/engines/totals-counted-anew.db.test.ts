import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '../../src/platform/database/database.ts'
import { migrate, migrateTo } from '../../src/platform/database/migrate.ts'
import { driftedCounts } from '../drifted-counts.ts'
import { anEmptyDatabase, testEngine } from '../test-database.ts'

/** The last migrations before what 0057 and 0063 count was kept, as `migrations/meta/_journal.json` has them. */
const olderGuides: [name: string, when: number][] = [
  ['0056', 1795470014021],
  ['0062', 1795500487268],
]

const { kind } = await testEngine()

// All connections of the embedded database take turns, transaction by transaction.
test.skipIf(kind === 'embedded').for(olderGuides)(
  'what a server of the form of %s writes while a newer one migrates is counted, too',
  async ([, when]) => {
    const config = await anEmptyDatabase()
    const [older, newer] = [openDatabase(config), openDatabase(config)]
    onTestFinished(async () => void (await Promise.all([older.close(), newer.close()])))
    await newer.db.transaction((tx) => migrateTo(tx, when))
    await newer.db.execute(
      sql`insert into cities (name, country, lat, lng, slug) values ('Wien', 'Austria', 48, 16, 'wien')`,
    )
    await newer.db.execute(sql`insert into fun_types (name, slug, icon) values ('Zoo', 'zoo', 'Smile')`)
    const migrating = async () => {
      const run = { isOver: false, end: migrate(newer.db) }
      void run.end.finally(() => Object.assign(run, { isOver: true }))
      await expect.poll(async () => run.isOver || (await isWaiting(newer.db))).toBe(true)
      return run
    }
    const { end } = await older.db.transaction(async (tx) => {
      await tx.execute(
        sql`insert into places (name, slug, lat, lng, is_featured) values ('Zoo', 'zoo', 48, 16, true)`,
      )
      await tx.execute(
        sql`insert into city_places (city_id, place_id) select c.id, p.id from cities c, places p`,
      )
      await tx.execute(
        sql`insert into place_types (place_id, fun_type_id, rank) select p.id, f.id, 0 from places p, fun_types f`,
      )
      return migrating()
    })
    await end
    expect(await driftedCounts(newer.db)).toEqual([])
  },
)

async function isWaiting(db: Database): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}
