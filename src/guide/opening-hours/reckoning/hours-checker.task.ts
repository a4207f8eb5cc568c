import findTimeZone from '@photostructure/tz-lookup'
import { Problem } from '../../../platform/calls/problem.ts'
import type { Position } from '../../how-far/distance.ts'
import { countryCodeOfZone } from '../../places/country.ts'
import { localDay } from '../days/local-day.ts'
import { holidayCalendars } from '../holidays/holiday-calendars.task.ts'
import type { HolidayCalendar } from '../holidays/read-calendar.task.ts'
import { type HoursReckoner, hoursReckoner } from './hours-reckoner.task.ts'
import type { HoursToCheck, UnderstoodHours } from './understood-hours.schema.ts'

const mostWaiting = 8
const dayMs = 86_400_000
const weeks = 53

export type HoursChecker = {
  check(hours: HoursToCheck): Promise<UnderstoodHours>
  /** No day is known of a text that takes too long. */
  reckon: HoursReckoner['reckon']
  /** The holidays of this year and the next at a position; none where no country is known. */
  holidaysAt(at: Position, countryCode: string | undefined): Promise<HolidayCalendar>
  stop(): void
}

/**
 * Reads texts of opening hours, and the holidays of a region once, one after the other.
 * @throws Problem 503 when too many texts wait already; of holidays no more can wait than there are regions, which one list of
 * places may all have.
 */
export function hoursChecker({ patienceMs = 2_000 } = {}): HoursChecker {
  const reckoner = hoursReckoner({ patienceMs, isBackground: false })
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  function inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const answer = last.then(ask)
    last = answer.catch(() => undefined)
    return answer
  }
  async function ofText<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (waiting >= mostWaiting) throw new Problem(503, 'busy', 'Too many hours are being read at once')
    waiting += 1
    try {
      return await inTurn(ask)
    } finally {
      waiting -= 1
    }
  }
  const calendarAt = holidayCalendars()
  return {
    check: async (hours) => (await ofText(() => reckoner.read(questionOf(hours)))) ?? tooLong,
    reckon: (question) => ofText(() => reckoner.reckon(question)),
    holidaysAt: async (at, countryCode) =>
      (await calendarAt((question) => inTurn(() => reckoner.calendar(question)), at, countryCode)) ?? {},
    stop: reckoner.stop,
  }
}

const tooLong: UnderstoodHours = {
  ...{ isUnderstood: false, notes: [], suggestion: null, periods: [], exceptions: [] },
  faults: [{ message: 'Reading it takes too long: try again, or write it more simply', upTo: '' }],
}

/** Without a position there are no holidays, and the sun stands as in the middle of Europe. */
function questionOf({ openingHours, lat, lng }: HoursToCheck) {
  const isPlaced = lat !== undefined && lng !== undefined
  const at = isPlaced ? { lat, lng } : { lat: 48.2, lng: 16.37 }
  const timeZone = isPlaced ? findTimeZone(lat, lng) : 'UTC'
  const countryCode = isPlaced ? countryCodeOfZone(timeZone)?.toLowerCase() : undefined
  return { ...at, openingHours, timeZone, countryCode, firstDay: mondayOf(timeZone), dayCount: weeks * 7 }
}

function mondayOf(timeZone: string): string {
  const today = new Date(localDay(timeZone))
  return new Date(today.getTime() - ((today.getUTCDay() + 6) % 7) * dayMs).toISOString().slice(0, 10)
}
