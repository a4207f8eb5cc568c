import { type SQL, sql } from 'drizzle-orm'
import type { PlaceFilters } from './place.schema.ts'

type FilterName = Exclude<keyof PlaceFilters, 'radius'>

/** What the filters ask of a place `p`, to follow a first condition. */
export const conditionsOf = (filters: PlaceFilters): SQL[] =>
  [...conditionsByFilter(filters).values()].map((condition) => sql` and ${condition}`)

/** What each filter that is set asks of a place `p`. */
export function conditionsByFilter(filters: PlaceFilters): Map<FilterName, SQL> {
  const { season, funTypes, age, featured, wheelchairAccessible, indoor } = filters
  return new Map<FilterName, SQL>([
    ...(season && season !== 'any' ? [['season', isOpenIn(season)] as const] : []),
    ...(funTypes?.length ? [['funTypes', isOfAny(funTypes)] as const] : []),
    ...(age?.length ? [['age', suitsAll(age)] as const] : []),
    ...(featured ? [['featured', sql`p.is_featured`] as const] : []),
    ...(wheelchairAccessible ? [['wheelchairAccessible', sql`p.is_wheelchair_accessible`] as const] : []),
    ...(indoor ? [['indoor', sql`p.is_indoor`] as const] : []),
  ])
}

/** A place without seasons is open all year. */
const isOpenIn = (season: string) => sql`(
  not exists (select from place_availabilities a where a.place_id = p.id)
  or exists (select from place_availabilities a join seasons s on s.id = a.season_id
    where a.place_id = p.id and s.name = ${season}))`

const isOfAny = (funTypes: string[]) => sql`exists (
  select from place_types t join fun_types f on f.id = t.fun_type_id
  where t.place_id = p.id and f.slug = any(string_to_array(${funTypes.join(',')}, ',')))`

/** An end that is not known keeps nobody out. */
const suitsAll = (ages: number[]) =>
  sql`(coalesce(p.age_group_min, 0) <= ${Math.min(...ages)} and coalesce(p.age_group_max, 18) >= ${Math.max(...ages)})`
