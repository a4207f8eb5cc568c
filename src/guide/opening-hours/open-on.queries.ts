import { type SQL, sql } from 'drizzle-orm'
import { holdsForPlace } from './coming-hours.queries.ts'

/**
 * How surely a place `p` is open at some time of a day of its own: 0 stated, 1 usual, 2 not known; null where it is closed.
 * Reads a letter of a short text by the place's key.
 */
export const openOnCertainty = (day: string): SQL => sql`(
  select case substr(h.states, ${day}::date - h.first_day + 1, 1)
    when 'c' then null when 'o' then case h.grade when 'stated' then 0 else 1 end else 2 end
  from (select) one left join place_hours h on ${holdsForPlace})`
