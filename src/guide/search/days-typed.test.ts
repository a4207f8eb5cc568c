import { expect, test } from 'vitest'
import { dateOfTyped } from './days-typed.ts'

const lateOnSunday = new Date('2026-11-29T23:30:00Z')

test('a day that was typed is the next of its name, today among them, by the clocks of the city', () => {
  const inLondon = (day: Parameters<typeof dateOfTyped>[0]) => dateOfTyped(day, 'Europe/London', lateOnSunday)
  expect(inLondon('today')).toBe('2026-11-29')
  expect(dateOfTyped('today', 'Europe/Berlin', lateOnSunday)).toBe('2026-11-30')
  expect(inLondon('tomorrow')).toBe('2026-11-30')
  expect(inLondon(6)).toBe('2026-11-29')
  expect(inLondon(0)).toBe('2026-11-30')
  expect(inLondon(5)).toBe('2026-12-05')
  expect(inLondon('weekend')).toBe('2026-11-29')
  expect([inLondon('12-25'), inLondon('11-29'), inLondon('11-28')]).toEqual([
    '2026-12-25',
    '2026-11-29',
    '2027-11-28',
  ])
  expect(dateOfTyped('weekend', 'Europe/Berlin', lateOnSunday)).toBe('2026-12-05')
})
