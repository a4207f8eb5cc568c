import { expect, test } from 'vitest'
import { realElement } from '../../../../tests/osm.ts'
import { osmSeasonsOf } from './osm-seasons.ts'

test.each([
  ['Apr-Oct: Mo-Su 11:00-19:00', 'spring summer autumn'],
  ['Apr-Nov', 'spring summer autumn'],
  ['Dec-Mar', 'winter'],
  ['Nov-May: Sa,Su 10:30-16:30', 'spring winter'],
  ['Jun 15-Jul 31: 20:45-24:00; Aug: 20:30-23:30; Sep 01-15: 20:00-23:00', 'summer'],
  ['Apr 24-Jun 14: 09:00-18:00; Jun 15-Sep 08: 09:00-20:00; PH off', 'summer'],
  ['Apr-Oct 10:00-18:00; Nov-Mar off', 'spring summer autumn'],
  ['May-Sep 10:00-18:00; Jul Mo off', 'summer'],
  ['May-Sep 10:00-18:00; Aug 15 off', 'summer'],
  ['Dec 01-24: 10:00-20:00', 'winter'],
  ['Mo-Su 10:00-18:00; Nov-Mar off', 'spring summer autumn'],
  ['Tu-Su 10:00-18:00; PH off; Mo off; Dec-Feb closed', 'spring summer autumn'],
  ['10:00-18:00; Jul,Aug 10:00-19:00; Oct 17-Mar 25 off', 'spring summer autumn'],
  ['Mo-Sa 06:00-20:00; Su,PH 08:00-20:00; Sep-Apr off', 'summer'],
  // Hours are told by nobody, but not that it is closed then.
  ['Nov-Mar off', 'spring summer autumn'],
  ['Oct 15-Apr 15 closed; PH off', 'spring summer'],
  ['Jun-Aug off "too hot"', 'spring autumn winter'],
])('%s: %s', (hours, seasons) => {
  expect(osmSeasonsOf({ opening_hours: hours })).toEqual({ seasonal: true, seasons: seasons.split(' ') })
})

test.each([
  'Mar 01-May 31: 10:00-18:00; Jun 01-Sep 30: 09:00-19:00; Oct 01-Feb 28: 10:00-17:00',
  'Mo-Su 09:00-18:00',
  'Nov-Mar off; Mo-Su 10:00-18:00',
  'Mo-Su 10:00-18:00; Dec 24 off; easter off',
  'Tu off',
  'Dec 24-26 off',
  'Jan-Dec off',
  'Apr-Sep Fr 18:00-22:00, Oct-Mar We,Fr 18:00-22:00',
  'Oct Su[-1]-Mar Su[-1] -1 day: Tu-Sa 13:00-18:00',
  '2020 Dec 24 07:00-17:00',
  'open 31 agosto-30-abril',
  'Most Sundays Sep-Jul, 11am (see website for detailed schedule)',
  'easter-Oct 10:00-18:00',
  'Apr-Oct || "by appointment"',
  'Jun 99-Aug 77',
  '',
  ';',
])('all year, or not surely anything: %s', (hours) => {
  expect(osmSeasonsOf({ opening_hours: hours })).toEqual({ seasonal: null, seasons: [] })
})

test('what is closed for a month alone is seasonal, though open for the most of every season', () => {
  expect(osmSeasonsOf({ opening_hours: 'Mo-Su 10:00-18:00; Jan off' })).toEqual({
    seasonal: true,
    seasons: [],
  })
  expect(osmSeasonsOf({ opening_hours: 'Feb-Dec 10:00-18:00' })).toEqual({ seasonal: true, seasons: [] })
})

test('of real places, an ice rink is open in winter and a bath in summer', () => {
  const ofMonaco = realElement('monaco', 'node/7812788922').tags
  expect(osmSeasonsOf(ofMonaco)).toEqual({ seasonal: true, seasons: ['winter'] })
  const ofHersfeld = realElement('bad-hersfeld', 'way/127563871').tags
  expect(osmSeasonsOf(ofHersfeld)).toEqual({ seasonal: true, seasons: ['summer'] })
})

test('the tag of its own comes before the opening hours', () => {
  expect(osmSeasonsOf({ seasonal: 'winter', opening_hours: 'Apr-Oct' })).toEqual({
    seasonal: true,
    seasons: ['winter'],
  })
  expect(osmSeasonsOf({ seasonal: 'summer;autumn' }).seasons).toEqual(['summer', 'autumn'])
  expect(osmSeasonsOf({ seasonal: 'no', opening_hours: 'Apr-Oct' })).toEqual({ seasonal: false, seasons: [] })
  expect(osmSeasonsOf({ seasonal: 'yes' })).toEqual({ seasonal: true, seasons: [] })
  expect(osmSeasonsOf({})).toEqual({ seasonal: null, seasons: [] })
})
