import { expect, test } from 'vitest'
import { osmTimesOf } from './osm-closure.ts'

const timesOf = (opening: string | undefined, saidOn: string | undefined = '2026-11-22') => {
  const { openingHours, closedFrom, closedUntil } = osmTimesOf(opening, saidOn)
  return [openingHours, closedFrom, closedUntil]
}

test.each([
  ['closed'],
  ['off'],
  ['Mo-Su off'],
  // Way 139499388 in Helsinki: 'closed for renovation'.
  ['off || "suljettu remontin vuoksi"'],
  ['closed "renovation"'],
  ['Mo-Su,PH off'],
  ['PH,Mo-Su closed'],
  ['"temporarily closed"'],
  ['temporarily closed'],
  ['closed permanently'],
  ['"closed for renovation"'],
])('%s is a closure without an end, and no hours', (opening) => {
  expect(timesOf(opening)).toEqual([null, '2026-11-22', null])
})

test.each([
  ['2026 Nov 02-2027 Mar 14 off; Mo-Su 09:00-17:00', 'Mo-Su 09:00-17:00', '2026-11-02', '2027-03-14'],
  ['Mo-Su 09:00-17:00; 2026 Nov 02 - Dec 14 off "new roof"', 'Mo-Su 09:00-17:00', '2026-11-02', '2026-12-14'],
  ['Mo-Su 09:00-17:00; 2026 Dec 02-14 closed', 'Mo-Su 09:00-17:00', '2026-12-02', '2026-12-14'],
  ['Mo-Su 09:00-17:00; 2026 Nov-2027 Feb off', 'Mo-Su 09:00-17:00', '2026-11-01', '2027-02-28'],
  ['Mo-Su 09:00-17:00; 2027 Feb off', 'Mo-Su 09:00-17:00', '2027-02-01', '2027-02-28'],
  ['Mo-Su 09:00-17:00; 2027 off', 'Mo-Su 09:00-17:00', '2027-01-01', '2027-12-31'],
  ['Mo-Su 09:00-17:00; 2026-2028 off', 'Mo-Su 09:00-17:00', '2026-01-01', '2028-12-31'],
  ['Mo-Su 09:00-17:00; 2026 Nov 02+ off', 'Mo-Su 09:00-17:00', '2026-11-02', null],
])('%s', (opening, openingHours, from, until) => {
  expect(timesOf(opening)).toEqual([openingHours, from, until])
})

test.each([
  'Mo-Su 09:00-17:00; Dec 24-26 off',
  'Mo-Su 09:00-17:00; Nov-Mar off',
  'Mo-Su 09:00-17:00; 2026 Dec 24-2026 Dec 26 off',
  'Mo-Su 09:00-17:00; 2026 Nov 02-2027 Mar 14 10:00-12:00',
  'Mo-Su 09:00-17:00; 2026 Feb 30-2026 Dec 14 off',
  'Mo-Su 09:00-17:00; 2026 Nov 02-2027 Mar off',
  'Mo-Su 09:00-17:00; 2026 Nov 02-2025 Mar 14 off',
  'Tu-Su 11:00-18:00, Mo closed',
  'PH closed',
  '"closed on Mondays"',
  'off || "by appointment"',
  'Mo-Su off || "nach Vereinbarung"',
  'closed "sur rendez-vous"',
  // Node 4989964823 in Helsinki, once it is over.
  'Mo-Th 12:00-16:00; 2017 Jun 30 - 2017 Aug 6 off; PH off',
])('%s stays as it is', (opening) => {
  expect(timesOf(opening)).toEqual([opening, null, null])
})

test('of two the first is told; the other stays where it is', () => {
  expect(timesOf('2028 Jan off; Mo 09:00-17:00; 2027 Jan off')).toEqual([
    ...['2028 Jan off; Mo 09:00-17:00', '2027-01-01', '2027-01-31'],
  ])
})

test('without a date nobody knows since when, and the text says it', () => {
  expect(osmTimesOf('closed', undefined)).toMatchObject({ openingHours: 'closed', closedFrom: null })
  expect(osmTimesOf(undefined, '2026-11-22')).toMatchObject({ openingHours: null, closedFrom: null })
})
