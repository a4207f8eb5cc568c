import { expect, test } from 'vitest'
import { spansByDay } from '../../../guide/opening-hours/days/day-spans.ts'
import { reckonDays } from '../../../guide/opening-hours/reckoning/reckon-days.task.ts'
import { jsonLdItems } from './json-ld.ts'
import { siteFacts } from './site-facts.ts'

const place = { name: 'Zoo', lat: 48.2082, lng: 16.3738 }

function hoursOf(said: object, today = '2026-11-22') {
  const items = jsonLdItems([JSON.stringify({ '@type': 'Zoo', name: 'Zoo', ...said })])
  return siteFacts(items, { place, page: 'https://zoo.example/', today })
}

const spec = (dayOfWeek: unknown, opens?: string, closes?: string, more = {}) => ({
  ...{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes, ...more },
})
const special = (validFrom: string, validThrough: string, opens?: string, closes?: string) => ({
  specialOpeningHoursSpecification: spec(undefined, opens, closes, { validFrom, validThrough }),
})

const christmas = { validFrom: '2026-12-24', validThrough: '2026-12-26' }

test.each([
  ['Mo-Su 09:00-17:00', '09:00-17:00'],
  ['Mo-Fr 9:00-17:00, Sa 10:00-14:00', 'Mo-Fr 09:00-17:00; Sa 10:00-14:00'],
  ['Mo,We 10:00-12:00,14:00-18:00', 'Mo,We 10:00-12:00,14:00-18:00'],
  ['Mo-Sa 11:00-14:30 17:00-21:30', 'Mo-Sa 11:00-14:30,17:00-21:30'],
  ['Monday-Friday 9am-5pm; Sunday closed', 'Mo-Fr 09:00-17:00; Su off'],
  ['Fr-Mo 10:00-18:00', 'Mo,Fr-Su 10:00-18:00'],
  ['10:00–18:00', '10:00-18:00'],
  ['Mo-Su', '00:00-24:00'],
  ['Mo-Su 00:00-24:00', '00:00-24:00'],
  ['Sa 09:00-24:00', 'Sa 09:00-24:00'],
  ['Fr,Sa 18:00-02:00', 'Fr-Sa 18:00-02:00'],
  [['Tu 09:00-17:00', 'Su 10:00-16:00'], 'Tu 09:00-17:00; Su 10:00-16:00'],
  ['Mo-Fr 09:00-25:00', null],
  ['Montag bis Freitag von 9 bis 17 Uhr', null],
  [['Mo-Fr 09:00-17:00', 'ask us'], null],
  ['', null],
])('hours told as %j', (openingHours, text) => {
  expect(hoursOf({ openingHours }).openingHours).toBe(text)
})

test.each([
  [[spec('Monday', '09:00', '17:00')], 'Mo 09:00-17:00'],
  [[spec('http://schema.org/Monday', '09:00:00', '17:00:00')], 'Mo 09:00-17:00'],
  [[spec({ '@id': 'https://schema.org/Tuesday' }, 'T09:00', '17:00+01:00')], 'Tu 09:00-17:00'],
  [[spec('Mo, Tu', '9 AM', '5:30 p.m.')], 'Mo-Tu 09:00-17:30'],
  [[spec(undefined, '00:00', '23:59')], '00:00-24:00'],
  [[spec(undefined, '00:00:00', '24:00:00')], '00:00-24:00'],
  [[spec('Mo', '09:00', '24:00'), spec('Tu', '24:00', '24:00')], 'Mo 09:00-24:00; Tu off'],
  [[spec('Sa', '10:00', '12:00'), spec('Sa', '14:00', '18:00')], 'Sa 10:00-12:00,14:00-18:00'],
  [[spec('Su', '10:00', '18:00'), spec('PublicHolidays', '00:00', '00:00')], 'Su 10:00-18:00; PH off'],
  [[spec('Mo', '10:00', '18:00'), spec('Tu')], 'Mo 10:00-18:00; Tu off'],
  [[spec('Mo', '09:00', '17:00', { validThrough: '2026-11-21' })], null],
  [[spec('Mo', '09:00', '17:00', { validFrom: '2027-03-01' })], '2027 Mar 01-2099 Dec 31 Mo 09:00-17:00'],
  [[spec('Someday', '09:00', '17:00')], null],
  [[spec('Mo', '09:00')], null],
  [[spec('Mo', '09:00', '09:00')], null],
  [[spec('Mo', '09:00', '17:00', { validFrom: '2026-02-30' })], null],
  [[spec('Mo', '09:00', '17:00', { validFrom: '0000-02-29' })], null],
  [[spec('Mo', '09:00', '17:00', { validFrom: '2026-12-02', validThrough: '2026-12-01' })], null],
])('hours specified as %j', (openingHoursSpecification, text) => {
  expect(hoursOf({ openingHoursSpecification }).openingHours).toBe(text)
})

test.each([
  ['an exception', special('2026-12-24', '2026-12-26')],
  ['hours of a few days', { openingHoursSpecification: spec(undefined, '00:00', '00:00', christmas) }],
])('days off told as %s are special days, and no hours', (_, told) => {
  const days = { specialHours: '2026 Dec 24-2026 Dec 26 off', closedFrom: null, closedUntil: null }
  expect(hoursOf({ openingHours: 'Mo-Su 09:00-17:00', ...told })).toMatchObject(days)
  expect(hoursOf(told)).toMatchObject({ openingHours: null, ...days })
  expect(hoursOf(told, '2026-12-27').specialHours).toBeNull()
})

test.each([
  ['2026-11-01', '2027-02-28', '2026-11-01', '2027-02-28'],
  ['2027-01-04', '2027-01-31', '2027-01-04', '2027-01-31'],
  ['2026-01-01', '2026-11-21', null, null],
  ['2026-12-23', '2026-12-27', null, null],
])('closed from %s to %s', (from, through, closedFrom, closedUntil) => {
  const told = { openingHours: 'Mo-Su 09:00-17:00', ...special(from, through) }
  const isShort = closedFrom === null && through >= '2026-11-22'
  expect(hoursOf(told)).toMatchObject({
    ...{ openingHours: '09:00-17:00', closedFrom, closedUntil },
    specialHours: isShort ? '2026 Dec 23-2026 Dec 27 off' : null,
  })
})

test('the reckoner reads what is translated: season, Christmas and holidays come out right', () => {
  const { openingHours, specialHours } = hoursOf({
    openingHoursSpecification: [
      spec(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], '09:00', '16:30'),
      spec(undefined, '09:00', '18:30', { validFrom: '2027-04-01', validThrough: '2027-09-30' }),
      spec('PublicHolidays', '10:00', '16:00'),
    ],
    ...special('2026-12-24', '2026-12-26'),
  })
  const on = (firstDay: string) =>
    spansByDay(
      reckonDays({
        ...{
          openingHours: `${openingHours}; ${specialHours}`,
          lat: place.lat,
          lng: place.lng,
          firstDay,
          dayCount: 1,
        },
        ...{ timeZone: 'Europe/Vienna', countryCode: 'at' },
      }),
    )[firstDay]
  expect(on('2026-12-23')).toEqual([['09:00', '16:30']])
  expect(on('2026-12-24')).toEqual([])
  expect(on('2026-12-26')).toEqual([])
  expect(on('2026-12-08')).toEqual([['10:00', '16:00']])
  expect(on('2027-06-15')).toEqual([['09:00', '18:30']])
  expect(on('2027-10-01')).toEqual([['09:00', '16:30']])
})
