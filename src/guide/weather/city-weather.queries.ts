import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { cityAsked } from '../cities/city-asked.queries.ts'
import type { CityWeather } from './city-weather.schema.ts'

/** Whether what was reckoned, `w`, is still of where the city `c` lies: the archive's squares are some 25 km wide. */
export const holdsForCity = sql`kilometres_between(c.lat, c.lng, w.lat, w.lng) <= 5`

/** Null where it is not known; undefined without such a city. */
export async function findCityWeather(db: Database, slug: string): Promise<CityWeather | null | undefined> {
  const { rows } = await db.execute<{ weather: CityWeather | null }>(sql`
    select case when w.months is not null then
      json_build_object('firstYear', w.first_year, 'lastYear', w.last_year, 'months', w.months) end as weather
    from cities c left join city_weather w on w.city_id = c.id and ${holdsForCity}
    where c.id = (${cityAsked(slug)})`)
  return rows[0]?.weather
}
