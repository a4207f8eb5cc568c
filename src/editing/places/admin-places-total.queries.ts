import { type SQL, sql } from 'drizzle-orm'
import { countOf } from '../../guide/places/kept-counts.queries.ts'
import type { AdminPlacesQuery } from './admin-place.schema.ts'
import { adminPlaceCondition } from './admin-place-conditions.queries.ts'

/** How many match: kept, or counted. */
export const adminPlacesTotal = (query: AdminPlacesQuery): SQL =>
  keptTotal(query) ?? sql`(select count(*)::int from places p where ${adminPlaceCondition(query)})`

/** The same, where all are asked for or one filter alone is set whose number is kept. */
export function keptTotal(query: AdminPlacesQuery): SQL | undefined {
  const { page, limit, sortField, sortDirection, ...filters } = query
  const { cityId, funTypeIds, ...others } = filters
  if (cityId !== undefined && isEmpty({ funTypeIds, ...others })) return countOf('all of city', cityId)
  if (funTypeIds?.length === 1 && isEmpty({ cityId, ...others })) return countOf('all of type', funTypeIds[0])
  return keptTotals[JSON.stringify(filters)]
}

const isEmpty = (filters: Record<string, unknown>) =>
  Object.values(filters).every((filter) => filter === undefined)

const all = countOf('all')
const keptTotals: Readonly<Record<string, SQL>> = {
  '{}': all,
  '{"isActive":true}': countOf('of file'),
  '{"isActive":false}': sql`${all} - ${countOf('of file')}`,
  '{"isFeatured":true}': countOf('featured'),
  '{"isFeatured":false}': sql`${all} - ${countOf('featured')}`,
  '{"isReviewed":true}': sql`${all} - ${countOf('unreviewed')}`,
  '{"isReviewed":false}': countOf('unreviewed'),
  '{"hasPhoto":true}': countOf('with photo'),
  '{"hasPhoto":false}': sql`${all} - ${countOf('with photo')}`,
  '{"hasUnclearHours":true}': countOf('unclear hours'),
  '{"hasUnclearHours":false}': sql`${all} - ${countOf('unclear hours')}`,
}
