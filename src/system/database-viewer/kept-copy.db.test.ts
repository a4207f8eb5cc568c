import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { testDatabase, testEngine } from '../../../tests/test-database.ts'
import { openDatabaseViewer } from './database-viewer.task.ts'

// Elsewhere there are logins; where there are not, hints of change prove nothing and are not asked.
const { kind } = await testEngine()

test.skipIf(kind !== 'embedded')(
  'an answer holds every change that was made before the question, also beside many',
  async () => {
    const db = await testDatabase()
    const viewer = openDatabaseViewer(db, { copyFolder: await aFolder(), isAlone: true })
    onTestFinished(() => viewer.close())
    await viewer.prepare()
    const count = async () => {
      const query = 'select (select count(*) from cities) as cities, (select count(*) from places) as places'
      let outcome = await viewer.run(query)
      while ('notReady' in outcome) outcome = await viewer.run(query)
      return 'result' in outcome ? outcome.result.rows[0] : outcome
    }
    expect(await count()).toEqual({ cities: 0, places: 0 })
    for (let made = 1; made <= 3; made++) {
      await aCity(db)
      await aPlace(db)
      expect(await count()).toEqual({ cities: made, places: made })
    }
    await db.execute(sql`truncate cities, places cascade`)
    expect(await count()).toEqual({ cities: 0, places: 0 })
    // A query that has its process ended loses nothing of what the folder holds.
    await aCity(db)
    await viewer.run('select count(*) from generate_series(1, 100000000000)')
    expect(await count()).toEqual({ cities: 1, places: 0 })
  },
)

test.skipIf(kind !== 'embedded')('an end waits for no query that is still on its way', async () => {
  const viewer = openDatabaseViewer(await testDatabase(), { copyFolder: await aFolder(), isAlone: true })
  await viewer.prepare()
  const asked = viewer.run('select count(*) from cities')
  await viewer.close()
  await Promise.allSettled([asked])
  expect(viewer.isRunning()).toBe(false)
})

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sql-tab-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
