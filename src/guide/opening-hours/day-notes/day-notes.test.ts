import { expect, onTestFinished, test, vi } from 'vitest'
import { hoursChecker } from '../reckoning/hours-checker.task.ts'
import { dayNotes } from './day-notes.task.ts'

const places = {
  Vienna: { lat: 48.2082, lng: 16.3738 },
  Miltenberg: { lat: 49.7, lng: 9.26 },
  Oslo: { lat: 59.9139, lng: 10.7522 },
  Athens: { lat: 37.9838, lng: 23.7275 },
  Amsterdam: { lat: 52.3676, lng: 4.9041 },
  Vaduz: { lat: 47.141, lng: 9.521 },
}

test('holidays are named where the place lies: in English, else as the country does, and only where somebody knows', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23') })
  onTestFinished(() => void vi.useRealTimers())
  const hours = hoursChecker()
  onTestFinished(hours.stop)
  const told = async (place: keyof typeof places, day: string) => {
    const [note] = await dayNotes(hours, places[place], [day])
    return [note?.publicHoliday, note?.isInParts, note?.schoolHolidays]
  }
  expect(await told('Vienna', '2027-05-17')).toEqual(['Pentecost Monday', false, 'Pfingstferien'])
  expect(await told('Vienna', '2026-12-28')).toEqual([null, false, 'Weihnachtsferien'])
  expect(await told('Miltenberg', '2027-01-06')).toEqual(['Epiphany', true, null])
  expect(await told('Oslo', '2027-05-17')).toEqual(['Grunnlovsdagen', false, null])
  expect(await told('Athens', '2027-05-03')).toEqual(['Easter Monday', false, null])
  expect(await told('Athens', '2027-03-29')).toEqual([null, false, null])
  expect(await told('Amsterdam', '2027-03-26')).toEqual([null, false, null])
  expect(await told('Vaduz', '2026-12-25')).toEqual([null, false, 'Winterferien'])
})

test('the sunset is told by the clocks of the place', async () => {
  const hours = hoursChecker()
  onTestFinished(hours.stop)
  const [note] = await dayNotes(hours, places.Vienna, ['2026-12-21'])
  expect(note?.sunset).toBe('16:02')
})
