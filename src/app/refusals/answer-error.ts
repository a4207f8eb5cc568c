import type { Context, ErrorHandler, Hono, MiddlewareHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { shownHeader } from '../../guide/places/shown-places.ts'
import { isAccountGone } from '../../office/accounts/account/is-account-gone.ts'
import { StorageTrouble } from '../../office/files/storage-trouble.task.ts'
import { failureFrom } from '../../office/jobs/job-failure.task.ts'
import { ProviderError } from '../../outgoing/provider-error.ts'
import { diskFull, Problem } from '../../platform/calls/problem.ts'
import {
  isDatabaseAway,
  isDatabaseBusy,
  isReadOnly,
  isStatementTooLong,
  isTableMissing,
  NotTriedAgain,
} from '../../platform/database/database-away.ts'
import { isFullDisk } from '../../platform/files/is-full-disk.ts'
import type { Log } from '../../platform/log/log.ts'
import { noteMissingData } from '../rendering/rendering.ts'

/** The one place where a failed call gets its answer: never a stack trace, never SQL. */
export const answerError =
  (log: Log): ErrorHandler =>
  (error, c) => {
    if (error instanceof StorageTrouble) {
      c.header('Retry-After', '5')
      log.error({ err: error, method: c.req.method, path: c.req.path }, 'a call found the storage in trouble')
    }
    if (error instanceof Problem) return answer(c, error)
    if (error instanceof HTTPException)
      return answer(c, new Problem(error.status as Problem['status'], 'refused', error.message || 'Refused'))
    if (error instanceof ProviderError) {
      const { status, code, message } = failureFrom(error)
      return answer(c, new Problem(status as Problem['status'], code, message))
    }
    if (isAccountGone(error)) return answer(c, accountGone())
    c.header('Retry-After', '5')
    const { method, path } = c.req
    if (isFullDisk(error)) {
      // Whose disk it is, ours or the database's.
      log.error({ method, path, reason: String(innermost(error)) }, 'a call found a disk full')
      return answer(c, diskFull())
    }
    if (isStatementTooLong(error)) {
      log.warn({ method, path }, 'a call took longer than a call may')
      return answer(c, tooMuch())
    }
    if (isDatabaseBusy(error)) {
      noteMissingData()
      log.warn({ method, path }, 'a call found the database busy for longer than it waits')
      return answer(c, tooMuch())
    }
    if (isReadOnly(error)) {
      log.warn({ method, path }, 'a call found the database closed to writes')
      return answer(c, readOnly())
    }
    if (isDatabaseAway(error) || isTableMissing(error)) {
      noteMissingData()
      const cause = innermost(error)
      const level = cause instanceof NotTriedAgain ? 'debug' : 'warn'
      log[level]({ method, path, reason: String(cause) }, 'a call found the database away')
      return answer(c, databaseAway())
    }
    log.error({ err: error, method, path }, 'a call failed')
    return answer(
      c,
      new Problem(503, 'unavailable', 'Something went wrong on our side. Please try again in a moment.'),
    )
  }

const accountGone = () => new Problem(401, 'not_signed_in', 'This account was deleted. Please log in.')

const databaseAway = () =>
  new Problem(
    503,
    'unavailable',
    'The guide cannot reach its database just now, as while that restarts. Please try again in a moment.',
  )

const readOnly = () =>
  new Problem(
    503,
    'unavailable',
    'The guide’s database can only be read just now, as while its server changes: nothing was stored. Please try again in a while.',
  )

const tooMuch = () => new Problem(503, 'too_much', 'That is too much at once. Please try again in a moment.')

/** What no route answers: where routes of other methods would, the answer names these. */
export const unknownCall =
  ({ routes, router }: Pick<Hono, 'routes' | 'router'>): NotFoundHandler =>
  (c) => {
    const isAnswered = (method: string) =>
      router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method)
    // 'ALL' is what middleware is registered for.
    const methods = new Set(routes.map(({ method }) => method).filter((method) => method !== 'ALL'))
    const allowed = [...methods].filter(isAnswered)
    if (allowed.length === 0) return answer(c, new Problem(404, 'not_found', 'No such call'))
    c.header('Allow', allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)).join(', '))
    return answer(c, new Problem(405, 'wrong_method', `This call takes ${allowed.join(', ')} only`))
  }

/** PostgreSQL cannot store a NUL, and what is not UTF-8 means nothing: both are refused before any handler sees them. */
export const refuseUnreadableAddress: MiddlewareHandler = async (c, next) => {
  if (!isReadable(c.req.url)) throw unreadable(c.req.url)
  await next()
}

/** Names the parameter, as of a body the field, unless it is the path, or the name itself. */
function unreadable(url: string): Problem {
  const [, query = ''] = url.split('?', 2)
  const faulty = query.split('&').find((one) => !isReadable(one)) ?? ''
  const [name = ''] = faulty.split('=')
  const path = isReadable(name) ? decodeURIComponent(name) : ''
  const message = 'Holds NUL or what is not UTF-8'
  if (path === '') return new Problem(400, 'invalid_input', `The address: ${message}`)
  return new Problem(400, 'invalid_input', `${path}: ${message}`, [{ path, message }])
}

/** Whether it is text in UTF-8 without NUL. */
export function isReadable(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes('\0')
  } catch {
    return false
  }
}

/** Around it stands the statement, whose stack tells nothing of a lost connection. */
const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause ? innermost(error.cause) : error

function answer(c: Context, { status, message, code, issues, current }: Problem) {
  // A handler may have said for how long its answer can be kept: a failure would be shown for as long.
  c.header('Cache-Control', 'no-store')
  c.header(shownHeader, undefined)
  return c.json({ message, code, issues, ...(current !== undefined && { current }) }, status)
}
