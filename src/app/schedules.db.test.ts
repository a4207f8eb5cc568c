import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/test-database.ts'
import { jobs } from '../office/jobs/job.table.ts'
import { log } from '../platform/log/log.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { schedules } from './job-kinds.ts'

test('an embedded database is put in order by the clock; a server of PostgreSQL does that by itself', async () => {
  const db = await testDatabase()
  const namesFor = (settings: Record<string, string>) =>
    schedules({ db, log, settings: readSettings(settings) }).map(({ name }) => name)
  expect(namesFor({})).toContain('tend-embedded')
  expect(namesFor({ DATABASE_URL: 'postgres://127.0.0.1/guide' })).not.toContain('tend-embedded')
})

test('jobs that were over long ago go by the clock, but for the last of a kind', async () => {
  const db = await testDatabase()
  const of2025 = (day: number) => new Date(Date.UTC(2025, 0, day))
  const over = (day: number) => ({
    ...{ kind: 'back-up', state: 'done' as const, input: {}, progress: { done: 0, total: 0, items: [] } },
    ...{ createdAt: of2025(day), finishedAt: of2025(day) },
  })
  await db.insert(jobs).values([over(1), over(2)])
  const all = schedules({ db, log, settings: readSettings({}) })
  await all.find(({ name }) => name === 'old-jobs')?.run()
  expect(await db.select({ finishedAt: jobs.finishedAt }).from(jobs)).toEqual([{ finishedAt: of2025(2) }])
})
