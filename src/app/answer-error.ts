import type { Context, ErrorHandler, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { failureFrom } from '../jobs/job-failure.task.ts'
import type { Log } from '../platform/log.ts'
import { isProblem, Problem } from '../platform/problem.ts'
import { isProviderError } from '../providers/provider.ts'

/** The one place where a failed call gets its answer: never a stack trace, never SQL. */
export const answerError =
  (log: Log): ErrorHandler =>
  (error, c) => {
    if (isProblem(error)) return answer(c, error)
    if (error instanceof HTTPException)
      return answer(c, new Problem(error.status as Problem['status'], 'refused', error.message || 'Refused'))
    if (isProviderError(error)) {
      const { status, code, message } = failureFrom(error)
      return answer(c, new Problem(status as Problem['status'], code, message))
    }
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'a call failed')
    c.header('Retry-After', '5')
    return answer(
      c,
      new Problem(503, 'unavailable', 'Something went wrong on our side. Please try again in a moment.'),
    )
  }

export const unknownCall = (c: Context) => answer(c, new Problem(404, 'not_found', 'No such call'))

/** PostgreSQL cannot store a NUL, and what is not UTF-8 means nothing: both are refused before any handler sees them. */
export const refuseUnreadableAddress: MiddlewareHandler = async (c, next) => {
  if (!isReadable(c.req.url)) throw new Problem(400, 'invalid_input', 'The address is not valid UTF-8 text')
  await next()
}

export function isReadable(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes('\0')
  } catch {
    return false
  }
}

const answer = (c: Context, { status, message, code, issues, current }: Problem) =>
  c.json({ message, code, issues, ...(current !== undefined && { current }) }, status)
