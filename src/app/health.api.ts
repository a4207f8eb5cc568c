import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import type { Database } from '../platform/database.ts'

/** `/healthz`: the process runs. `/readyz`: it reaches its database, so that a balancer may send it visitors. */
export const healthApi = (db: Database) =>
  new Hono()
    .get(
      '/healthz',
      describeRoute({ summary: 'The process runs', responses: { 200: { description: 'It does' } } }),
      (c) => c.json({ status: 'ok' }),
    )
    .get(
      '/readyz',
      describeRoute({
        summary: 'The database answers',
        responses: { 200: { description: 'It does' }, 503: { description: 'It does not' } },
      }),
      async (c) => {
        const isReady = await Promise.race([
          db.execute(sql`select 1`).then(
            () => true,
            () => false,
          ),
          new Promise<false>((resolve) => setTimeout(resolve, 2000, false).unref()),
        ])
        return c.json({ status: isReady ? 'ready' : 'the database does not answer' }, isReady ? 200 : 503)
      },
    )
