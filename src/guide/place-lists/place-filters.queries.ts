import { type SQL, sql } from 'drizzle-orm'
import { openOnCertainty } from '../opening-hours/place-hours/open-on.queries.ts'
import { certainties } from './certainty.ts'
import type { PlaceFilters } from './place.schema.ts'
import { traitBits } from './trait-bits.ts'

/** Those of `placesWithin`, and that of `firstByName`. */
type PlacesTable = 'around' | 'counted' | 'by_name'

export type FilterName = Exclude<keyof PlaceFilters, 'radius' | 'unknown'>

/** The rows of a table of `placesWithin`, as `d`; where hours are asked for, with those that hold as `h`. */
export const rowsFor = ({ openOn }: PlaceFilters, table: PlacesTable): SQL =>
  openOn
    ? sql`${sql.identifier(table === 'counted' ? 'around' : table)} d
      left join place_hours h on h.place_id = d.place_id and h.holds`
    : sql`${sql.identifier(table)} d`

/**
 * The tables `judged`, of the rows of `around` that the filters do not rule out, each with its `certainty`, and `number`, how
 * many `places` there are of each. Hours are looked up once for each place, so that all of them wait for those.
 */
export const judgedTables = (filters: PlaceFilters): SQL => {
  const judged = judgedRows(filters, 'around', sql`d.place_id, d.km, d.traits, d.places`)
  const counted = filters.openOn ? sql`select * from judged` : judgedRows(filters, 'counted', sql`d.places`)
  return sql`judged as ${sql.raw(filters.openOn ? '' : 'not')} materialized (${judged}),
    number as materialized (select certainty, sum(places) as places from (${counted}) d group by 1)`
}

/** Columns of the rows of a table that the filters do not rule out, each with its `certainty`. */
export const judgedRows = (filters: PlaceFilters, table: PlacesTable, columns: SQL): SQL =>
  sql`select ${columns}, ${certaintyOf(filters)} as certainty from ${rowsFor(filters, table)}
    where true ${sql.join(notRuledOut(filters))}`

/** Whether they ask for traits. */
export const readTraits = (filters: PlaceFilters): boolean =>
  [...conditionsByFilter(filters).keys()].some((name) => name !== 'openOn')

const notRuledOut = (filters: PlaceFilters) =>
  [...conditionsByFilter(filters)].map(
    ([name, condition]) => sql` and ${fitting(name, condition, { ...filters, unknown: true })}`,
  )

/** Which certainties, by their places among all, a list of these filters shows. */
export function certaintiesOf(filters: PlaceFilters): number[] {
  const asksForFacts = [...conditionsByFilter(filters).keys()].some(asksForFact)
  return certainties.flatMap((certainty, at) => {
    if (certainty === 'silent') return filters.unknown && asksForFacts ? [at] : []
    return filters.openOn || certainty === 'stated' ? [at] : []
  })
}

/** Whether a list shows what is of a `certainty`. */
export const isShown = ({ unknown }: PlaceFilters): SQL =>
  unknown ? sql`true` : oftenTrue(sql`certainty < ${silent}`)

/** Whether a place fits a filter of which `conditionsByFilter` said this. */
export const fitting = (name: FilterName, condition: SQL, { unknown }: PlaceFilters): SQL =>
  unknown && asksForFact(name) ? sql`(${condition}) is not false` : condition

/** What each filter that is set asks of a row `d`: null where its place does not say. */
export function conditionsByFilter(filters: PlaceFilters): Map<FilterName, SQL> {
  const { season, funTypes, age, featured, wheelchairAccessible, indoor, openOn } = filters
  return new Map<FilterName, SQL>([
    ...(season && season !== 'any' ? [['season', has(traitBits.ofSeason(season))] as const] : []),
    ...(funTypes?.length ? [['funTypes', isOfAny(funTypes)] as const] : []),
    ...(age?.length ? [['age', says(traitBits.suiting(age))] as const] : []),
    ...(featured ? [['featured', has(traitBits.featured)] as const] : []),
    ...(wheelchairAccessible ? [['wheelchairAccessible', says(traitBits.wheelchair)] as const] : []),
    ...(indoor ? [['indoor', says(traitBits.setting)] as const] : []),
    ...(openOn ? [['openOn', sql`${openOnCertainty(openOn)} is not null`] as const] : []),
  ])
}

/** Whether a place may leave open what the filter asks. */
const asksForFact = (name: FilterName) =>
  name === 'age' || name === 'wheelchairAccessible' || name === 'indoor'

/** How surely a row `d` fits them that is not ruled out: its place among `certainties`. */
function certaintyOf(filters: PlaceFilters): SQL {
  const surely = filters.openOn ? openOnCertainty(filters.openOn) : sql`0`
  const judged = [...conditionsByFilter(filters)].flatMap(([name, condition]) =>
    asksForFact(name) ? [condition] : [],
  )
  if (judged.length === 0) return surely
  return sql`case when ${sql.join(judged, sql` and `)} then ${surely} else ${silent} end`
}

/** The last of `certainties`. */
export const silent = sql`${certainties.indexOf('silent')}::int`

/** Whether all of these bits are set. */
export const has = (bits: number) => oftenTrue(sql`d.traits & ${bits}::int8 = ${bits}::int8`)

/**
 * The same condition, of which the database thinks that half of all rows fit. It takes what bits and lists hold for rare, would
 * read and sort all of a city, and walks its index only as far as the page goes where it expects to find enough.
 */
export const oftenTrue = (condition: SQL): SQL => sql`case when ${condition} then true else false end`

const says = ({ isKnown, holds }: { isKnown: number; holds: number }) =>
  sql`case when ${has(isKnown)} then ${has(holds)} end`

const isOfAny = (funTypes: string[]) =>
  oftenTrue(sql`d.fun_type_ids && array(
    select id from fun_types where slug = any(string_to_array(${funTypes.join(',')}, ',')))`)
