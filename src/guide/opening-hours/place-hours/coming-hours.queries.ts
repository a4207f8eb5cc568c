import { type SQL, sql } from 'drizzle-orm'
import { columnsIn } from '../../facts/fact-columns.queries.ts'
import { daysTold } from '../days/days-told.ts'
import { hoursFacts } from './hours-facts.ts'

/** What of a place `p` its hours are reckoned from. */
export const hoursColumns: SQL = columnsIn('p', hoursFacts)

/** Whether hours `h` were reckoned from what a place `p` says now. */
export const areOfItsFacts: SQL = sql`(${columnsIn('h', hoursFacts)}) is not distinct from (${hoursColumns})`

/** Reckoned hours `h` of a place `p`: those that were reckoned from other facts than it has now are not used. */
export const holdsForPlace: SQL = sql`h.place_id = p.id and ${areOfItsFacts}`

/** Whether what is usual of the hours of a place `p` was written down by an editor, and is no general knowledge. */
const areOfEditors = sql`case when p.usual_hours is null then 'usuallyClosed' else 'usualHours' end = any(p.edited_fields)`

/** `ComingHours` of a place `p`, of so many days from today on; null where nothing was reckoned, or by a clock that was ahead. */
export const comingHoursJson = (now: Date, days = daysTold): SQL => sql`(
  select jsonb_build_object('grade', h.grade, 'days', jsonb_path_query_array(h.days, '$[$first to $last]',
    jsonb_build_object('first', today.at, 'last', today.at + ${days - 1}::int)))
    || case when coalesce(h.closed_from, h.closed_until) is not null
        and coalesce(h.closed_until >= h.first_day + today.at, true)
      then jsonb_build_object('closure', jsonb_build_object('from', h.closed_from, 'until', h.closed_until))
      else '{}' end
    || case when h.grade = 'usual' and ${areOfEditors} then jsonb_build_object('areOfEditors', true) else '{}' end
  from place_hours h, lateral (select ${dayAt(now)} as at) today
  where ${holdsForPlace} and today.at >= 0)`

/** `ComingHours` of a place `p` on some days, YYYY-MM-DD, as far as they are reckoned; null where nothing was. */
export const hoursOnDaysJson = (days: readonly string[]): SQL => sql`(
  select jsonb_build_object('grade', h.grade, 'days', coalesce((
      select jsonb_agg(day order by day ->> 'starts') from jsonb_array_elements(h.days) day
      where left(day ->> 'starts', 10) = any(${sql.param(days)}::text[])), '[]'))
    || case when coalesce(h.closed_from, h.closed_until) is null then '{}'
      else jsonb_build_object('closure', jsonb_build_object('from', h.closed_from, 'until', h.closed_until)) end
  from place_hours h where ${holdsForPlace})`

/** Which of the days of `h` it is where the place is; counted from 0, and less where a clock that was ahead reckoned them. */
export const dayAt = (now: Date): SQL =>
  sql`((${now.toISOString()}::timestamptz at time zone h.time_zone)::date - h.first_day)`
