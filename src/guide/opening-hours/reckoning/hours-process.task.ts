import { type CalendarQuestion, readCalendar } from '../holidays/read-calendar.task.ts'
import { readHours } from './read-hours.task.ts'
import { type HoursQuestion, reckonDays } from './reckon-days.task.ts'

/** `isText`: what is asked for is what the text says, not the spans of its days. */
export type HoursErrand = (HoursQuestion & { isText?: boolean }) | { calendar: CalendarQuestion }

// Its own process, since a zone is set for a whole process and a strange text may never come to an end.
process.on('message', (errand: HoursErrand) =>
  // A server that is gone wants no answer; without its channel the process ends by itself.
  process.send?.(answerTo(errand), undefined, undefined, () => undefined),
)

function answerTo(errand: HoursErrand) {
  if ('calendar' in errand) return readCalendar(errand.calendar)
  const { isText, ...question } = errand
  return isText ? readHours(question) : reckonDays(question)
}

// Ctrl+C reaches it too, but the server decides when it ends.
process.on('SIGINT', () => undefined)

// The library tells the console of each text that it throws for, and there are many.
console.error = () => undefined

// Whoever started it waits for that, however long the library takes to load.
process.send?.('ready', undefined, undefined, () => undefined)
