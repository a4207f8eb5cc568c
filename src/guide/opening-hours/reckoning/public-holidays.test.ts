// biome-ignore-all format: rows of data read better one to a line
import { beforeEach, expect, test, vi } from 'vitest'
import { type DayHours, dateOf } from '../days/day-hours.ts'
import { reckonDays } from './reckon-days.task.ts'

// The library tells the console of what it throws for.
beforeEach(() => {
  const spy = vi.spyOn(console, 'error').mockReturnValue()
  return () => spy.mockRestore()
})

// As their laws and the capital's region have them; 22 countries, looked through by hand.
test.each([
  ['Austria', 'at', 48.2082, 16.3738, 'Europe/Vienna',
    '01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 10-26 11-01 12-08 12-25 12-26',
    '01-01 01-06 03-29 05-01 05-06 05-17 05-27 08-15 10-26 11-01 12-08 12-25 12-26'],
  ['Belgium', 'be', 50.8503, 4.3517, 'Europe/Brussels',
    '01-01 04-06 05-01 05-14 05-25 07-21 08-15 11-01 11-11 12-25',
    '01-01 03-29 05-01 05-06 05-17 07-21 08-15 11-01 11-11 12-25'],
  ['Bulgaria', 'bg', 42.6977, 23.3219, 'Europe/Sofia',
    '01-01 03-03 04-10 04-12 04-13 05-01 05-06 05-24 09-06 09-22 12-24 12-25',
    '01-01 03-03 04-30 05-01 05-02 05-03 05-06 05-24 09-06 09-22 12-24 12-25'],
  ['Croatia', 'hr', 45.815, 15.9819, 'Europe/Zagreb',
    '01-01 01-06 04-05 04-06 05-01 05-30 06-04 06-22 08-05 08-15 11-01 11-18 12-25 12-26',
    '01-01 01-06 03-28 03-29 05-01 05-27 05-30 06-22 08-05 08-15 11-01 11-18 12-25 12-26'],
  ['Czech Republic', 'cz', 50.0755, 14.4378, 'Europe/Prague',
    '01-01 04-03 04-06 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26',
    '01-01 03-26 03-29 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26'],
  ['Denmark', 'dk', 55.6761, 12.5683, 'Europe/Copenhagen',
    '01-01 04-02 04-03 04-05 04-06 05-14 05-24 05-25 06-05 12-24 12-25 12-26',
    '01-01 03-25 03-26 03-28 03-29 05-06 05-16 05-17 06-05 12-24 12-25 12-26'],
  ['Finland', 'fi', 60.1699, 24.9384, 'Europe/Helsinki',
    '01-01 01-06 04-03 04-05 04-06 05-01 05-14 05-24 06-20 10-31 12-06 12-25 12-26',
    '01-01 01-06 03-26 03-28 03-29 05-01 05-06 05-16 06-26 11-06 12-06 12-25 12-26'],
  ['France', 'fr', 48.8566, 2.3522, 'Europe/Paris',
    '01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25',
    '01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25'],
  ['Germany', 'de', 52.52, 13.405, 'Europe/Berlin',
    '01-01 03-08 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26',
    '01-01 03-08 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26'],
  ['Greece', 'gr', 37.9838, 23.7275, 'Europe/Athens',
    '01-01 01-06 02-23 03-25 04-10 04-12 04-13 05-01 06-01 08-15 10-28 12-25 12-26',
    '01-01 01-06 03-15 03-25 04-30 05-01 05-02 05-03 06-21 08-15 10-28 12-25 12-26'],
  ['Hungary', 'hu', 47.4979, 19.0402, 'Europe/Budapest',
    '01-01 03-15 04-03 04-05 04-06 05-01 05-24 05-25 08-20 10-23 11-01 12-25 12-26',
    '01-01 03-15 03-26 03-28 03-29 05-01 05-16 05-17 08-20 10-23 11-01 12-25 12-26'],
  ['Ireland', 'ie', 53.3498, -6.2603, 'Europe/Dublin',
    '01-01 02-02 03-17 04-06 05-04 06-01 08-03 10-26 12-25 12-26',
    '01-01 02-01 03-17 03-29 05-03 06-07 08-02 10-25 12-25 12-26'],
  ['Italy', 'it', 41.9028, 12.4964, 'Europe/Rome',
    '01-01 01-06 04-05 04-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26',
    '01-01 01-06 03-28 03-29 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26'],
  ['Netherlands', 'nl', 52.3676, 4.9041, 'Europe/Amsterdam',
    '01-01 04-03 04-06 04-27 05-05 05-14 05-25 12-25 12-26',
    '01-01 03-29 04-27 05-06 05-17 12-25 12-26'],
  ['Norway', 'no', 59.9139, 10.7522, 'Europe/Oslo',
    '01-01 04-02 04-03 04-05 04-06 05-01 05-14 05-17 05-24 05-25 12-25 12-26',
    '01-01 03-25 03-26 03-28 03-29 05-01 05-06 05-16 05-17 12-25 12-26'],
  ['Poland', 'pl', 52.2297, 21.0122, 'Europe/Warsaw',
    '01-01 01-06 04-05 04-06 05-01 05-03 05-24 06-04 08-15 11-01 11-11 12-24 12-25 12-26',
    '01-01 01-06 03-28 03-29 05-01 05-03 05-16 05-27 08-15 11-01 11-11 12-24 12-25 12-26'],
  ['Portugal', 'pt', 38.7223, -9.1393, 'Europe/Lisbon',
    '01-01 04-03 04-05 04-25 05-01 06-04 06-10 08-15 10-05 11-01 12-01 12-08 12-25',
    '01-01 03-26 03-28 04-25 05-01 05-27 06-10 08-15 10-05 11-01 12-01 12-08 12-25'],
  ['Romania', 'ro', 44.4268, 26.1025, 'Europe/Bucharest',
    '01-01 01-02 01-06 01-07 01-24 04-10 04-12 04-13 05-01 05-31 06-01 08-15 11-30 12-01 12-25 12-26',
    '01-01 01-02 01-06 01-07 01-24 04-30 05-01 05-02 05-03 06-01 06-20 06-21 08-15 11-30 12-01 12-25 12-26'],
  ['Spain', 'es', 40.4168, -3.7038, 'Europe/Madrid',
    '01-01 01-06 04-02 04-03 05-01 05-02 08-15 10-12 11-01 12-06 12-08 12-25',
    '01-01 01-06 03-25 03-26 05-01 05-03 08-15 10-12 11-01 12-06 12-08 12-25'],
  ['Sweden', 'se', 59.3293, 18.0686, 'Europe/Stockholm',
    '01-01 01-06 04-03 04-05 04-06 05-01 05-14 05-24 06-06 06-20 10-31 12-25 12-26',
    '01-01 01-06 03-26 03-28 03-29 05-01 05-06 05-16 06-06 06-26 11-06 12-25 12-26'],
  ['Switzerland', 'ch', 47.3769, 8.5417, 'Europe/Zurich',
    '01-01 04-03 04-05 04-06 05-01 05-14 05-24 05-25 08-01 09-20 12-25 12-26',
    '01-01 03-26 03-28 03-29 05-01 05-06 05-16 05-17 08-01 09-19 12-25 12-26'],
  ['United Kingdom', 'gb', 51.5074, -0.1278, 'Europe/London',
    '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28',
    '01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28'],
] as const)('%s has its public holidays of 2026 and 2027', (_, countryCode, lat, lng, timeZone, in2026, in2027) => {
  for (const [year, holidays] of [['2026', in2026], ['2027', in2027]] as const)
    expect(closedDays(yearOf({ countryCode, lat, lng, timeZone }, year))).toBe(holidays)
})

