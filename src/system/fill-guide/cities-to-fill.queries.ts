import { type SQL, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../platform/database/database.ts'
import { largestCities } from './largest-cities.ts'

/** Whose places came so short a time ago need not be asked for again. */
const freshDays = 30
/** A city about which its service gives up so often, while others come, is left out. */
const mostTries = 5

/** An import of OpenStreetMap's own service for the city `c`. */
const isRunOfCity = sql`r.city_id = c.id and r.origin is null and r.provider = 'openstreetmap'`

/** Whether the places of the city `c` are there, for a filling that began then. */
const hasCome = (startedAt: SQL) => sql`exists (select from import_runs r where ${isRunOfCity}
  and r.state in ('done', 'undone') and r.started_at > ${startedAt} - make_interval(days => ${sql.raw(String(freshDays))}))`

/** Each city `c` of the filling `f` that has not come, with what was tried since that was taken up. */
const missingCities = sql`
  cities c, guide_fills f, lateral (
    select count(*) filter (where state = 'failed' and code = 'provider_unavailable') as tries,
      coalesce(bool_or(state = 'cancelled' or state = 'failed' and code <> 'provider_unavailable'), false) as is_over,
      (array_agg(error order by started_at desc))[1] as error
    from (
      select r.state, r.started_at, case r.state when 'cancelled' then 'Cancelled' else r.error end as error,
        coalesce(j.result ->> 'code', 'provider_unavailable') as code
      from import_runs r left join jobs j on j.id = r.job_id
      where ${isRunOfCity} and r.started_at >= f.taken_up_at and r.state in ('failed', 'cancelled')) of_city) tried
  where not ${hasCome(sql`f.started_at`)}`

const isGivenUp = sql`(is_over or tries >= ${sql.raw(String(mostTries))} and exists (
  select from import_runs r where r.state = 'done' and r.origin is null and r.started_at >= f.taken_up_at))`

const size = sql`array_position(${sql.param([...largestCities])}::text[], c.slug)`

export type CityToFill = { id: number; name: string }

/** The next city to ask for: those that were not tried yet first, of these the largest. `passed` are left out. */
export async function findNextCity(db: Database, passed: readonly number[]): Promise<CityToFill | undefined> {
  const { rows } = await db.execute<CityToFill>(sql`
    select c.id, c.name from ${missingCities} and not ${isGivenUp} and c.id <> all(${sql.param([...passed])}::integer[])
    order by tries, ${size} nulls last, c.id limit 1`)
  return rows[0]
}

export type FailedCity = { id: number; name: string; message: string }

/** Those that have not come, and why not. */
export async function findMissingCities(db: Queries): Promise<FailedCity[]> {
  const { rows } = await db.execute<FailedCity>(sql`
    select c.id, c.name, coalesce(error, 'It was not fetched') as message from ${missingCities} order by c.name, c.id`)
  return rows
}

/** How many cities a filling that begins now would ask for. */
export async function countCitiesToFill(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from cities c where not ${hasCome(sql`now()`)}`)
  return rows[0]?.count ?? 0
}

/** Of the filling under way. */
export async function countCities(db: Database): Promise<{ total: number; came: number; failed: number }> {
  const { rows } = await db.execute<{ total: number; missing: number; failed: number }>(sql`
    select (select count(*)::integer from cities) as total, count(*)::integer as missing,
      count(*) filter (where ${isGivenUp})::integer as failed
    from ${missingCities}`)
  const { total = 0, missing = 0, failed = 0 } = rows[0] ?? {}
  return { total, came: total - missing, failed }
}
