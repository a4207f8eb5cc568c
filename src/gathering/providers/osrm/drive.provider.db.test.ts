import { expect, test } from 'vitest'
import { answering } from '../../../../tests/services/answering.ts'
import { recordedAnswer } from '../../../../tests/services/recorded-answer.ts'
import { testClock } from '../../../../tests/services/test-clock.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { log } from '../../../platform/log/log.ts'
import { readSettings } from '../../../platform/settings/settings.ts'
import { siteDrives } from './drive.provider.ts'

const vienna = { lat: 48.208, lng: 16.374 }
const park = { lat: 47.795, lng: 16.64 }

async function driveFrom(url: string) {
  const db = await testDatabase()
  const settings = readSettings({ SITE_ORIGIN: 'https://guide.example', OSRM_URL: url })
  return siteDrives({ db, log, settings, clock: testClock(db) })
}

test('a drive comes with its minutes, rounded up, its kilometres and its line', async () => {
  const { url, lastHeaders } = await answering(recordedAnswer('osrm', 'route.from-documentation'))
  const find = await driveFrom(url)
  expect(await find?.(vienna, park)).toEqual({
    ...{ minutes: 53, km: 54.3 },
    line: [
      { lat: 48.2082, lng: 16.3738 },
      { lat: 48, lng: 16.45 },
      { lat: 47.86, lng: 16.54 },
      { lat: 47.795, lng: 16.64 },
    ],
  })
  expect(lastHeaders()['user-agent']).toMatch(/^Family.*https:\/\/guide\.example/)
})

test.each([
  [['driving', 'ferry', 'driving'], true],
  [['driving', 'train'], undefined],
])('of a drive by %j a ferry alone is told', async (modes, hasFerry) => {
  const { body } = recordedAnswer('osrm', 'route.from-documentation')
  const { routes, ...others } = JSON.parse(body)
  const legs = [{ steps: modes.map((mode) => ({ mode })) }]
  const { url, requests } = await answering({
    body: JSON.stringify({ ...others, routes: [{ ...routes[0], legs }] }),
  })
  expect(await (await driveFrom(url))?.(vienna, park)).toEqual({
    ...{ minutes: 53, km: 54.3, line: expect.any(Array) },
    ...(hasFerry && { hasFerry }),
  })
  expect(requests[0]).toContain('steps=true')
})

test.each([
  ['route-no-route-400', 'no road'],
  ['error-no-segment-400', 'unknown'],
])('the recorded answer %s comes out as: %s', async (fixture, outcome) => {
  const { url } = await answering(recordedAnswer('osrm', fixture))
  expect(await (await driveFrom(url))?.(vienna, park)).toBe(outcome)
})

test('a point that was moved to a road far off tells nothing', async () => {
  const { body } = recordedAnswer('osrm', 'route.from-documentation')
  const { url } = await answering({ body: body.replace('"distance": 30.1', '"distance": 38952.7') })
  expect(await (await driveFrom(url))?.(vienna, park)).toBe('unknown')
})

test.each(['ok-one-to-many', 'nearest', 'error-invalid-query-400'])(
  'the recorded answer %s is no drive',
  async (fixture) => {
    const { url, requests } = await answering(recordedAnswer('osrm', fixture))
    await expect((await driveFrom(url))?.(vienna, park)).rejects.toThrow('OSRM')
    expect(requests).toHaveLength(1)
  },
)

test('the public router is never asked', async () => {
  expect(await driveFrom('https://router.project-osrm.org/')).toBeUndefined()
})
