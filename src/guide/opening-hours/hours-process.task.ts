import { readHours } from './read-hours.task.ts'
import { type HoursQuestion, reckonDays } from './reckon-days.task.ts'

/** `isText`: what is asked for is what the text says, not the spans of its days. */
export type HoursErrand = HoursQuestion & { isText?: boolean }

// Its own process, since a zone is set for a whole process and a strange text may never come to an end.
process.on('message', ({ isText, ...question }: HoursErrand) =>
  // A server that is gone wants no answer; without its channel the process ends by itself.
  process.send?.(isText ? readHours(question) : reckonDays(question), undefined, undefined, () => undefined),
)

// Ctrl+C reaches it too, but the server decides when it ends.
process.on('SIGINT', () => undefined)

// The library tells the console of each text that it throws for, and there are many.
console.error = () => undefined
