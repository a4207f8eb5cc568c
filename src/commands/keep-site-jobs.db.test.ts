import pg from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { databaseProxy } from '../../tests/services/database-proxy.ts'
import { testDatabase, testPoolConfig } from '../../tests/test-database.ts'
import { routeDistancesJob } from '../gathering/distances/route-soon.queries.ts'
import { findJob, startJob } from '../office/jobs/job.queries.ts'
import { openDatabase } from '../platform/database/database.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { keepSiteJobs } from './keep-site-jobs.ts'

const { connectionString } = await testPoolConfig()

// The embedded one is lost with its process.
test.skipIf(!connectionString)('a queue that finds no database opens once that is there', async () => {
  const direct = await testDatabase()
  const proxy = await databaseProxy(connectionString ?? '')
  await proxy.cut()
  const poolConfig = { connectionString: proxy.url, max: 3 }
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
    await proxy.close()
  })
  await expect.poll(() => said.join('')).toContain('long work such as imports cannot run yet')
  await proxy.mend()
  const input = { cityIds: [], placeIds: [] }
  const id = await startJob(direct, { kind: routeDistancesJob, input, startedBy: null })
  await expect.poll(async () => (await findJob(direct, id))?.state).toBe('done')
})
