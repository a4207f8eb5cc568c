import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import type { Database } from '../../platform/database/database.ts'

/** `/healthz`: the process runs. `/readyz`: it reaches its database and goes on, so a balancer may send it visitors. */
export const healthApi = (db: Database, stopping?: AbortSignal) =>
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
        responses: {
          200: { description: 'It does' },
          503: { description: 'It does not, or the process is about to end' },
        },
      }),
      async (c) => {
        if (stopping?.aborted) return c.json({ status: 'stopping' }, 503)
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
