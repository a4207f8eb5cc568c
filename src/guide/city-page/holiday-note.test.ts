import { expect, test } from 'vitest'
import { holidayNote } from './holiday-note.ts'

type Listed = Parameters<typeof holidayNote>[1][number]
const usual: Listed = { certainty: 'usual', hours: { grade: 'usual', days: [] } }
const stated: Listed = { certainty: 'usual', hours: { grade: 'stated', days: [] } }
const note = (weekday: string, day: string) =>
  `These are the hours of any ${weekday}, and may not hold on ${day}: look before you go`

test('what usually opens is not told of Christmas and New Year as if it opened then', () => {
  expect(holidayNote('2026-12-25', [usual])).toBe(note('Friday', '25 Dec'))
  expect(holidayNote('2027-01-01', [usual])).toBe(note('Friday', '1 Jan'))
  expect(holidayNote('2026-12-31', [usual])).toBeUndefined()
})

test('stated hours that do not speak of a holiday are not said to be as known in 2025', () => {
  expect(holidayNote('2026-12-26', [usual, stated])).toBe(note('Saturday', '26 Dec'))
  expect(holidayNote('2026-12-26', [usual, { ...stated, certainty: 'stated' }])).toBeUndefined()
})
