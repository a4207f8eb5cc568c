// Of sockets and of looking a name up; ENOENT is a unix socket that is gone.
const socketCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

// 08: connection exceptions; 57P01 to 57P03: the server stops or starts; 53300: it takes no more connections.
const serverCodes = /^(?:08...|57P0[1-3]|53300)$/

// What `pg` says without a code of its own.
const messages =
  /^(?:Connection terminated|Client has encountered a connection error|Query read timeout|timeout expired|timeout exceeded when trying to connect)/

/** The database was away a moment ago, and was not asked. */
export class NotTriedAgain extends Error {
  override name = 'NotTriedAgain'
}

/**
 * Whether something failed because the database cannot be reached or does not answer at all. That one statement takes
 * too long, on a database that answers, is not meant.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string')
    if (socketCodes.has(error.code) || serverCodes.test(error.code)) return true
  return error instanceof NotTriedAgain || messages.test(error.message) || isDatabaseAway(error.cause)
}

/** Whether a statement was ended because it took longer than it may. */
export function isStatementTooLong(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '57014') || isStatementTooLong(error.cause)
}
