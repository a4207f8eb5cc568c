import { type SQL, sql } from 'drizzle-orm'
import { columnsIn } from '../facts/fact-columns.queries.ts'
import { hoursFacts } from './hours-facts.ts'

/** How many days a page tells of: today, and as far as the same weekday of the next week. */
const daysTold = 8

/** What of a place `p` its hours are reckoned from. */
export const hoursColumns: SQL = columnsIn('p', hoursFacts)

/** Whether hours `h` were reckoned from what a place `p` says now. */
export const areOfItsFacts: SQL = sql`(${columnsIn('h', hoursFacts)}) is not distinct from (${hoursColumns})`

/** Reckoned hours `h` of a place `p`: those that were reckoned from other facts than it has now are not used. */
export const holdsForPlace: SQL = sql`h.place_id = p.id and ${areOfItsFacts}`

/** `ComingHours` of a place `p`; null where nothing was reckoned. */
export const comingHoursJson = (now: Date): SQL => sql`(
  select jsonb_build_object('grade', h.grade, 'days', jsonb_path_query_array(h.days, '$[$first to $last]',
    jsonb_build_object('first', today.at, 'last', today.at + ${daysTold - 1}::int)))
    || case when coalesce(h.closed_from, h.closed_until) is not null
        and coalesce(h.closed_until >= h.first_day + today.at, true)
      then jsonb_build_object('closure', jsonb_build_object('from', h.closed_from, 'until', h.closed_until))
      else '{}' end
  from place_hours h, lateral (select ${dayAt(now)} as at) today
  where ${holdsForPlace})`

/** Which of the days of `h` it is where the place is; counted from 0. */
const dayAt = (now: Date): SQL =>
  sql`((${now.toISOString()}::timestamptz at time zone h.time_zone)::date - h.first_day)`
