import { expect, test } from 'vitest'
import { dateOfTyped } from './days-typed.ts'
import { isFeast } from './feasts.ts'

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
  expect(inLondon('next weekend')).toBe('2026-12-05')
  expect(dateOfTyped('next weekend', 'Europe/Berlin', lateOnSunday)).toBe('2026-12-05')
  expect([inLondon('12-25'), inLondon('11-29'), inLondon('11-28')]).toEqual([
    '2026-12-25',
    '2026-11-29',
    '2027-11-28',
  ])
  expect(dateOfTyped('weekend', 'Europe/Berlin', lateOnSunday)).toBe('2026-12-05')
  expect([inLondon('2027-12-25'), inLondon('2025-12-25')]).toEqual(['2027-12-25', '2026-12-25'])
})

test('Easter and what follows it is the next of them, where the clocks are Greek by the other calendar', () => {
  const next = (day: Parameters<typeof dateOfTyped>[0], zone = 'Europe/Berlin', now = lateOnSunday) =>
    dateOfTyped(day, zone, now)
  expect([next('easter-2'), next('easter+0'), next('easter+1')]).toEqual([
    '2027-03-26',
    '2027-03-28',
    '2027-03-29',
  ])
  expect([next('easter+39'), next('easter+50'), next('easter+60')]).toEqual([
    '2027-05-06',
    '2027-05-17',
    '2027-05-27',
  ])
  expect([next('easter+0', 'Europe/Athens'), next('easter+1', 'Europe/Sofia')]).toEqual([
    '2027-05-02',
    '2027-05-03',
  ])
  const onEaster = new Date('2038-04-25T09:00:00Z')
  expect(next('easter+0', 'Europe/Berlin', onEaster)).toBe('2038-04-25')
  expect(next('easter-1', 'Europe/Berlin', onEaster)).toBe('2039-04-09')
  expect(next('easter+0', 'Europe/Berlin', new Date('2049-01-01T09:00:00Z'))).toBe('2049-04-18')
})

test('of Christmas, New Year and the feasts around Easter usual hours tell little', () => {
  for (const day of ['2026-12-25', '2027-01-01', '2027-03-26', '2027-03-29', '2027-05-03', '2027-05-17'])
    expect(isFeast(day)).toBe(true)
  for (const day of ['2026-12-23', '2027-03-30', '2027-05-04']) expect(isFeast(day)).toBe(false)
})
