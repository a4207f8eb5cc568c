import { type SQL, sql } from 'drizzle-orm'

// Each expects the place as `p`. Hours that were reckoned from another text than the place has now are not used.

const hoursOfPlace = sql`place_hours h`

const holds = sql`h.place_id = p.id and h.opening_hours = p.opening_hours`

/** `state` and `hours` of the day that it is where the place is. */
export const todaysHoursJson = (now: Date): SQL => sql`coalesce((
  select ${hoursJson(sql``, sql`d.spans`)} from ${hoursOfPlace},
    lateral (select h.days -> to_char(${localMoment(now)}, 'YYYY-MM-DD') as spans) d
  where ${holds}), '{"state": "unknown", "hours": null}'::json)`

/** Today and the six days after it, with their dates; null where nothing was reckoned. */
export const nextDaysJson = (now: Date): SQL => sql`(
  select json_agg(${hoursJson(sql`'date', d.day, `, sql`h.days -> d.day`)} order by d.day)
  from ${hoursOfPlace}, generate_series(0, 6) n,
    lateral (select to_char(${localMoment(now)} + n * interval '1 day', 'YYYY-MM-DD') as day) d
  where ${holds})`

export const timeZoneJson: SQL = sql`(select h.time_zone from ${hoursOfPlace} where ${holds})`

const localMoment = (now: Date) => sql`(${now.toISOString()}::timestamptz at time zone h.time_zone)`

const hoursJson = (before: SQL, spans: SQL) => sql`json_build_object(${before}
  'state', case when coalesce(jsonb_typeof(${spans}), 'null') <> 'array' then 'unknown'
    when jsonb_array_length(${spans}) = 0 then 'closed' else 'open' end,
  'hours', case when jsonb_typeof(${spans}) <> 'array' then null
    when ${spans} = '[["00:00", "24:00"]]' then 'Open 24 hours'
    else (select string_agg((span ->> 0) || '–' || (span ->> 1), ', ' order by nr)
      from jsonb_array_elements(${spans}) with ordinality as s(span, nr)) end)`
