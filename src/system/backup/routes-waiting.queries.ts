import { sql } from 'drizzle-orm'
import { routeDistancesJob } from '../../gathering/distances/route-soon.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'

export type RoutesWaiting = { cityIds: number[]; placeIds: number[] }

/**
 * The places and cities whose ways by road are still to be asked for, for which nobody waits: their job is not taken along, and nobody
 * would miss it. Of an older form of the guide, too, which may have no such jobs yet.
 */
export async function listRoutesWaiting(tx: Transaction): Promise<RoutesWaiting> {
  const none = { cityIds: [], placeIds: [] }
  const { rows: tables } = await tx.execute(sql`select where to_regclass('public.jobs') is not null`)
  if (tables.length === 0) return none
  const named = (path: string) =>
    sql`array(select distinct jsonb_path_query(input, ${path}::jsonpath)::integer from waiting)`
  const { rows } = await tx.execute<RoutesWaiting>(sql`
    with waiting as (
      select input from jobs j where kind = ${routeDistancesJob} and state in ('waiting', 'running')
        and cancelled_at is null and to_jsonb(j) ->> 'is_quiet' = 'true')
    select ${named('$.cityIds[*]')} as "cityIds", ${named('$.placeIds[*]')} as "placeIds"`)
  return rows[0] ?? none
}
