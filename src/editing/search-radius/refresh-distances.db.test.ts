import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { driftedCounts } from '../../../tests/drifted-counts.ts'
import { aCity, aPlace, aRadiusOption } from '../../../tests/factories.ts'
import { databaseKilledAfter } from '../../../tests/killed-database.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { placeDistances } from '../../gathering/distances/place-distance.table.ts'
import { beginJob, startJob } from '../../office/jobs/job.queries.ts'
import { readSteps } from '../../office/jobs/job-steps.queries.ts'
import { measureAnew } from './refresh-distances.task.ts'

test('a wider radius is measured some places at a time, and goes on where it was killed', async () => {
  const db = await testDatabase()
  await aCity(db)
  await aCity(db, { name: 'Graz', lat: 47.07, lng: 15.44 })
  for (const lng of [13, 13.1, 13.2]) await aPlace(db, { lat: 47.76, lng })
  expect(await db.$count(placeDistances)).toBe(0)
  await aRadiusOption(db, { radiusKm: 300 })
  const jobId = await startJob(db, { kind: 'refresh-distances', input: {}, startedBy: null })
  await beginJob(db, jobId)
  const work = { db, jobId, signal: new AbortController().signal, report: () => {} }
  const killed = await databaseKilledAfter(12)
  await measureAnew({ ...work, db: killed.db }, 1).catch(() => undefined)
  const steps = await readSteps<{ done: number }>(db, jobId)
  expect(steps?.done).toBeGreaterThan(0)
  expect(steps?.done).toBeLessThan(3)
  const { rows } = await db.execute<{ places: number }>(
    sql`select count(distinct place_id)::int as places from place_distances`,
  )
  expect(rows[0]?.places).toBe(steps?.done)
  expect(await measureAnew(work, 1)).toEqual({ cities: 2 })
  expect(await db.$count(placeDistances)).toBe(6)
  expect(await driftedCounts(db)).toEqual([])
})