const sofia = { countryCode: 'bg', lat: 42.6977, lng: 23.3219, timeZone: 'Europe/Sofia' }
const amsterdam = { countryCode: 'nl', lat: 52.3676, lng: 4.9041, timeZone: 'Europe/Amsterdam' }

test('a day that is a holiday to some, or that the calendar lacks, is not known', () => {
  const unknown = (days: DayHours[]) => days.filter(({ open }) => open === null).map(shortDate).join(' ')
  expect(unknown(yearOf(sofia, '2027'))).toBe('05-04 12-26 12-27 12-28')
  expect(unknown(yearOf(amsterdam, '2027'))).toBe('03-26 05-05')
})

test('school holidays past the last day that is known leave the days before it as they are', () => {
  const vaduz = { countryCode: 'li', lat: 47.141, lng: 9.5209, timeZone: 'Europe/Vaduz' }
  const days = reckonDays({ openingHours: 'Mo-Su 10:00-18:00; SH 09:00-19:00', ...vaduz, firstDay: '2026-07-01', dayCount: 730 })
  const lastKnown = days.findLastIndex(({ open }) => open !== null)
  expect(days[0]?.open).not.toBeNull()
  expect(lastKnown).toBeLessThan(729)
  expect(days.slice(lastKnown + 1).every(({ open }) => open === null)).toBe(true)
})

type Place = { countryCode: string; lat: number; lng: number; timeZone: string }

const yearOf = (place: Place, year: string) =>
  reckonDays({ openingHours: 'Mo-Su 10:00-18:00; PH off', ...place, firstDay: `${year}-01-01`, dayCount: 365 })

const closedDays = (days: DayHours[]) => days.filter(({ open }) => open?.length === 0).map(shortDate).join(' ')

const shortDate = (day: DayHours) => dateOf(day).slice(5)
