import { expect, test } from 'vitest'
import { specialDays } from './special-days.ts'

const hours =
  '2026 Dec 24-2026 Dec 26 off; 2026 Dec 31 10:00-14:00; 2026 Dec 31-2027 Jan 03 Sa-Su 12:00-14:00'

test('special days are told in words until they are over', () => {
  expect(specialDays(hours, '2026-12-26')).toEqual([
    { days: '24 Dec 2026 – 26 Dec 2026', hours: 'Closed' },
    { days: '31 Dec 2026', hours: '10:00–14:00' },
    { days: '31 Dec 2026 – 3 Jan 2027', hours: 'Sa–Su 12:00–14:00' },
  ])
  expect(specialDays(hours, '2027-01-01')).toEqual([
    { days: '31 Dec 2026 – 3 Jan 2027', hours: 'Sa–Su 12:00–14:00' },
  ])
  expect(specialDays(hours, '2027-01-04')).toEqual([])
})

test('what an editor wrote otherwise stands as it is', () => {
  expect(specialDays('Dec 24 off; ; "by appointment"', '2026-11-22')).toEqual([
    'Dec 24 off',
    '"by appointment"',
  ])
})
