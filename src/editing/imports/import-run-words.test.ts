import { expect, test } from 'vitest'
import { counted, periodText } from './import-run-words.ts'

test('one is told from many', () => {
  expect(counted(1, 'place')).toBe('1 place')
  expect(counted(1204, 'place')).toBe('1,204 places')
  expect(counted(2, 'city', 'cities')).toBe('2 cities')
})

test('a day is named once, and both when an import goes on past midnight', () => {
  expect(periodText('2026-11-21T10:40:00', '2026-11-21T10:52:00')).toBe('21 Nov 2026, 10:40 to 10:52')
  expect(periodText('2026-11-21T23:40:00', '2026-11-22T00:10:00')).toBe(
    '21 Nov 2026, 23:40 to 22 Nov 2026, 00:10',
  )
  expect(periodText('2026-11-21T10:40:00', null)).toBe('21 Nov 2026, 10:40')
})
