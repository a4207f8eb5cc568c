import { type SQL, sql } from 'drizzle-orm'
import { rankOf, type Wishes } from '../family/fit.queries.ts'
import { drivingMinutes } from '../how-far/driving-minutes.queries.ts'
import type { PlaceFilters } from './place.schema.ts'
import { isShown } from './place-filters.queries.ts'
import { hasNoRoad } from './place-json.queries.ts'

/** How many places are looked at for whom they fit. What lies farther away follows them, the nearest first. */
export const mostRanked = 5000

/**
 * The tables `ranked`, of the nearest places of `judged`, each with its `rank`, and `first`, so many of the best: what fits, surely
 * before what may, then what nobody looked at, and last what does not fit everybody; of each the shortest drive first, and last where
 * no road leads, which `at` tells.
 */
export const bestFirst = (filters: PlaceFilters, wishes: Wishes, count: number): SQL => sql`
  ranked as materialized (
    select near.place_id, near.km, near.certainty, minutes, ${rankOf(wishes, sql`minutes`)} as rank
    from (${shown(filters)} limit ${mostRanked}::int) near join places p on p.id = near.place_id
      left join place_distances d on d.city_id = (select id from city) and d.place_id = near.place_id
      cross join lateral (
        select case when not ${hasNoRoad} then coalesce(d.driving_time_minutes, ${drivingMinutes(sql`near.km`)}) end as minutes) drive
  ),
  first as (
    select place_id, km, certainty, row_number() over (
      order by rank = 3, rank = 4, certainty, rank, minutes, km, place_id) as at
    from (
      select * from ranked
      union all (select place_id, km, certainty, null, 4 from (${shown(filters)}
        offset ${mostRanked}::int
        limit (select case when sum(places) > ${mostRanked}::int then ${count}::int else 0 end from number)) far)
    ) any_place order by at limit ${count}
  ),
  fitting as (select certainty, places from number union all select certainty, -1 from ranked where rank = 3)`

const shown = (filters: PlaceFilters) =>
  sql`select * from judged where ${isShown(filters)} order by km, place_id`
