import { DrizzleQueryError } from 'drizzle-orm'
import { diskFull } from '../calls/problem.ts'
import { isFullDisk } from '../files/is-full-disk.ts'
import { isDatabaseAway, isDatabaseBusy } from './database-away.ts'

/** What to throw for it: a failed statement would bring its parameters or the row, and so a secret, into the log. */
export function withoutRow(error: unknown, what: string): unknown {
  if (isFullDisk(error)) return diskFull()
  if (!(error instanceof DrizzleQueryError)) return error
  // A connection that was lost tells nothing of the row, and is no fault of ours.
  return isDatabaseAway(error) || isDatabaseBusy(error)
    ? error.cause
    : new Error(`${what} could not be stored: ${error.cause?.message}`)
}
