import { type SQL, sql } from 'drizzle-orm'
import { countOf } from '../../guide/places/kept-counts.queries.ts'
import type { AdminPlacesQuery } from './admin-place.schema.ts'
import { adminPlaceCondition } from './admin-place-conditions.queries.ts'

/** How many match: kept, or of an index, where all are asked for or one filter alone is set of which either tells. */
export function adminPlacesTotal(query: AdminPlacesQuery): SQL {
  const { page, limit, sortField, sortDirection, ...filters } = query
  const { cityId, funTypeIds, ...others } = filters
  if (cityId !== undefined && isEmpty({ funTypeIds, ...others }))
    return sql`(select count(*)::int from city_places where city_id = ${cityId})`
  if (funTypeIds?.length === 1 && isEmpty({ cityId, ...others }))
    return sql`(select count(*)::int from place_types where fun_type_id = ${funTypeIds[0]})`
  return (
    keptTotals[JSON.stringify(filters)] ??
    sql`(select count(*)::int from places p where ${adminPlaceCondition(query)})`
  )
}

const isEmpty = (filters: Record<string, unknown>) =>
  Object.values(filters).every((filter) => filter === undefined)

const all = countOf('all')
const keptTotals: Readonly<Record<string, SQL>> = {
  '{}': all,
  '{"isActive":true}': countOf('of file'),
  '{"isActive":false}': sql`${all} - ${countOf('of file')}`,
  '{"isReviewed":true}': sql`${all} - ${countOf('unreviewed')}`,
  '{"isReviewed":false}': countOf('unreviewed'),
  '{"hasPhoto":true}': countOf('with photo'),
  '{"hasPhoto":false}': sql`${all} - ${countOf('with photo')}`,
  '{"hasUnclearHours":true}': countOf('unclear hours'),
  '{"hasUnclearHours":false}': sql`${all} - ${countOf('unclear hours')}`,
}
