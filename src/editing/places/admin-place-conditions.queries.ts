import { type SQL, sql } from 'drizzle-orm'
import { escapeLike } from '../../platform/database/escape-like.ts'
import type { AdminPlaceSelection } from './admin-place.schema.ts'
import { factCondition } from './fact-conditions.queries.ts'
import { isAround, isInside, isNear } from './place-area-conditions.queries.ts'
import { type FilterOf, filteredFacts, flagNames } from './place-filters.ts'

const mostWords = 8

/** What the back office's filters ask of a place `p`; true without any. */
export const adminPlaceCondition = (filters: AdminPlaceSelection): SQL =>
  sql.join(
    [
      sql`true`,
      ...searchConditions(filters),
      ...flagConditions(filters),
      ...placeConditions(filters),
      ...factConditions(filters),
    ],
    sql` and `,
  )

function searchConditions({ search = '', funTypeIds }: AdminPlaceSelection): SQL[] {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, mostWords)
  return [
    ...words.map((word) => sql`${searchText} like '%' || plain_text(${escapeLike(word)}) || '%'`),
    ...(funTypeIds
      ? [
          sql`exists (select from place_types t where t.place_id = p.id
            and t.fun_type_id = any(${sql.param(funTypeIds)}::integer[]))`,
        ]
      : []),
  ]
}

/** To the letter that of the index `places_name_search`. */
const searchText = sql`plain_text(coalesce(p.display_name, '') || ' ' || p.name || ' ' || coalesce(p.address, ''))`

const hasPhoto = sql`exists (select from place_images i where i.place_id = p.id)`

/** Its hours were reckoned and no day came of them; a text that nobody has read yet is not unclear. */
const hasUnclearHours = sql`exists (select from place_hours h
  where h.place_id = p.id and h.opening_hours is not null and h.opening_hours = p.opening_hours
    and (h.grade <> 'stated' or h.states !~ '[ochs]'))`

/**
 * No provider holds it any more; what only the starter guide tells of never was anywhere else, and a website is no list of
 * places. The few that are gone are looked up once, so that asking for the others is no question for each of them.
 */
export const isGone = sql`(p.id in (
  select s.place_id from place_sources s where s.gone_since is not null and not exists (
    select from place_sources o
    where o.place_id = s.place_id and o.gone_since is null and o.provider not in ('starter', 'official-site'))))`

/** The rules of a newer version took it for no place of the guide, and nobody has reviewed it since. */
export const isRefused = sql`(not p.is_reviewed and p.id in (
  select e.entity_id::integer from audit_log e where e.entity = 'places' and e.after ? 'refused'))`

/** Its website has been gone visit after visit. */
export const hasGoneWebsite = sql`exists (select from website_visits v
  where v.place_id = p.id and v.reported_at is not null)`

const flags: Readonly<Record<FilterOf<'flag'>, SQL>> = {
  isActive: sql`p.is_active`,
  isFeatured: sql`p.is_featured`,
  isReviewed: sql`p.is_reviewed`,
  hasPhoto,
  hasUnclearHours,
  isGone,
  isRefused,
  hasGoneWebsite,
}

const flagConditions = (filters: AdminPlaceSelection): SQL[] =>
  flagNames
    .filter((name) => filters[name] !== undefined)
    .map((name) => (filters[name] ? flags[name] : sql`not ${flags[name]}`))

function placeConditions({ cityId, around, country, near, area, changedSince }: AdminPlaceSelection): SQL[] {
  return [
    cityId !== undefined &&
      sql`exists (select from city_places l where l.place_id = p.id and l.city_id = ${cityId})`,
    around && isAround(around),
    country !== undefined && sql`p.addr_country = ${country}`,
    near && isNear(near),
    area !== undefined && isInside(area),
    changedSince !== undefined && sql`p.updated_at >= (${changedSince}::date at time zone 'utc')`,
  ].filter((condition) => condition !== undefined && condition !== false)
}

const factConditions = (filters: AdminPlaceSelection): SQL[] =>
  filteredFacts.flatMap((name) => {
    const asked = filters[name]
    return asked === undefined ? [] : [factCondition(name, asked)]
  })
