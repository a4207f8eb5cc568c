import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { FunTypeSlug } from '../fun-types/fun-types.ts'
import type { Position } from '../how-far/distance.ts'
import { placeName } from '../place-lists/place-json.queries.ts'
import { flatPoint } from '../places/flat-point.ts'
import { type Break, type BreakKind, bestBreaks, breakKinds, lookouts, nearestOnLine } from './breaks.ts'
import type { WaysThere } from './ways.schema.ts'

/** Of how many of the nearest places what lies around them is looked at: it costs the same in the densest city. */
const lookedAt = 40
/** As far as a family walks to a stop, and drives aside for a break. */
const [stopMetres, breakKm] = [1500, 3]

type Gate = { id: number; lat: number; lng: number }

/** Where an active place lies; undefined where there is none. */
export async function findGate(db: Database, slug: string): Promise<Gate | undefined> {
  const { rows } = await db.execute<Gate>(
    sql`select id, lat, lng from places where slug = ${slug} and is_active`,
  )
  return rows[0]
}

type Stops = Pick<WaysThere, 'stopHere' | 'stopThere'>

/** The nearest stop at both ends, as far as the guide has looked around its places; of `from` rounded to 50 m. */
export async function findStops(db: Database, from: Position, placeId: number): Promise<Stops> {
  const { rows } = await db.execute<Stops>(stopsStatement(from, placeId))
  return rows[0] ?? { stopHere: null, stopThere: null }
}

type Found = { slug: string; name: string; kinds: BreakKind[]; lat: number; lng: number }

/** Places by the line of a drive with what families stop for, without where it leads to. */
export async function findBreaks(db: Database, line: readonly Position[], placeId: number): Promise<Break[]> {
  const { rows } = await db.execute<Found>(breaksStatement(line, placeId))
  const found = rows.map(({ slug, name, kinds, ...at }) => ({
    slug,
    name,
    kinds,
    ...nearestOnLine(line, at),
  }))
  return bestBreaks(found.filter(({ awayKm }) => awayKm <= breakKm)).map((one) => ({
    ...one,
    awayKm: Math.round(one.awayKm * 10) / 10,
  }))
}

/** The statements alone: a test looks at how they are answered. */
export const stopsStatement = (from: Position, placeId: number): SQL => sql`
    select (
      select json_build_object('name', n.name, 'type', n.type, 'metres', n.metres) from nearby_things n
      where n.place_id = ${placeId} and n.kind = 'stop') as "stopThere", (
      select json_build_object('name', n.name, 'type', n.type, 'metres', greatest(50, round(away.metres / 50) * 50)::int)
      from (${nearestPlaces(sql`${from.lat}::float8`, sql`${from.lng}::float8`)}) p
        join nearby_things n on n.place_id = p.id and n.kind = 'stop'
        cross join lateral (
          select kilometres_between(${from.lat}::float8, ${from.lng}::float8, n.lat, n.lng) * 1000 as metres) away
      where away.metres <= ${stopMetres} order by away.metres, n.osm_id limit 1) as "stopHere"`

export const breaksStatement = (line: readonly Position[], placeId: number): SQL => sql`
    select distinct on (p.slug) p.slug, ${placeName} as name, told.kinds, p.lat, p.lng
    from json_to_recordset(${JSON.stringify(lookouts(line))}::json) as w(lat float8, lng float8)
      cross join lateral (${nearestPlaces(sql`w.lat`, sql`w.lng`)}) p
      cross join lateral (
        select array_agg(kind order by array_position(${`{${breakKinds}}`}::text[], kind)) as kinds from (
          select n.kind from nearby_things n where n.place_id = p.id and not (n.is_inside and ${hasGate})
          union select f.slug from place_types t join fun_types f on f.id = t.fun_type_id
            where t.place_id = p.id and not ${hasGate}) around
        where kind = any(${`{${breakKinds}}`}::text[])) told
    where told.kinds is not null and p.id <> ${placeId}
    order by p.slug`

/** Of fun types whose places ask for a ticket as a rule. */
const gated = ['zoo', 'aquarium', 'museum', 'theme_park', 'waterpark'] satisfies FunTypeSlug[]

/** Whoever comes by pays at the gate of a place `p` for what lies behind it, as far as anybody knows. */
const hasGate = sql`coalesce(p.price <> 'free', exists (
  select from place_types g join fun_types f on f.id = g.fun_type_id
  where g.place_id = p.id and f.slug = any(${`{${gated}}`}::text[])))`

const nearestPlaces = (lat: SQL, lng: SQL) => sql`
  select p.* from places p where p.is_active
  order by ${flatPoint(sql`p.lng`, sql`p.lat`)} <-> ${flatPoint(lng, lat)} limit ${lookedAt}`
