import { type SQL, sql } from 'drizzle-orm'
import { comingHoursJson } from '../opening-hours/place-hours/coming-hours.queries.ts'
import { flatPoint } from '../places/flat-point.ts'
import { funTypesJson, imagesJson, placeName } from './place-json.queries.ts'

/** How many are shown, of how many of the nearest: the question costs the same in the densest city. */
const [shown, lookedAt] = [6, 24]

/** Farther than this is another trip. */
export const nextPlacesKm = 50

/** How much nearer something of the same kind counts. */
const alikeShare = 0.6

/**
 * The `nextPlaces` of a `PlaceOfNobody` `p`: the nearest others, those of its kind sooner. What is surely or usually open today stands
 * first, and what is closed today comes only where there is too little else.
 */
export const nextPlacesJson = (now: Date): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'distance', p.km,
    'funTypes', ${funTypesJson}, 'images', ${imagesJson}, 'scenes', p.scenes, 'hours', p.hours)
    order by p.door, p.km, p.id), '[]')
  from (
    select * from (select *, ${doorOf(sql`hours #> '{days,0}'`)} as door from (
      select p.id, p.slug, p.scenes, ${placeName} as name, p.km, ${comingHoursJson(now)} as hours,
        p.km * case when p.is_alike then ${alikeShare}::float8 else 1 end as weighed
      from (${nearestOthers}) p) judged) chosen
    order by door = 2, weighed, id limit ${shown}) p)`

/** Active places around a place `p`, which is hidden by them from here on. */
const nearestOthers = sql`
  select p.*, kilometres_between(here.lat, here.lng, p.lat, p.lng) as km,
    exists (select from place_types t join place_types own using (fun_type_id)
      where t.place_id = p.id and own.place_id = here.id) as is_alike
  from (select p.id, p.lat, p.lng) here cross join lateral (
    select * from places p where p.is_active and p.id <> here.id
    order by ${flatPoint(sql`p.lng`, sql`p.lat`)} <-> ${flatPoint(sql`here.lng`, sql`here.lat`)} limit ${lookedAt}) p
  where kilometres_between(here.lat, here.lng, p.lat, p.lng) <= ${nextPlacesKm}`

/** 0 opens at some time of the day, 1 not known, 2 closed: what began the evening before is over by the morning. */
const doorOf = (day: SQL) => sql`case
  when jsonb_typeof(${day} -> 'open') is distinct from 'array' then 1
  when ${day} #>> '{open,-1,0}' collate "C" >= ${day} ->> 'starts' then 0 else 2 end`
