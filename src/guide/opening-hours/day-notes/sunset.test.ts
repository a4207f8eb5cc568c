import { expect, test } from 'vitest'
import { sunsetOf } from './sunset.ts'

// Minutes of the day in UTC. December: the almanacs as Wikipedia's table of the solstice has them; June: timeanddate.com.
test.each([
  ['London', '2015-12-22', 51.5074, -0.1278, 15 * 60 + 53],
  ['Vienna', '2015-12-22', 48.2082, 16.3738, 15 * 60 + 3],
  ['Madrid', '2015-12-22', 40.4168, -3.7038, 16 * 60 + 51],
  ['Athens', '2015-12-22', 37.9838, 23.7275, 15 * 60 + 9],
  ['Reykjavík', '2022-12-21', 64.1466, -21.9426, 15 * 60 + 29],
  ['Stockholm', '2022-12-21', 59.3293, 18.0686, 13 * 60 + 47],
  ['London', '2024-06-21', 51.5074, -0.1278, 20 * 60 + 21],
  ['Vienna', '2024-06-21', 48.2082, 16.3738, 18 * 60 + 58],
  ['Stockholm', '2024-06-21', 59.3293, 18.0686, 20 * 60 + 8],
])('the sun sets over %s on %s within two minutes of the almanac', (_city, day, lat, lng, minutes) => {
  const sunset = sunsetOf(day, { lat, lng })
  const midnight = Date.parse(`${day}T00:00Z`)
  expect(Math.abs(((sunset?.getTime() ?? 0) - midnight) / 60_000 - minutes)).toBeLessThanOrEqual(2)
})

test('beyond the polar circle there are days without a sunset', () => {
  const tromso = { lat: 69.6492, lng: 18.9553 }
  expect(sunsetOf('2026-06-21', tromso)).toBeUndefined()
  expect(sunsetOf('2026-12-21', tromso)).toBeUndefined()
})
