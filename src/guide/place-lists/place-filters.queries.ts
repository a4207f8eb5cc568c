import { type SQL, sql } from 'drizzle-orm'
import { openOnCertainty } from '../opening-hours/open-on.queries.ts'
import { certainties } from './certainty.ts'
import type { PlaceFilters } from './place.schema.ts'

export type FilterName = Exclude<keyof PlaceFilters, 'radius' | 'unknown'>

/** What the filters ask of a place `p`, to follow a first condition. What does not say fits when it is asked for. */
export const conditionsOf = (filters: PlaceFilters): SQL[] =>
  [...conditionsByFilter(filters)].map(([name, condition]) => sql` and ${fitting(name, condition, filters)}`)

/** Whether a place fits a filter of which `conditionsByFilter` said this. */
export const fitting = (name: FilterName, condition: SQL, { unknown }: PlaceFilters): SQL =>
  unknown && asksForFact(name) ? sql`(${condition}) is not false` : condition

/** What each filter that is set asks of a place `p`: null where the place does not say. */
export function conditionsByFilter(filters: PlaceFilters): Map<FilterName, SQL> {
  const { season, funTypes, age, featured, wheelchairAccessible, indoor, openOn } = filters
  return new Map<FilterName, SQL>([
    ...(season && season !== 'any' ? [['season', isOpenIn(season)] as const] : []),
    ...(funTypes?.length ? [['funTypes', isOfAny(funTypes)] as const] : []),
    ...(age?.length ? [['age', suitsAll(age)] as const] : []),
    ...(featured ? [['featured', sql`p.is_featured`] as const] : []),
    ...(wheelchairAccessible
      ? [['wheelchairAccessible', sql`p.wheelchair in ('yes', 'limited')`] as const]
      : []),
    ...(indoor ? [['indoor', sql`p.setting in ('indoor', 'both')`] as const] : []),
    ...(openOn ? [['openOn', sql`${openOnCertainty(openOn)} is not null`] as const] : []),
  ])
}

/** Whether a place may leave open what the filter asks. */
const asksForFact = (name: FilterName) =>
  name === 'age' || name === 'wheelchairAccessible' || name === 'indoor'

/** How surely a place `p` fits them that is not ruled out: its place among `certainties`. */
export function certaintyOf(filters: PlaceFilters): SQL {
  const surely = filters.openOn ? openOnCertainty(filters.openOn) : sql`0`
  const judged = [...conditionsByFilter(filters)].flatMap(([name, condition]) =>
    asksForFact(name) ? [condition] : [],
  )
  if (judged.length === 0) return surely
  return sql`case when ${sql.join(judged, sql` and `)} then ${surely} else ${silent} end`
}

/** The last of `certainties`. */
export const silent = sql`${certainties.indexOf('silent')}::int`

/** A place without seasons is open all year. */
const isOpenIn = (season: string) => sql`(
  not exists (select from place_availabilities a where a.place_id = p.id)
  or exists (select from place_availabilities a join seasons s on s.id = a.season_id
    where a.place_id = p.id and s.name = ${season}))`

const isOfAny = (funTypes: string[]) => sql`exists (
  select from place_types t join fun_types f on f.id = t.fun_type_id
  where t.place_id = p.id and f.slug = any(string_to_array(${funTypes.join(',')}, ',')))`

/** By whom it lets in and whom it suits; of a range, an end that is not known keeps nobody out. */
const suitsAll = (ages: number[]) => {
  const [youngest, oldest] = [Math.min(...ages), Math.max(...ages)]
  return sql`(greatest(p.age_group_min, p.best_age_min, 0) <= ${youngest}
    and least(p.age_group_max, p.best_age_max, 18) >= ${oldest}
    and (num_nonnulls(p.age_group_min, p.best_age_min, p.age_group_max, p.best_age_max) > 0 or null))`
}
