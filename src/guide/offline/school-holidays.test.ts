import { expect, test } from 'vitest'
import { schoolHolidaysOf, schoolHolidaysOn } from './school-holidays.ts'

const note = (day: string, schoolHolidays: string | null) => ({
  ...{ day, publicHoliday: null, isInParts: false, schoolHolidays, sunset: null },
})

test('days without school are told as runs, and each day by its run', () => {
  const names = ['Herbst', 'Herbst', null, 'Herbst', 'Winter', null]
  const notes = names.map((name, at) => note(`2026-12-0${at + 1}`, name))
  const runs = schoolHolidaysOf(notes)
  expect(runs).toEqual([
    { name: 'Herbst', first: '2026-12-01', last: '2026-12-02' },
    { name: 'Herbst', first: '2026-12-04', last: '2026-12-04' },
    { name: 'Winter', first: '2026-12-05', last: '2026-12-05' },
  ])
  expect(notes.map(({ day }) => schoolHolidaysOn(runs, day))).toEqual(names)
})
