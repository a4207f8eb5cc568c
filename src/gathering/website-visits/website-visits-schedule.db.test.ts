import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { configs } from '../../office/configs/config.table.ts'
import { log } from '../../platform/log/log.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { websiteVisits } from './website-visit.table.ts'
import { websiteVisitsSchedule } from './website-visits-schedule.task.ts'

/** Whether the website of a place was looked at in a round; its address is one that nobody goes to. */
async function isVisited(given: Record<string, string>, switchedTo?: string) {
  const db = await testDatabase()
  await aPlace(db, { website: 'http://127.0.0.1/' })
  if (switchedTo) await db.insert(configs).values({ key: 'READ_WEBSITES', value: switchedTo })
  await websiteVisitsSchedule({ db, log, settings: readSettings(given) }).run()
  const [visit] = await db.select().from(websiteVisits)
  return visit?.outcome === 'failed'
}

test('websites are read unless somebody switches it off, in the settings of the server or as an editor', async () => {
  expect(await isVisited({})).toBe(true)
  expect(await isVisited({}, 'off')).toBe(false)
  expect(await isVisited({}, 'on')).toBe(true)
  expect(await isVisited({ READ_WEBSITES: 'off' }, 'on')).toBe(false)
})
