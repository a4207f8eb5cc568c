import { sql } from 'drizzle-orm'
import { pauseEnd } from '../../outgoing/service-state.queries.ts'
import type { Database } from '../../platform/database/database.ts'

/** How many places wait for photos. */
export async function countDuePhotos(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from photo_searches where due_at <= now()`,
  )
  return rows[0]?.count ?? 0
}

/** Why Wikimedia is left alone for a while; undefined when it is not. */
export async function findPhotoPause(db: Database): Promise<string | undefined> {
  const { rows } = await db.execute<{ reason: string }>(sql`
    select coalesce(pause_reason, 'Wikimedia is away.') as reason from service_states
    where service in ('commons-photos', 'wikimedia') and ${pauseEnd()} is not null order by service limit 1`)
  return rows[0]?.reason
}
