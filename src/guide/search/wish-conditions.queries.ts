import { type SQL, sql } from 'drizzle-orm'
import { openNowCertainty, openOnCertainty } from '../opening-hours/place-hours/open-on.queries.ts'
import type { SeasonName } from '../seasons/season.ts'
import { momentsOf } from './clock-typed.ts'
import type { TypedTime } from './day-words.ts'
import { all } from './place-text.queries.ts'
import { isSeason, type Wish } from './wishes.ts'

/** What places shall be like: in some ways, and open on a day, YYYY-MM-DD, if one is named, at a time of it. */
export interface Wished {
  wishes: readonly Wish[]
  openOn?: string | undefined
  time?: TypedTime | undefined
}

export const isWished = ({ wishes, openOn }: Wished): boolean => wishes.length > 0 || openOn !== undefined

/** Years; up to then a child is a toddler. */
const toddlerAge = 3
/** What suits nobody older is for younger ones. */
const teenagerAge = 13

const hasFood = (foods: readonly string[]) =>
  sql`case when p.food <> '{}' then p.food && ${sql.param(foods)}::text[] end`

/** Of what names no season nobody knows whether it is open all year. */
const isOpenIn = (season: SeasonName) => sql`(
  select bool_or(s.name = ${season}) from place_availabilities a join seasons s on s.id = a.season_id where a.place_id = p.id)`

/** Of a place `p`; null where that is not known, or is so in part. */
const conditions: Readonly<Record<Wish, SQL>> = {
  indoor: sql`p.setting in ('indoor', 'both')`,
  free: sql`case p.price when 'free' then true when 'paid' then false end`,
  freeForChildren: sql`case when p.price in ('free', 'free-for-children') then true when p.price = 'paid' then false end`,
  cheap: sql`case when p.price = 'free' or p.price_band = 1 then true when p.price_band is not null then false end`,
  toddlers: sql`coalesce(p.best_age_min, p.age_group_min) < ${toddlerAge}`,
  teenagers: sql`coalesce(p.best_age_max, p.age_group_max) >= ${teenagerAge}`,
  wheelchair: sql`case p.wheelchair when 'yes' then true when 'no' then false end`,
  buggy: sql`case p.buggy when 'yes' then true when 'no' then false end`,
  dogs: sql`p.dogs in ('yes', 'leashed')`,
  toilets: sql`p.toilets = 'yes'`,
  changingTable: sql`p.changing_table = 'yes'`,
  picnic: hasFood(['picnic']),
  meals: hasFood(['restaurant', 'cafe', 'kiosk']),
  spring: isOpenIn('spring'),
  summer: isOpenIn('summer'),
  autumn: isOpenIn('autumn'),
  winter: isOpenIn('winter'),
}

/** How surely a place `p` is open then: as `openOnCertainty`. */
export const certaintyThen = (day: string, time: TypedTime | undefined): SQL => sql`(
  select ${time === 'now' ? openNowCertainty(new Date()) : openOnCertainty(day, ...(time ? momentsOf(time) : []))}
  from (values (p.id)) asked(id) left join place_hours h on h.place_id = asked.id and h.holds)`

/** What names no season counts as open in each, as in the filter of a city's page. */
const isKnown = (wish: Wish) =>
  isSeason(wish) ? sql`(${conditions[wish]}) is not false` : sql`(${conditions[wish]}) is true`

/** Whether a place `p` is known to be as wished in every way. */
export const isAsWished = ({ wishes, openOn, time }: Wished): SQL =>
  all([...wishes.map(isKnown), ...(openOn ? [sql`${certaintyThen(openOn, time)} < 2`] : [])])

/** 0 for a place `p` that says that it is as wished in every way, 1 where it does not say, 2 where it is not so. */
export const farFromWished = ({ wishes, openOn, time }: Wished): SQL => {
  const says = all([
    ...wishes.map((wish) => sql`(${conditions[wish]})`),
    ...(openOn ? [sql`nullif(${certaintyThen(openOn, time)} < 2, false)`] : []),
  ])
  return sql`case when ${says} then 0 when not ${says} then 2 else 1 end`
}

/** Whether a place `p` may be open then: one that is closed is of no use. */
export const mayBeOpen = ({ openOn, time }: Wished): SQL =>
  openOn ? sql`${certaintyThen(openOn, time)} is not null` : sql`true`
