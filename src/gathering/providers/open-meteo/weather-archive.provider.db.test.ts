import { expect, test } from 'vitest'
import { answering } from '../../../../tests/services/answering.ts'
import { recordedAnswer } from '../../../../tests/services/recorded-answer.ts'
import { testClock } from '../../../../tests/services/test-clock.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { log } from '../../../platform/log/log.ts'
import { readSettings } from '../../../platform/settings/settings.ts'
import { siteWeather } from './weather-archive.provider.ts'

const bergen = { lat: 60.3913, lng: 5.3221 }
const years = { first: 2016, last: 2025 }

async function archive(answer: { status?: number; body: string }, key?: string) {
  const db = await testDatabase()
  const service = await answering(answer)
  const settings = readSettings({ WEATHER_URL: `${service.url}/`, WEATHER_API_KEY: key })
  const read = siteWeather({ db, log, settings, clock: testClock(db) })
  if (!read) throw new Error('No archive is set')
  return { ...service, read }
}

test('nobody is asked unless the owner sets an archive', async () => {
  const db = await testDatabase()
  expect(siteWeather({ db, log, settings: readSettings({}) })).toBe(undefined)
})

test('an archive is asked for whole years at once, by a position that a city has, and answers with days', async () => {
  const { read, requests } = await archive(recordedAnswer('open-meteo', 'three-days-bergen'))
  expect(await read(bergen, years)).toEqual([
    { day: '2025-01-15', high: 8.3, low: 6.9, millimetres: 13.2 },
    { day: '2025-01-16', high: 8.2, low: 7.6, millimetres: 5.6 },
    { day: '2025-01-17', high: 8.9, low: 6.4, millimetres: 4 },
  ])
  expect(requests.map(decodeURIComponent)).toEqual([
    '/v1/archive?latitude=60.39&longitude=5.32&start_date=2016-01-01&end_date=2025-12-31' +
      '&daily=temperature_2m_max,temperature_2m_min,precipitation_sum&models=era5&timezone=auto',
  ])
})

test('the key of who pays goes along, and into no message', async () => {
  const { read, requests } = await archive({ status: 400, body: '{"reason":"hunter2 is no key"}' }, 'hunter2')
  const failure = await read(bergen, years).catch((error: unknown) => error)
  expect(requests[0]).toMatch(/&apikey=hunter2$/)
  expect(failure).toMatchObject({ kind: 'refused' })
  expect(String(failure)).not.toContain('hunter2')
})

test.each([
  ['other units', { daily_units: { temperature_2m_max: '°F' } }],
  ['columns of several lengths', { daily: { precipitation_sum: [1] } }],
  ['a warmth that no day has', { daily: { temperature_2m_max: [8.3, 912, 8.9] } }],
  ['no days', { daily: { time: ['yesterday', 'today', 'tomorrow'] } }],
])('%s are no answer', async (_, change: { daily_units?: object; daily?: object }) => {
  const good = JSON.parse(recordedAnswer('open-meteo', 'three-days-oslo').body)
  const { read } = await archive({
    body: JSON.stringify({
      daily_units: { ...good.daily_units, ...change.daily_units },
      daily: { ...good.daily, ...change.daily },
    }),
  })
  await expect(read(bergen, years)).rejects.toMatchObject({ kind: 'unreadable' })
})
