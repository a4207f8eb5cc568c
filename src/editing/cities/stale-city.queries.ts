import { sql } from 'drizzle-orm'

/** Whether no import of a city `c` has come to its end for 30 days. */
export const isStaleCity = sql`not exists (
  select from import_runs r where r.city_id = c.id and r.state = 'done' and r.started_at > now() - interval '30 days')`
