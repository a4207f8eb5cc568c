import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { commonsServer } from '../../../tests/services/commons-server.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { configs } from '../../office/configs/config.table.ts'
import { log } from '../../platform/log/log.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { commonsPhotosSchedule } from './commons-photos-schedule.task.ts'

/** Whether Wikimedia was asked in a round. */
async function isAsked(given: Record<string, string>, switchedTo?: string) {
  const db = await testDatabase()
  const { settings, requests } = await commonsServer([])
  await aPlace(db, { wikidata: 'Q1' })
  if (switchedTo) await db.insert(configs).values({ key: 'FIND_PHOTOS', value: switchedTo })
  await commonsPhotosSchedule({ db, log, settings: { ...readSettings(given), ...settings } }).run()
  return requests.length > 0
}

test('photos are looked for unless somebody switches it off, in the settings of the server or as an editor', async () => {
  expect(await isAsked({})).toBe(true)
  expect(await isAsked({}, 'off')).toBe(false)
  expect(await isAsked({}, 'on')).toBe(true)
  expect(await isAsked({ FIND_PHOTOS: 'off' }, 'on')).toBe(false)
})
