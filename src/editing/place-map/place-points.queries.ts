import { sql } from 'drizzle-orm'
import { placeName } from '../../guide/place-lists/place-json.queries.ts'
import type { Queries } from '../../platform/database/database.ts'
import { adminPlaceCondition } from '../places/admin-place-conditions.queries.ts'
import type { Box } from '../places/place-area.ts'
import { isInBox } from '../places/place-area-conditions.queries.ts'
import { cellSize, mostCells } from './place-grid.ts'
import type { PlacePoints, PlacePointsQuery } from './place-points.schema.ts'

/**
 * The places that match and are seen, cell by cell of a grid, so that there are some thousand marks at most however many places
 * there are. One statement, one pass over what is seen.
 */
export async function findPlacePoints(db: Queries, query: PlacePointsQuery): Promise<PlacePoints> {
  const { seen = world, ...filters } = query
  const { width, height } = cellSize(seen)
  const matches = adminPlaceCondition(filters)
  const { rows } = await db.execute<PlacePoints>(sql`
    with cells as materialized (
      select count(*)::int as count, avg(p.lat) as lat, avg(p.lng) as lng, min(p.id) as id,
        min(p.lat) as south, min(p.lng) as west, max(p.lat) as north, max(p.lng) as east
      from places p where ${isInBox(seen)} and not ${isUnplaced} and ${matches}
      group by floor(p.lat / ${height}::float8), floor(p.lng / ${width}::float8)
      limit ${mostMarks})
    select (select count(*)::int from places p where ${isUnplaced} and ${matches}) as unplaced,
      (select coalesce(json_agg(json_build_object('count', c.count, 'lat', c.lat, 'lng', c.lng, 'south', c.south,
        'west', c.west, 'north', c.north, 'east', c.east, 'place', place.json) order by c.lat desc, c.id), '[]')
      from cells c left join lateral (${placeJson}) place on c.count = 1) as marks`)
  return rows[0] ?? { marks: [], unplaced: 0 }
}

/** There never are more; without a word of it the planner expects a cell for each place, and compiles for a second. */
const mostMarks = (mostCells + 1) ** 2

const world: Box = { south: -90, west: -180, north: 90, east: 180 }

/** Where nobody ever set coordinates, both are zero. */
const isUnplaced = sql`(p.lat = 0 and p.lng = 0)`

const placeJson = sql`
  select json_build_object('id', p.id, 'name', ${placeName}, 'isActive', p.is_active, 'funType', (
    select json_build_object('slug', f.slug, 'icon', f.icon)
    from place_types t join fun_types f on f.id = t.fun_type_id
    where t.place_id = p.id order by t.rank, f.sort_order limit 1)) as json
  from places p where p.id = c.id`
