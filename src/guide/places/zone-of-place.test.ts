import { expect, test } from 'vitest'
import { zoneOfPlace } from './zone-of-place.ts'

test.each([
  ['Tornio', 65.848, 24.147, 'Finland', 'Europe/Helsinki'],
  ['Haparanda', 65.836, 24.137, 'Sweden', 'Europe/Stockholm'],
  ['Valença', 42.027, -8.643, 'Portugal', 'Europe/Lisbon'],
  ['Hallein', 47.683, 13.09, 'Austria', 'Europe/Vienna'],
  ['Dundalk', 54, -6.4, 'Ireland', 'Europe/Dublin'],
  ['Enniskillen', 54.3438, -7.6315, 'United Kingdom', 'Europe/London'],
  ['Las Palmas', 28.12, -15.43, 'Spain', 'Atlantic/Canary'],
  ['Ponta Delgada', 37.74, -25.67, 'Portugal', 'Atlantic/Azores'],
  ['Tórshavn', 62.01, -6.77, 'Denmark', 'Atlantic/Faroe'],
  ['Ceuta', 35.89, -5.32, 'Spain', 'Africa/Ceuta'],
  ['Tornio, of which no country is known', 65.848, 24.147, null, 'Europe/Stockholm'],
  ['a country of another continent', 48.2, 16.37, 'Japan', 'Europe/Vienna'],
])('the clocks of %s are its own country’s', (_, lat, lng, addrCountry, zone) => {
  expect(zoneOfPlace({ lat, lng, addrCountry })).toBe(zone)
})
