// Of sockets and of looking a name up.
const socketCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

// 08: connection exceptions; 28: names and passwords, which its owner may change; 3D000: the database was dropped; 57P01 to 57P03: the
// server stops or starts; 53300: it takes no more connections.
const serverCodes = /^(?:08...|28...|3D000|57P0[1-3]|53300)$/

// What `pg` says without a code of its own.
const messages =
  /^(?:Connection terminated|Client has encountered a connection error|Query read timeout|timeout expired)/

// Of a pool all of whose connections others had for as long as was waited.
const queueMessage = 'timeout exceeded when trying to connect'

/** The database was away a moment ago, and was not asked. */
export class NotTriedAgain extends Error {
  override name = 'NotTriedAgain'
}

/** The database is there, and works for others longer than who asks may wait. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy'
}

/** Whether others had the database, or all connections to it, for longer than was waited. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error instanceof DatabaseBusy || error.message === queueMessage || isDatabaseBusy(error.cause)
}

/** Whether an answer, or a connection, did not come in time. */
export function isSilence(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof DatabaseBusy) return false
  return (
    /^(?:Query read timeout|Connection terminated due to connection timeout)/.test(error.message) ||
    isSilence(error.cause)
  )
}

/**
 * Whether something failed because the database cannot be reached or does not answer at all. That it is busy, or that
 * one statement takes too long on a database that answers, is not meant.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof DatabaseBusy) return false
  if ('code' in error && typeof error.code === 'string')
    if (socketCodes.has(error.code) || serverCodes.test(error.code)) return true
  // A unix socket that is gone. Of a file it says nothing of the database.
  if ('syscall' in error && error.syscall === 'connect') return true
  // It let nobody in, or has thrown us out: for want of room, say, as with 'could not write init file'.
  if ('severity' in error && error.severity === 'FATAL') return true
  return error instanceof NotTriedAgain || messages.test(error.message) || isDatabaseAway(error.cause)
}

/** Whether it, or what it came of, has one of these codes of PostgreSQL. */
const isSaidBy =
  (...codes: string[]) =>
  (error: unknown): boolean => {
    if (typeof error !== 'object' || error === null) return false
    const { code, cause } = error as { code?: unknown; cause?: unknown }
    return (typeof code === 'string' && codes.includes(code)) || isSaidBy(...codes)(cause)
  }

/** Whether a write was refused since the server can only be read now: it has become a replica, or its disk is full. */
export const isReadOnly = isSaidBy('25006')

/** Whether a statement was ended because it took longer than it may. */
export const isStatementTooLong = isSaidBy('57014')

/** Whether a table is not there: the database was emptied or made anew under us, or is just being restored. */
export const isTableMissing = isSaidBy('42P01', '3F000')

/** Whether its disk is full: what is to be written may well be written later. */
export const isDatabaseFull = isSaidBy('53100')

/** An error for the log. Of a database in trouble nobody needs the stack, but its words, which stand behind it otherwise. */
export function troubleLine(thrown: unknown): { reason: string } | { err: unknown } {
  // The job queue tells of those of its workers as objects.
  const error = thrown instanceof Error ? thrown : Object.assign(new Error(), thrown)
  const kinds = [isDatabaseAway, isDatabaseBusy, isReadOnly, isTableMissing, isDatabaseFull]
  return kinds.some((isOf) => isOf(error)) ? { reason: innermost(error) } : { err: thrown }
}

const innermost = (error: unknown): string => {
  const { cause, message } = error as { cause?: unknown; message?: unknown }
  return cause ? innermost(cause) : String(message)
}

/** Whether the server has as many connections as it, the database or the login may have. */
export const hasNoMoreConnections = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === '53300'
