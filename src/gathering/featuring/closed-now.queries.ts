import { sql } from 'drizzle-orm'

/** Of a row of places: whether it is closed for longer than a day off, and a family would stand before its door. */
export const isClosedNow = sql`(coalesce(closed_from, closed_until) is not null
  and coalesce(closed_from, '-infinity') <= current_date and coalesce(closed_until, 'infinity') >= current_date)`
