import { expect, test } from 'vitest'
import { formatDrivingTime } from './driving-time.ts'

test('a drive is told in minutes, and from an hour on in hours too', () => {
  expect([0, 1, 59, 60, 61, 100, 120].map(formatDrivingTime)).toEqual([
    '0 min',
    '1 min',
    '59 min',
    '1 h',
    '1 h 1 min',
    '1 h 40 min',
    '2 h',
  ])
})
