import { sql } from 'drizzle-orm'
import { nearbyKinds } from './nearby-kinds.ts'

/**
 * What lies around the place `p`, as JSON; null while it has not been asked for. What has come to be the place itself
 * since then does not lie around it.
 */
export const nearbyJson = sql`(
  select json_build_object('readOn', to_char(r.read_at at time zone 'UTC', 'YYYY-MM-DD'), 'things', (
    select coalesce(json_agg(json_build_object('kind', n.kind, 'type', n.type, 'name', coalesce(own.name, n.name),
      'features', n.features, 'metres', n.metres, 'isInside', n.is_inside, 'lat', n.lat, 'lng', n.lng,
      'osmId', n.osm_id, 'placeSlug', own.slug) order by array_position(${`{${nearbyKinds}}`}::text[], n.kind)), '[]')
    from nearby_things n left join lateral (
      select o.id, o.slug, coalesce(o.display_name, o.name) as name
      from place_sources s join places o on o.id = s.place_id
      where s.provider = 'openstreetmap' and s.external_id = n.osm_id and o.is_active) own on true
    where n.place_id = r.place_id and own.id is distinct from r.place_id))
  from nearby_readings r where r.place_id = p.id and r.read_at is not null)`
