import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { fetchDueCities } from './due-cities.task.ts'
import { importRuns } from './import-run.table.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

type State = 'done' | 'failed' | 'cancelled'

const importedAt = (db: Database, cityId: number, startedAt: Date, state: State = 'done') =>
  db.insert(importRuns).values({ cityId, provider: 'openstreetmap', state, startedAt })

const jobsOf = (db: Database) => db.select().from(jobs).orderBy(asc(jobs.createdAt))

test('cities are fetched again after their days, those that wait longest first, as one job at a time', async () => {
  const db = await testDatabase()
  const never = await aCity(db, { name: 'Never fetched', fetchEveryDays: 30 })
  const old = await aCity(db, { name: 'Old', fetchEveryDays: 7 })
  const older = await aCity(db, { name: 'Older', fetchEveryDays: 7 })
  const fresh = await aCity(db, { name: 'Fresh', fetchEveryDays: 7 })
  await aCity(db, { name: 'Only by hand' })
  await importedAt(db, old.id, daysAgo(8))
  await importedAt(db, older.id, daysAgo(9))
  await importedAt(db, fresh.id, daysAgo(20))
  await importedAt(db, fresh.id, daysAgo(6))
  await fetchDueCities(db)
  await fetchDueCities(db)
  expect(await jobsOf(db)).toMatchObject([
    {
      ...{ kind: 'fetch-places', state: 'waiting', startedBy: null },
      input: { cityIds: [never.id, older.id, old.id], provider: 'openstreetmap' },
    },
  ])
})

test('a fetch that a clock dates which was months ahead keeps no city from being fetched again', async () => {
  const db = await testDatabase()
  const [due, fresh] = [await aCity(db, { fetchEveryDays: 7 }), await aCity(db, { fetchEveryDays: 7 })]
  for (const { id } of [due, fresh]) await importedAt(db, id, daysAgo(-90))
  await importedAt(db, due.id, daysAgo(8))
  await importedAt(db, fresh.id, daysAgo(1))
  await fetchDueCities(db)
  expect(await jobsOf(db)).toMatchObject([{ input: { cityIds: [due.id] } }])
})

test('nothing due, no job', async () => {
  const db = await testDatabase()
  await aCity(db)
  await fetchDueCities(db)
  expect(await jobsOf(db)).toEqual([])
})

test('what failed is tried again a day later, then ever more seldom, and no more seldom than what came', async () => {
  const db = await testDatabase()
  const aCityThat = async (runs: [state: State, ago: number][], fetchEveryDays = 30) => {
    const { id } = await aCity(db, { fetchEveryDays })
    for (const [state, ago] of [['done', 60] as const, ...runs]) await importedAt(db, id, daysAgo(ago), state)
    return id
  }
  const failed = (...ago: number[]) => ago.map((days): [State, number] => ['failed', days])
  const due = [
    await aCityThat(failed(10, 9, 4.1)),
    await aCityThat(failed(4.5, 3.5, 2.1), 2),
    await aCityThat(failed(1.1)),
  ]
  await aCityThat(failed(0.9))
  await aCityThat(failed(3, 1.9))
  await aCityThat(failed(10, 9, 3.9))
  await aCityThat([...failed(9, 8), ['done', 7]])
  await aCityThat([...failed(9, 8), ['cancelled', 7]])
  await fetchDueCities(db)
  expect(await jobsOf(db)).toMatchObject([{ input: { cityIds: due } }])
})
