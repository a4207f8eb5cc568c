import { type SQL, sql } from 'drizzle-orm'
import { adultAge } from '../family/family-facts.ts'
import { rankOf, type Wishes } from '../family/fit.queries.ts'
import { holdsForPlace, hoursOnDaysJson } from '../opening-hours/place-hours/coming-hours.queries.ts'
import { openOnCertainty } from '../opening-hours/place-hours/open-on.queries.ts'
import { flatPoint } from '../places/flat-point.ts'
import { nextPlacesKm } from './next-places.queries.ts'
import { funTypesJson, imagesJson, isRoughPlace, placeName } from './place-json.queries.ts'

/** How many are shown, of how many of the nearest: the question costs the same in the densest city. */
const [shown, lookedAt] = [3, 1000]

interface Asked {
  /** YYYY-MM-DD, at least one. */
  days: readonly string[]
  wishes: Wishes
  /** Slugs of places that are no answer. */
  without: readonly string[]
}

/**
 * `OtherPlace[]` of a place `p`: the nearest places indoors that are surely or usually open on each of the days, and of which
 * nothing known speaks against the family.
 */
export const indoorPlacesJson = ({ days, wishes, without }: Asked): SQL => sql`(
  select coalesce(json_agg(json_build_object('slug', p.slug, 'name', ${placeName}, 'distance', p.km, 'isRough', own.is_rough or ${isRoughPlace},
    'funTypes', ${funTypesJson}, 'images', ${imagesJson}, 'scenes', p.scenes, 'hours', ${hoursOnDaysJson(days)})
    order by p.km, p.id), '[]')
  from (select ${isRoughPlace} as is_rough) own cross join lateral (
    select p.* from (${nearestIndoors}) p join place_hours h on ${holdsForPlace}
    where p.km <= ${nextPlacesKm} and ${openOnAll(days)} and ${rankOf(wishes, sql`0`)} < 3
      and coalesce(p.age_group_min, 0) < ${adultAge}
      and p.slug <> all(${sql.param(without)}::text[])
    order by p.km, p.id limit ${shown}) p)`

const openOnAll = (days: readonly string[]) =>
  sql.join(
    days.map((day) => sql`${openOnCertainty(day)} < 2`),
    sql` and `,
  )

/** Active places indoors, of the nearest around a place `p`, which is hidden by them from here on. */
const nearestIndoors = sql`
  select p.*, kilometres_between(here.lat, here.lng, p.lat, p.lng) as km
  from (select p.id, p.lat, p.lng) here cross join lateral (
    select * from places p where p.is_active
    order by ${flatPoint(sql`p.lng`, sql`p.lat`)} <-> ${flatPoint(sql`here.lng`, sql`here.lat`)} limit ${lookedAt}) p
  where p.setting = 'indoor' and p.id <> here.id`
