import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/test-database.ts'
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
