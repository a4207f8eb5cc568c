import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { testDatabase, testEngine } from '../../../tests/test-database.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CopyPlace } from './copy-folder.task.ts'
import { openDatabaseViewer } from './database-viewer.task.ts'

// Elsewhere there are logins; where there are not, hints of change prove nothing and are not asked.
const { kind } = await testEngine()
const testOnEmbedded = test.skipIf(kind !== 'embedded')

testOnEmbedded(
  'an answer holds every change that was made before the question, also beside many',
  async () => {
    const db = await testDatabase()
    const { viewer, count } = await aServer(db, await aPlaceForCopies())
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

testOnEmbedded(
  'the next server goes on with the copy, and its answers hold what changed meanwhile',
  async () => {
    const db = await testDatabase()
    const place = await aPlaceForCopies()
    const before = await aServer(db, place)
    await aCity(db)
    expect(await before.count()).toEqual({ cities: 1, places: 0 })
    await markCopy(place)
    await before.viewer.close()
    await aCity(db)
    const { count } = await aServer(db, place)
    expect(await count()).toEqual({ cities: 2, places: 0 })
    expect(isMarked(place)).toBe(true)
  },
)

testOnEmbedded.for([
  ['a server that was killed', sql`delete from copy_seals`],
  ['another state of the database, as from a back-up', sql`update copy_seals set word = gen_random_uuid()`],
  ['other columns than are shown today', sql`alter table seasons add column mood text`],
] as const)('a copy of %s is made anew', async ([, change]) => {
  const db = await testDatabase()
  const place = await aPlaceForCopies()
  const { viewer } = await aServer(db, place)
  await markCopy(place)
  await viewer.close()
  await db.execute(change)
  onTestFinished(async () => void (await db.execute(sql`alter table seasons drop column if exists mood`)))
  const { count } = await aServer(db, place)
  expect(await count()).toEqual({ cities: 0, places: 0 })
  expect(isMarked(place)).toBe(false)
})

testOnEmbedded('a copy that cannot be read is made anew', async () => {
  const db = await testDatabase()
  const place = await aPlaceForCopies()
  await writeFile(place.folder, 'no folder at all')
  const { count } = await aServer(db, place)
  expect(await count()).toEqual({ cities: 0, places: 0 })
})

testOnEmbedded('an end waits for no query that is still on its way', async () => {
  const viewer = openDatabaseViewer(await testDatabase(), {
    copyPlace: await aPlaceForCopies(),
    isAlone: true,
  })
  await viewer.prepare()
  const asked = viewer.run('select count(*) from cities')
  await viewer.close()
  await Promise.allSettled([asked])
  expect(viewer.isRunning()).toBe(false)
})

testOnEmbedded(
  'of what lies beside it a copy that is not kept removes what killed servers left, and nothing else',
  async () => {
    const { folder, emptyDatabase } = await aPlaceForCopies()
    const shared = join(folder, '..')
    const { pid: gone } = spawnSync(process.execPath, ['--version'])
    const names = [`sql-tab-${gone}-a`, `sql-tab-${process.ppid}-b`, `sql-tab-${process.pid}-c`, 'others']
    for (const name of names) await mkdir(join(shared, name))
    const own = `sql-tab-${process.pid}-d`
    const viewer = openDatabaseViewer(await testDatabase(), {
      copyPlace: { folder: join(shared, own), emptyDatabase },
    })
    onTestFinished(() => viewer.close())
    await viewer.prepare()
    expect((await readdir(shared)).toSorted()).toEqual(
      ['others', `sql-tab-${process.ppid}-b`, own].toSorted(),
    )
  },
)

/** The SQL tab of a server, once it may be asked. */
async function aServer(db: Database, copyPlace: CopyPlace) {
  const viewer = openDatabaseViewer(db, { copyPlace, isAlone: true })
  onTestFinished(() => viewer.close())
  await viewer.prepare()
  const count = async () => {
    const query = 'select (select count(*) from cities) as cities, (select count(*) from places) as places'
    let outcome = await viewer.run(query)
    while ('notReady' in outcome) outcome = await viewer.run(query)
    return 'result' in outcome ? outcome.result.rows[0] : outcome
  }
  return { viewer, count }
}

const markOf = ({ folder }: CopyPlace) => join(folder, 'not-made-anew')
const markCopy = (place: CopyPlace) => writeFile(markOf(place), '')
const isMarked = (place: CopyPlace) => existsSync(markOf(place))

async function aPlaceForCopies(): Promise<CopyPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'sql-tab-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { folder: join(folder, 'copy'), emptyDatabase }
}

// Made by the first test.
const emptyDatabase = join(tmpdir(), `empty-database-${process.pid}.tgz`)
afterAll(() => rm(emptyDatabase, { force: true }))
