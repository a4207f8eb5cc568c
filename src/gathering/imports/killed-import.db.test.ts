import { asc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aFunType } from '../../../tests/factories.ts'
import { aZoo } from '../../../tests/fake-provider.ts'
import { databaseKilledAfter } from '../../../tests/killed-database.ts'
import { testDatabase, testEngine } from '../../../tests/test-database.ts'
import type { Database } from '../../platform/database/database.ts'
import { startRun } from './import-run.queries.ts'
import { importRuns } from './import-run.table.ts'
import { storeRun } from './store-run.task.ts'

const box = { south: 47, north: 49, west: 16, east: 17 }
const earlier = [
  aZoo(1, { name: 'Tiergarten' }),
  aZoo(2, { lat: 48.3 }),
  aZoo(3, { lat: 48.4, name: 'Gone' }),
]
const later = [
  aZoo(1, { name: 'Tierpark', date: '2025-01-01' }),
  aZoo(2, { lat: 48.3 }),
  aZoo(4, { lat: 48.1, name: 'Wildpark' }),
  aZoo(5, { lat: 48.1005, name: 'Wildpark' }),
  aZoo(6, { lat: 48.5, name: 'Zoo 6' }),
]

const dataOf = (candidates: typeof earlier, asOf: string) => ({
  ...{ candidates, refused: new Map([['no name', 2]]), elements: candidates.length },
  ...{ asOf: new Date(asOf), area: box, covers: box, creditsUsed: 7 },
})

/** A guide that an import is about to change; the run of that import. */
async function aGuideBefore() {
  const db = await testDatabase()
  await aFunType(db, { slug: 'zoo' })
  const { id: cityId } = await aCity(db, { slug: 'vienna' })
  const start = () => startRun(db, { origin: null, provider: 'openstreetmap', cityId })
  await storeRun(db, { id: await start(), userId: null }, dataOf(earlier, '2026-01-01'), { cityId })
  return { db, cityId, run: { id: await start(), userId: null } }
}

const importLater = (db: Database, guide: Awaited<ReturnType<typeof aGuideBefore>>) =>
  storeRun(db, guide.run, dataOf(later, '2026-02-01'), { cityId: guide.cityId, batchSize: 2 })

/** All that the import leaves behind, without the numbers that rolled back rows have used up. */
async function endState(db: Database) {
  const places = await db.execute(sql`
    select slug, name, place_id, lat, is_active, is_featured, array(select city_id from city_places l where l.place_id = p.id) cities,
      (select count(*) from place_distances d where d.place_id = p.id)::int distances,
      array(select external_id || coalesce(gone_since::text, '') from place_sources s where s.place_id = p.id order by 1) sources
    from places p order by slug`)
  const noted = await db.execute(sql`
    select action, entity, before->>'name' as before, after->>'name' as after, import_run_id from audit_log order by 1, 2, 3, 4`)
  const runs = await db.select().from(importRuns).orderBy(asc(importRuns.id))
  return {
    places: places.rows,
    noted: noted.rows,
    runs: runs.map(({ startedAt: _, finishedAt, ...run }) => ({ ...run, isFinished: finishedAt !== null })),
  }
}

// Each statement would do, and takes a minute; neighbours in one transaction are the same to the database. What is left
// behind is the same on both engines as long as both take back what was not finished: on the slow one fewer moments show that.
const stride = (await testEngine()).kind === 'postgresql' ? 4 : 14

test('an import that is killed at any statement and run again ends as if nothing had happened', async () => {
  const undisturbed = await aGuideBefore()
  await importLater(undisturbed.db, undisturbed)
  const expected = await endState(undisturbed.db)
  expect(expected.runs.at(-1)).toMatchObject({ added: 2, changed: 2, unchanged: 1, gone: 1, state: 'done' })
  let last = 0
  for (;;) {
    const guide = await aGuideBefore()
    const killed = await databaseKilledAfter(last)
    await importLater(killed.db, guide).catch(() => undefined)
    if (!killed.wasKilled()) break
    await importLater(guide.db, guide)
    expect(await endState(guide.db), `killed after ${last} statements`).toEqual(expected)
    last += stride
  }
  expect(last).toBeGreaterThan(50)
})
