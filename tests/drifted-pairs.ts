import { sql } from 'drizzle-orm'
import { areOfItsFacts } from '../src/guide/opening-hours/place-hours/coming-hours.queries.ts'
import type { Database } from '../src/platform/database/database.ts'

/**
 * The rows of what is kept beside each pair of a city and a place, of the numbers of pairs, of what lists show of a place and
 * of whether its hours hold, that are not what the places say: each that is missing, and each that is too many, as JSON.
 */
export async function driftedPairs(db: Database): Promise<string[]> {
  const kept = sql`select city_id, km, traits, fun_type_ids, sum(places)::int from place_counts group by 1, 2, 3, 4 having sum(places) <> 0`
  const counted = sql`select city_id, ceil(radius_distance_km)::int, t.traits, t.fun_type_ids, count(*)::int
    from place_distances d cross join lateral traits_of_places(array[d.place_id]) t group by 1, 2, 3, 4`
  const paired = sql`select city_id, place_id, traits, fun_type_ids from place_distances`
  const said = sql`select city_id, d.place_id, t.traits, t.fun_type_ids
    from place_distances d cross join lateral traits_of_places(array[d.place_id]) t`
  const listed = sql`select t.place_id, t.fun_type_id, listed_name, country from place_types t`
  const told = sql`select p.id, t.fun_type_id, case when is_active then coalesce(display_name, name) end, case when is_active then addr_country end
    from place_types t join places p on p.id = t.place_id`
  const held = sql`select place_id, holds from place_hours`
  const holding = sql`select h.place_id, ${areOfItsFacts} from place_hours h join places p on p.id = h.place_id`
  const differences: string[] = []
  for (const [a, b] of [
    [kept, counted],
    [paired, said],
    [listed, told],
    [held, holding],
  ] as const) {
    const { rows } = await db.execute(sql`((${a}) except (${b})) union all ((${b}) except (${a}))`)
    differences.push(...rows.map((row) => JSON.stringify(row)))
  }
  return differences
}
