import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import type { Database } from '../../platform/database/database.ts'

/** `/healthz`: the process runs. `/readyz`: it reaches its database, finds a guide there and goes on, so a balancer may send it visitors. */
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
          503: { description: 'It does not, it holds no guide, or the process is about to end' },
        },
      }),
      async (c) => {
        if (stopping?.aborted) return c.json({ status: 'stopping' }, 503)
        const silent = 'the database does not answer'
        const status = await Promise.race([
          stateOf(db).catch(() => silent),
          new Promise<string>((resolve) => setTimeout(resolve, 2000, silent).unref()),
        ])
        return c.json({ status }, status === ready ? 200 : 503)
      },
    )

const ready = 'ready'

/** Its owner may have emptied it, dropped it and made it anew, or may just be restoring it. */
async function stateOf(db: Database): Promise<string> {
  const { rows } = await db.execute<{ hasGuide: boolean }>(
    sql`select to_regclass('public.places') is not null as "hasGuide"`,
  )
  return rows[0]?.hasGuide ? ready : 'the database holds no guide'
}
