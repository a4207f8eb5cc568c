import { sql } from 'drizzle-orm'
import type { Position } from '../../guide/how-far/distance.ts'
import { holdsForCity } from '../../guide/weather/city-weather.queries.ts'
import type { MonthWeather } from '../../guide/weather/city-weather.schema.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Years } from '../providers/open-meteo/weather-days.ts'

export type DueCity = Position & { id: number; name: string }

/**
 * The city whose weather nobody has asked for yet, or that has waited longest: its years are no longer the last ones, or it has
 * moved, or the archive had no answer. Each is asked for once a day at most; what a clock noted that was ahead counts for nothing.
 */
export async function findDueCity(db: Database, { last }: Years): Promise<DueCity | undefined> {
  const { rows } = await db.execute<DueCity & Record<string, unknown>>(sql`
    select c.id, c.name, c.lat, c.lng from cities c left join city_weather w on w.city_id = c.id
    where w.city_id is null or (w.asked_at not between now() - interval '1 day' and now() + interval '1 hour'
      and (w.months is null or w.last_year < ${last} or not ${holdsForCity}))
    order by w.asked_at nulls first, c.id limit 1`)
  return rows[0]
}

/** What was reckoned of a city, unless it has gone meanwhile; of where it was asked for, so that one that moved is due again. */
export async function storeWeather(
  db: Database,
  { id, lat, lng }: DueCity,
  { first, last }: Years,
  months: readonly MonthWeather[],
): Promise<void> {
  await db.execute(sql`
    insert into city_weather (city_id, lat, lng, first_year, last_year, months, asked_at)
    select id, ${lat}::float8, ${lng}::float8, ${first}::smallint, ${last}::smallint, ${JSON.stringify(months)}::jsonb, now()
    from cities where id = ${id} for key share
    on conflict (city_id) do update set lat = excluded.lat, lng = excluded.lng, first_year = excluded.first_year,
      last_year = excluded.last_year, months = excluded.months, asked_at = excluded.asked_at`)
}

/** What was known of it stays. */
export async function noteNoWeather(db: Database, { id, lat, lng }: DueCity): Promise<void> {
  await db.execute(sql`
    insert into city_weather (city_id, lat, lng)
    select id, ${lat}::float8, ${lng}::float8 from cities where id = ${id} for key share
    on conflict (city_id) do update set asked_at = now()`)
}
