import { sql } from 'drizzle-orm'
import { isStaleCity } from '../../editing/cities/stale-city.queries.ts'
import { hasGoneWebsite, isGone, isRefused } from '../../editing/places/admin-place-conditions.queries.ts'
import { countOf, countsOf } from '../../guide/places/kept-counts.queries.ts'
import { pauseEnd } from '../../outgoing/service-state.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import { fillGuideJob } from '../fill-guide/guide-fill.queries.ts'
import { citySizeSteps } from './city-sizes.ts'
import type { Dashboard, Waiting } from './dashboard.schema.ts'

type Figures = Omit<Dashboard, 'creditsPerDay' | 'provider' | 'recentChanges' | 'warnings'>

/** All figures as of one moment, in one statement; the places' are the totals of the lists that they lead to. */
export async function readDashboard(db: Database): Promise<Figures> {
  const { rows } = await db.execute<Figures>(sql`
    with city_size as (
      select c.id, c.name, coalesce(n.number, 0) as count,
        width_bucket(coalesce(n.number, 0), ${sql.param(citySizeSteps)}::integer[]) as size
      from cities c left join ${countsOf('of city')} n on n.of_id = c.id)
    select
      ${countOf('unreviewed')} as "unreviewedPlaces",
      ${unreviewedCities} as "unreviewedCities",
      ${countOf('all')} - ${countOf('with photo')} as "placesWithoutPhoto",
      ${countOf('unclear hours')} as "placesWithUnclearHours",
      (select count(*)::int from places p where ${isGone}) as "gonePlaces",
      (select count(*)::int from places p where ${isRefused}) as "refusedPlaces",
      (select count(*)::int from places p where ${hasGoneWebsite}) as "goneWebsites",
      ${openReports} as "openReports",
      ${failedImports} as "failedImports",
      (select count(*)::int from import_runs where state = 'running') as "runningImports",
      (select count(*)::int from cities) as "cities",
      ${staleCities} as "staleCities",
      ${citySizes} as "citySizes",
      ${thinCities} as "thinCities",
      (select coalesce(sum(used), 0)::int from service_usage
        where service = 'geoapify' and period = to_char(now() at time zone 'utc', 'YYYY-MM-DD')) as "creditsUsed",
      ${pausedServices} as "pausedServices",
      ${putOff} as "putOff"`)
  const [figures] = rows
  if (!figures) throw new Error('The database returned no row')
  return figures
}

/** The figures that the menu of every screen tells. */
export async function readWaiting(db: Database): Promise<Waiting> {
  const { rows } = await db.execute<Waiting>(
    sql`select ${countOf('unreviewed')} as "unreviewedPlaces", ${openReports} as "openReports",
      (select count(*)::int from place_twins) as "possibleTwins",
      (select count(*)::int from planned_changes where state = 'refused') as "refusedChanges"`,
  )
  const [waiting] = rows
  if (!waiting) throw new Error('The database returned no row')
  return waiting
}

const openReports = sql`(select count(*)::int from reports where state = 'open')`

const unreviewedCities = sql`(
  select coalesce(json_agg(json_build_object('name', name, 'count', count) order by count desc, name), '[]')
  from (
    select c.name, n.number as count from ${countsOf('unreviewed of city')} n join cities c on c.id = n.of_id
    where n.number > 0 order by n.number desc, c.name limit 2
  ) as most)`

/** The last import of each city, and of each file, counts. */
const failedImports = sql`(
  select count(*)::int from (
    select distinct on (city_id, provider, origin) state from import_runs
    order by city_id, provider, origin, started_at desc, id desc
  ) as last where state = 'failed')`

const staleCities = sql`(select count(*)::int from cities c where ${isStaleCity})`

const citySizes = sql`(
  select json_agg((select count(*)::int from city_size where size = step) order by step)
  from generate_series(0, ${citySizeSteps.length}) as step)`

const thinCities = sql`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'count', count) order by count, name), '[]')
  from (select * from city_size where size = 0 order by count, name limit 3) as thin)`

const pausedServices = sql`(
  select coalesce(json_agg(json_build_object('service', service, 'until', paused_until, 'reason', coalesce(pause_reason, ''))
    order by service), '[]')
  from service_states where ${pauseEnd()} is not null)`

const putOff = sql`(
  select coalesce(json_agg(json_build_object('kind', kind, 'left', "left", 'at', at, 'reason', reason) order by kind), '[]')
  from (
    select kind, sum((progress ->> 'total')::integer)::integer as "left", min(not_before) as at,
      (array_agg(coalesce(error, '') order by not_before))[1] as reason
    from jobs where state = 'waiting' and not_before is not null and kind <> ${fillGuideJob}::text group by kind
  ) as waiting)`
