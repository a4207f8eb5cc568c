import { sql } from 'drizzle-orm'
import pg, { type PoolConfig } from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { databaseProxy } from '../../tests/services/database-proxy.ts'
import { testDatabase, testPoolConfig } from '../../tests/test-database.ts'
import { routeDistancesJob } from '../gathering/distances/route-soon.queries.ts'
import { findJob, startJob } from '../office/jobs/job.queries.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { keepSiteJobs } from './keep-site-jobs.ts'

const { connectionString } = await testPoolConfig()

/** What it says, as text. */
async function keptJobs(poolConfig: PoolConfig) {
  const { db, close } = openDatabase(poolConfig)
  const pool = new pg.Pool(poolConfig)
  const said: string[] = []
  const stopping = new AbortController()
  const stop = keepSiteJobs({
    ...{
      db,
      settings: readSettings({}),
      engine: { pool, poolConfig, isAlone: false },
      stopping: stopping.signal,
    },
    log: pino({}, { write: (line: string) => said.push(line) }),
  })
  onTestFinished(async () => {
    stopping.abort()
    await stop()
    await Promise.all([close(), pool.end()])
  })
  return () => said.join('')
}

async function aJobIsDone(db: Database) {
  const input = { cityIds: [], placeIds: [] }
  const id = await startJob(db, { kind: routeDistancesJob, input, startedBy: null })
  await expect.poll(async () => (await findJob(db, id))?.state).toBe('done')
}

// The embedded one is lost with its process.
test.skipIf(!connectionString)('a queue that finds no database opens once that is there', async () => {
  const direct = await testDatabase()
  const proxy = await databaseProxy(connectionString ?? '')
  onTestFinished(() => proxy.close())
  await proxy.cut()
  const said = await keptJobs({ connectionString: proxy.url, max: 3 })
  await expect.poll(said).toContain('long work such as imports cannot run yet')
  await proxy.mend()
  await aJobIsDone(direct)
})

test('a queue that is gone, as from a database that was restored without it, is made anew', async () => {
  const db = await testDatabase()
  const said = await keptJobs({ ...(await testPoolConfig()), max: 3 })
  await aJobIsDone(db)
  await db.execute(sql`drop schema pgboss cascade`)
  await expect.poll(said).toContain('the job queue is gone from the database: it is made anew')
  await aJobIsDone(db)
})

test('where the whole guide is gone nothing is made: it may be about to be restored', async () => {
  const db = await testDatabase()
  const said = await keptJobs({ ...(await testPoolConfig()), max: 3 })
  await aJobIsDone(db)
  await db.execute(sql`alter table jobs rename to jobs_of_before`)
  try {
    await db.execute(sql`drop schema pgboss cascade`)
    await expect.poll(said).toContain('the job queue stumbled')
    const { rows } = await db.execute(sql`select to_regnamespace('pgboss') as made`)
    expect(rows).toEqual([{ made: null }])
  } finally {
    await db.execute(sql`alter table jobs_of_before rename to jobs`)
  }
  await aJobIsDone(db)
})
