import type { ContentfulStatusCode } from 'hono/utils/http-status'

export type Issue = { path: string; message: string }

/** What an API call answers when it cannot do what was asked; the one error handler turns it into JSON. */
export class Problem extends Error {
  override name = 'Problem'

  readonly status: ContentfulStatusCode
  readonly code: string
  readonly issues: Issue[]
  /** What somebody else made of the thing meanwhile. */
  readonly current: unknown

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    issues: Issue[] = [],
    current?: unknown,
  ) {
    super(message)
    this.status = status
    this.code = code
    this.issues = issues
    this.current = current
  }
}

/** `path`: the parameter that names it, of a call with more than its address. */
export const notFound = (what: string, path?: string) => {
  const message = `No such ${what}`
  if (path === undefined) return new Problem(404, 'not_found', message)
  return new Problem(404, 'not_found', `${path}: ${message}`, [{ path, message }])
}

export const diskFull = () =>
  new Problem(507, 'disk_full', 'The disk of the server is full: nothing can be stored until there is room.')

/** A rule that the sent field breaks. */
export const brokenRule = (path: string, message: string) =>
  new Problem(422, 'breaks_rule', message, [{ path, message }])

/** Something that exists already and may do so once only; `current` is it, where whoever asks added that very thing within a day. */
export const taken = (path: string, message: string, current?: unknown) =>
  new Problem(409, 'taken', message, [{ path, message }], current)

/** A change to what somebody changed meanwhile; the answer brings the row as it is now. */
export const stale = (what: string, current: unknown) =>
  new Problem(409, 'stale', `Somebody else has changed this ${what} meanwhile`, [], current)
