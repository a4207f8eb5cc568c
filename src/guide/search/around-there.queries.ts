import { type SQL, sql } from 'drizzle-orm'
import { flatPoint } from '../places/flat-point.ts'
import { type There, thereKm } from './near-text.ts'

/** So many of the nearest are looked at for those of a type: the question costs the same in the densest city. */
const lookedAt = 5000

/** How far a place `p` is from there. */
export const fromThere = ({ lat, lng }: There): SQL =>
  sql`kilometres_between(${lat}::float8, ${lng}::float8, p.lat, p.lng)`

/** As `nearestOf`: the nearest of the types, and the nearest of whatever type. */
export const nearestOfThere = (there: There, types: readonly string[], most: number): SQL => sql`
  with close as materialized (
    select id, ${fromThere(there)} as km from (
      select id, lat, lng from places p where is_active
      order by ${flatPoint(sql`lng`, sql`lat`)} <-> ${flatPoint(sql`${there.lng}::float8`, sql`${there.lat}::float8`)} limit ${lookedAt}) p
    where ${fromThere(there)} <= ${there.km ?? thereKm}
  )
  select *, null::float as seen, count(*) over () = ${most} as is_cut from (
    select id, km from close c where exists (
      select from place_types t join fun_types f on f.id = t.fun_type_id
      where t.place_id = c.id and f.slug = any(${sql.param(types)}::text[]))
    order by km limit ${most}) of_type
  union all select *, null, false from (select id, km from close order by km limit ${most}) nearest`
