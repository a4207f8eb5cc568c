import { type SQL, sql } from 'drizzle-orm'

/**
 * How surely a place with the hours `h`, of those that hold, is open at some time of a day of its own: 0 stated, 1 usual,
 * 2 not known; null where it is closed.
 */
export const openOnCertainty = (day: string): SQL => sql`
  case substr(h.states, ${day}::date - h.first_day + 1, 1)
    when 'c' then null when 'o' then case h.grade when 'stated' then 0 else 1 end when 'h' then 1 else 2 end`
