import { expect, test } from 'vitest'
import { agoInWords } from './age-words.ts'

const at = (month: number, day: number, hour: number) => new Date(2026, month - 1, day, hour)

test.each([
  ['today', at(11, 27, 0), at(11, 27, 23)],
  ['yesterday', at(11, 26, 23), at(11, 27, 7)],
  ['yesterday', at(11, 26, 1), at(11, 27, 23)],
  ['2 days ago', at(3, 28, 23), at(3, 30, 1)],
  ['yesterday', at(12, 31, 23), new Date(2027, 0, 1, 0)],
  ['today', at(11, 27, 12), at(11, 26, 12)],
])('what is kept is told by the day of the calendar: %s', (words, keptAt, now) => {
  expect(agoInWords(keptAt.toISOString(), now.getTime())).toBe(words)
})
