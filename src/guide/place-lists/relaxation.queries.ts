import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { cityAsked } from '../cities/city-asked.queries.ts'
import { defaultRadiiKm, defaultRadiusKm } from '../search-radius/default-radius.ts'
import { placesAround } from './centre.queries.ts'
import type { PlaceFilters } from './place.schema.ts'
import { conditionsByFilter, type FilterName, fitting, rowsFor } from './place-filters.queries.ts'
import type { PlaceRelaxation } from './relaxation.schema.ts'

type Count = {
  cityId: number | null
  relax: PlaceRelaxation['relax'] | 'none'
  radius: number
  total: number
}

/**
 * Which filter to loosen, and how many places that would bring: at most two wider radii, then single filters, the least
 * change first; where none of these helps, all filters, and a wider radius only if need be. None where no place is in reach at all.
 * Undefined when there is no such city.
 */
export async function listRelaxations(
  db: Database,
  citySlug: string,
  { radius = defaultRadiusKm, ...filters }: PlaceFilters,
): Promise<PlaceRelaxation[] | undefined> {
  const { rows } = await db.execute<Count>(countsStatement(citySlug, radius, filters))
  if (rows[0]?.cityId == null) return undefined
  const now = rows.find(({ relax }) => relax === 'none')?.total ?? 0
  const helpful = rows.flatMap(({ relax, radius, total }) =>
    relax !== 'none' && total > now ? [{ relax, radius, total }] : [],
  )
  const wider = helpful
    .filter(({ relax }) => relax === 'radius')
    .sort((a, b) => a.radius - b.radius)
    .filter(({ total }, index, all) => total > (all[index - 1]?.total ?? 0))
  const looser = helpful
    .filter(({ relax }) => relax !== 'radius' && relax !== 'all')
    .sort((a, b) => a.total - b.total)
  const single = [...wider.slice(0, 2), ...looser.slice(0, 3)]
  return single.length > 0 ? single : helpful.sort((a, b) => a.radius - b.radius).slice(0, 1)
}

/** All places within the widest radius once, those that are alike together, with what each filter says of them; then the counts. */
function countsStatement(citySlug: string, radius: number, filters: Omit<PlaceFilters, 'radius'>): SQL {
  const conditions = [...conditionsByFilter(filters)]
  const columns = conditions.map(([name, condition]) => sql`, ${condition} as ${sql.identifier(name)}`)
  const holds = (names: FilterName[]) =>
    sql.join(names.map((name) => sql` and ${fitting(name, sql`${sql.identifier(name)}`, filters)}`)) // Names of ours, never the visitor's.
  const names = conditions.map(([name]) => name)
  const within = (names: FilterName[]) =>
    sql`(select coalesce(sum(places), 0)::int from candidate where km <= ${radius} ${holds(names)})`
  const without = names.map(
    (left) => sql`union all select ${left}, ${radius}::int, ${within(names.filter((name) => name !== left))}`,
  )
  return sql`
    with city as (${cityAsked(citySlug)}),
    options as (select radius_km from search_radius_options where is_active),
    wider as (
      select radius_km from (select radius_km from options
        union all select unnest(${`{${defaultRadiiKm}}`}::int[]) where not exists (select from options)) any_option
      where radius_km > ${radius} order by 1 limit 3
    ),
    widest as (select coalesce(max(radius_km), ${radius}) as km from wider),
    ${placesAround(sql`(select km from widest)`)},
    candidate as materialized (select d.km, d.places ${sql.join(columns)} from ${rowsFor(filters, 'counted')})
    select (select id from city) as "cityId", count.* from (
      select 'none' as relax, ${radius}::int as radius, ${within(names)} as total
      union all select 'all', ${radius}::int, ${within([])}
      union all select 'all', km, (select coalesce(sum(places), 0)::int from candidate) from widest
      union all select 'radius', radius_km,
        (select coalesce(sum(places), 0)::int from candidate where km <= radius_km ${holds(names)}) from wider
      ${sql.join(without, sql` `)}) count`
}
