import { type SQL, sql } from 'drizzle-orm'

/**
 * How surely a place with the hours `h`, of those that hold, is open at some time of a day of its own, or at each of some that its clocks
 * show, 'HH:MM': 0 stated, 1 usual, 2 not known; null where it is closed.
 */
export const openOnCertainty = (day: string | SQL, ...clocks: (string | SQL)[]): SQL => {
  const at = sql`(${day}::date - h.first_day)`
  const shut = clocks.map((clock) => sql`not ${holds(at, sql`(${day}::text || 'T' || ${clock})`)}`)
  const isShut = shut.length > 0 ? sql`(${sql.join(shut, sql` or `)})` : sql`false`
  return sql`
  case substr(h.states, ${at} + 1, 1)
    when 'c' then null
    when 'o' then case when ${isShut} then null when h.grade = 'stated' then 0 else 1 end
    when 'h' then case when ${isShut} then null else 1 end else 2 end`
}

/** How surely it is open at this moment, as above. */
export const openNowCertainty = (now: Date): SQL => {
  const there = sql`(${now.toISOString()}::timestamptz at time zone h.time_zone)`
  return openOnCertainty(sql`${there}::date`, sql`to_char(${there}, 'HH24:MI')`)
}

/** Whether a span of a known day is about a moment as its clocks show it, 'YYYY-MM-DDTHH:MM'. */
const holds = (at: SQL, moment: SQL) => sql`exists (
  select from jsonb_array_elements(h.days -> ${at} -> 'open') span
  where left(span ->> 0, 16) <= ${moment} and ${moment} < left(span ->> 1, 16))`
