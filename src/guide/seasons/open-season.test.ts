import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatSeasonDay, isOpenInWindow, openSeason, utcDay } from './open-season.ts'
import { type SeasonName, seasonNames } from './season.ts'

const someSeasons = fc.subarray([...seasonNames])
const someDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2110-12-31'), noInvalidDate: true })
  .map(utcDay)

/** The season of each month, January first. */
const seasonOf = 'winter winter spring spring spring summer summer summer autumn autumn autumn winter'.split(
  ' ',
)

function isOpenOn(names: readonly string[], day: string): boolean {
  return names.includes(seasonOf[Number(day.slice(5, 7)) - 1] ?? '')
}

test('a season is open from its first to its last day', () => {
  expect(openSeason(['summer'], '2026-07-15')).toEqual({ openFrom: '2026-06-01', openTo: '2026-08-31' })
})

test('adjoining seasons are one run', () => {
  const run = { openFrom: '2026-03-01', openTo: '2026-11-30' }
  expect(openSeason(['autumn', 'spring', 'summer'], '2026-03-01')).toEqual(run)
  expect(openSeason(['spring', 'summer', 'autumn'], '2026-11-30')).toEqual(run)
})

test('out of season the next run to come is given', () => {
  expect(openSeason(['spring', 'summer'], '2026-11-21')).toEqual({
    openFrom: '2027-03-01',
    openTo: '2027-08-31',
  })
  expect(openSeason(['spring', 'autumn'], '2026-07-01')).toEqual({
    openFrom: '2026-09-01',
    openTo: '2026-11-30',
  })
})

test('winter runs over the end of the year', () => {
  const winter = { openFrom: '2026-12-01', openTo: '2027-02-28' }
  expect(openSeason(['winter'], '2026-12-31')).toEqual(winter)
  expect(openSeason(['winter'], '2027-01-01')).toEqual(winter)
  expect(openSeason(['spring', 'winter'], '2027-01-01')).toEqual({
    openFrom: '2026-12-01',
    openTo: '2027-05-31',
  })
  expect(openSeason(['autumn', 'winter'], '2027-02-10')).toEqual({
    openFrom: '2026-09-01',
    openTo: '2027-02-28',
  })
})

test('winter ends on 29 February in a leap year', () => {
  expect(openSeason(['winter'], '2028-02-29')).toEqual({ openFrom: '2027-12-01', openTo: '2028-02-29' })
  expect(openSeason(['winter'], '2100-02-01').openTo).toBe('2100-02-28')
})

test('all four seasons, none, and names that are no seasons mean all year', () => {
  const allYear = { openFrom: null, openTo: null }
  expect(openSeason([], '2026-05-01')).toEqual(allYear)
  expect(openSeason(seasonNames, '2026-05-01')).toEqual(allYear)
  expect(openSeason(['carnival'], '2026-05-01')).toEqual(allYear)
})

test('today lies in the window exactly when its own season is open', () => {
  fc.assert(
    fc.property(someSeasons, someDay, (names, today) => {
      const { openFrom, openTo } = openSeason(names, today)
      const expected = names.length === 0 || isOpenOn(names, today)
      expect(isOpenInWindow(openFrom, openTo, today)).toBe(expected)
    }),
  )
})

test('the window is one whole run: open at both ends, closed on the days beside it', () => {
  const some = someSeasons.filter(({ length }) => length > 0 && length < seasonNames.length)
  fc.assert(
    fc.property(some, someDay, (names: SeasonName[], today) => {
      const { openFrom, openTo } = openSeason(names, today) as { openFrom: string; openTo: string }
      const dayBefore = utcDay(new Date(Date.parse(openFrom) - 86_400_000))
      const dayAfter = utcDay(new Date(Date.parse(openTo) + 86_400_000))
      expect([dayBefore, openFrom, openTo, dayAfter].map((day) => isOpenOn(names, day))).toEqual([
        false,
        true,
        true,
        false,
      ])
      expect(openTo >= today).toBe(true)
    }),
  )
})

test('a window holds its own ends, and one without an end holds every day', () => {
  expect(isOpenInWindow('2026-04-01', '2026-10-31', '2026-04-01')).toBe(true)
  expect(isOpenInWindow('2026-04-01', '2026-10-31', '2026-10-31')).toBe(true)
  expect(isOpenInWindow('2026-04-01', '2026-10-31', '2026-03-31')).toBe(false)
  expect(isOpenInWindow('2026-04-01', '2026-10-31', '2026-11-01')).toBe(false)
  expect(isOpenInWindow(null, '2026-10-31', '2030-01-01')).toBe(true)
  expect(isOpenInWindow('2026-04-01', undefined, '1999-01-01')).toBe(true)
  expect(isOpenInWindow('', '', '2026-01-01')).toBe(true)
})

test('the day of a moment is the one in UTC', () => {
  expect(utcDay(new Date('2026-06-30T23:30:00-02:00'))).toBe('2026-07-01')
})

test('a day of a season is written short', () => {
  expect(`${formatSeasonDay('2026-04-01')} - ${formatSeasonDay('2026-09-30')}`).toBe('1 Apr - 30 Sep')
})
