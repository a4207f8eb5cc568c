import { expect, test } from 'vitest'
import { holidayCalendars } from './holiday-calendars.task.ts'
import type { HolidayCalendar } from './read-calendar.task.ts'

const vienna = { lat: 48.2, lng: 16.37 }
const christmas: HolidayCalendar = { '2026-12-25': { publicHoliday: 'Christmas Day', isInParts: false } }

test('holidays that took too long to read are read again by who asks next, and then remembered', async () => {
  const calendarAt = holidayCalendars()
  const answers = [undefined, christmas]
  const ask = async () => answers.shift()
  expect(await calendarAt(ask, vienna, 'at')).toBeUndefined()
  expect(await calendarAt(ask, vienna, 'at')).toEqual(christmas)
  expect(await calendarAt(ask, vienna, 'at')).toEqual(christmas)
})
