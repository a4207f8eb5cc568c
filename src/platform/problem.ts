import type { ContentfulStatusCode } from 'hono/utils/http-status'

export type Issue = { path: string; message: string }

/** What an API call answers when it cannot do what was asked; the one error handler turns it into JSON. */
export class Problem extends Error {
  override name = 'Problem'

  readonly status: ContentfulStatusCode
  readonly code: string
  readonly issues: Issue[]

  constructor(status: ContentfulStatusCode, code: string, message: string, issues: Issue[] = []) {
    super(message)
    this.status = status
    this.code = code
    this.issues = issues
  }
}

export const notFound = (what: string) => new Problem(404, 'not_found', `No such ${what}`)
