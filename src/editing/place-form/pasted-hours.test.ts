import { expect, test } from 'vitest'
import { linesOfHours } from './pasted-hours.ts'

test.each([
  ['Monday\t9 AM–5 PM\nTuesday\tClosed', 'Monday 9 AM–5 PM; Tuesday Closed'],
  [
    'Montag\r\n09:00–17:00\r\nMittwoch\r\nGeschlossen\r\nDonnerstag\r\n09:00–17:00\r\n',
    'Montag 09:00–17:00; Mittwoch Geschlossen; Donnerstag 09:00–17:00',
  ],
  ['Mo-Fr 09:00-17:00', 'Mo-Fr 09:00-17:00'],
])('%j is pasted as rules', (text, rules) => {
  expect(linesOfHours(text)).toBe(rules)
})
