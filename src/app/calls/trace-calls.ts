import type { MiddlewareHandler } from 'hono'
import { spanning } from '../../platform/log/spans.ts'
import { routePattern } from './route-patterns.ts'

/** Each call of the API is a part of the request that it serves, whether it came from outside or from a page that is rendered. */
export const traceCalls: MiddlewareHandler = (c, next) =>
  spanning(
    { name: `api ${c.req.method} ${routePattern(c.req.method, c.req.path)}`, kind: 'internal', isPart: true },
    async (end) => {
      await next()
      end({ values: { 'http.response.status_code': c.res.status }, hasFailed: c.res.status >= 500 })
    },
  )
