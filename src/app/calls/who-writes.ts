import type { MiddlewareHandler } from 'hono'
import { readSessionCookie } from '../../office/accounts/sessions/session-cookie.ts'
import { readAtPrimary } from '../../platform/replicas/read-databases.ts'

/** Whoever is signed in, or brings a token, may have changed what they ask for now, on any server: no replica answers them. */
export const whoWritesReadsAtPrimary =
  (isHttps: boolean): MiddlewareHandler =>
  (c, next) =>
    c.req.header('authorization') || readSessionCookie(c.req.header('cookie'), isHttps)
      ? readAtPrimary(next)
      : next()
