import { type SQL, sql } from 'drizzle-orm'
import { mostListed } from '../../platform/calls/list-part.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { factPairs } from '../facts/fact-columns.queries.ts'
import { byFit } from '../family/family-query.ts'
import type { Position } from '../how-far/distance.ts'
import { comingHoursJson } from '../opening-hours/place-hours/coming-hours.queries.ts'
import { defaultRadiusKm } from '../search-radius/default-radius.ts'
import { utcDay } from '../seasons/open-season.ts'
import { bestFirst } from './best-order.queries.ts'
import { type Centre, centreId, placesWithin } from './centre.queries.ts'
import { certainties, type GroupCounts } from './certainty.ts'
import { firstByName } from './first-by-name.queries.ts'
import { nextPlacesJson } from './next-places.queries.ts'
import { listedFacts, type PlaceFilters, type PlacesQuery } from './place.schema.ts'
import { detailJson, type StoredDetail, withReadFacts } from './place-detail.queries.ts'
import { certaintiesOf, has, isShown, judgedTables, oftenTrue, readTraits } from './place-filters.queries.ts'
import {
  funTypesJson,
  hasNoRoad,
  imagesJson,
  isRoughPlace,
  openSeasonJson,
  placeName,
} from './place-json.queries.ts'
import { defaultSort, type PlaceSort } from './place-sort.ts'
import { traitBits } from './trait-bits.ts'
import type { PlaceOfNobody } from './with-sources.queries.ts'

export type PlaceList = {
  /** How many there are in all, whatever `limit` and `offset` say. */
  total: number
  /** A JSON array, written by PostgreSQL. */
  placesJson: string
}

/**
 * `centre` is where the city lies; null for somebody's position. `misfits` is how many places do not fit everybody of the family
 * that the order 'fit' is for: they end the list, and are in `total` and in no group; null with any other order.
 */
export type GroupedPlaceList = PlaceList & {
  groups: GroupCounts
  misfits: number | null
  centre: Position | null
}

/**
 * Active places within the radius of a city or position, nearest first, then by name, unless told otherwise: one statement.
 * Undefined when there is no such city.
 */
export async function listPlacesAround(
  db: Database,
  centre: Centre,
  query: PlacesQuery,
): Promise<GroupedPlaceList | undefined> {
  type Row = GroupedPlaceList & { cityId: number | null }
  const { rows } = await db.execute<Row>(placesAroundStatement(centre, query))
  const [row] = rows
  return row?.cityId == null ? undefined : row
}

/** The statement alone: the bench asks the same without the rest of the guide. */
export const placesAroundStatement = (
  centre: Centre,
  { radius = defaultRadiusKm, limit = mostListed, offset = 0, sort = defaultSort, ...asked }: PlacesQuery,
): SQL => sql`
  with city as (${centreId(centre)}),
  ${placesWithin(centre, radius, sort === 'featured' || readTraits(asked))},
  ${judgedTables(asked)},
  ${
    sort === byFit
      ? bestFirst(asked, asked, limit + offset)
      : inOrder(
          sort === 'name' && typeof centre === 'string'
            ? firstByName(asked, radius, limit + offset)
            : firstOf(asked, sort, limit + offset),
        )
  },
  page as (
    select p.*, first.km as distance, first.certainty, first.at
    from first join places p on p.id = first.place_id
    order by ${orderOf(sort, sql`first`, sql`first.km`)} limit ${limit} offset ${offset}
  )
  select (select id from city) as "cityId",
    (select json_build_object('lat', lat, 'lng', lng) from cities where id = (select id from city)) as centre,
    (select coalesce(sum(places), 0)::int from number where ${isShown(asked)}) as total,
    ${sort === byFit ? sql`(select count(*)::int from ranked where rank = 3)` : sql`null`} as misfits,
    (select json_build_object(${sql.join(certainties.map(countOf), sql`, `)}) from fitting) as groups,
    (select coalesce(json_agg(${listItemJson} order by ${orderOf(sort, sql`p`, sql`p.distance`)}), '[]')::text
      from page p left join place_distances d on d.city_id = (select id from city) and d.place_id = p.id
        cross join lateral (
          select ${openSeasonJson(utcDay())} as season, ${comingHoursJson(new Date())} as hours) now) as "placesJson"`

/** The tables `first`, of what may be on the page, and `fitting`, how many there are. */
const inOrder = (first: SQL): SQL => sql`
  first as (select place_id, km, certainty, null as at from (${first}) any_order),
  fitting as not materialized (select * from number)`

/**
 * The nearest of each part of the list, as many as may be on the page, and those that are as far away: their names, which
 * order them, are looked up for these alone. A large city has hundreds of thousands.
 */
function firstOf(filters: PlaceFilters, sort: PlaceSort, count: number): SQL {
  if (sort === 'name') return sql`select * from judged where ${isShown(filters)}`
  const isFeatured = has(traitBits.featured)
  const parts = sort === 'featured' ? [isFeatured, sql`not ${isFeatured}`] : [sql`true`]
  const nearest = certaintiesOf(filters).flatMap((certainty) =>
    parts.map(
      (part) => sql`(select * from judged d where ${oftenTrue(sql`certainty = ${certainty}::int`)} and ${part}
        order by km fetch first (${count}::bigint) rows with ties)`,
    ),
  )
  return sql.join(nearest, sql` union all `)
}

/** What a place `p` is ordered by, `row` being its row of the list; the last word is the id's, so that pages never overlap. */
const orderOf = (sort: PlaceSort | typeof byFit, row: SQL, distance: SQL): SQL =>
  ({
    distance: sql`${row}.certainty, ${distance}, ${byName}, p.id`,
    featured: sql`${row}.certainty, p.is_featured desc, ${distance}, ${byName}, p.id`,
    name: sql`${row}.certainty, ${byName}, p.id`,
    fit: sql`${row}.at`,
  })[sort]

const countOf = (name: string, at: number) =>
  sql`${sql.raw(`'${name}'`)}, coalesce(sum(places) filter (where certainty = ${at}::int), 0)`

const byName = sql`${placeName} collate "und-x-icu"`

const certaintyName = sql`(${`{${certainties}}`}::text[])[p.certainty + 1]`

const listItemJson = sql`
  json_build_object(${factPairs(listedFacts)}, 'id', p.id, 'slug', p.slug, 'name', ${placeName},
    'localName', nullif(p.name, ${placeName}), 'addrCity', p.addr_city,
    'addrCountry', p.addr_country, 'lat', p.lat, 'lng', p.lng, 'distance', round(p.distance::numeric, 3),
    'isRough', ${isRoughPlace},
    'distanceKm', d.distance_km, 'drivingTimeMinutes', d.driving_time_minutes, 'hasNoRoad', ${hasNoRoad}, 'isFeatured', p.is_featured,
    'funTypes', ${funTypesJson}, 'openFrom', now.season -> 'openFrom', 'openTo', now.season -> 'openTo',
    'hours', now.hours, 'certainty', ${certaintyName}, 'website', p.website, 'images', ${imagesJson}, 'scenes', p.scenes)`

/** One active place. */
export async function findPlace(db: Queries, slug: string): Promise<PlaceOfNobody | undefined> {
  const now = new Date()
  type Stored = StoredDetail & Pick<PlaceOfNobody, 'hours' | 'nextPlaces'>
  const { rows } = await db.execute<{ place: Stored }>(sql`
    select ${detailJson(now)} || jsonb_build_object(
      'hours', ${comingHoursJson(now)}, 'nextPlaces', ${nextPlacesJson(now)}) as place
    from places p where p.is_active and p.id = coalesce(
      (select id from places where slug = ${slug}), (select place_id from old_place_slugs where slug = ${slug}))`)
  return rows[0] && withReadFacts(rows[0].place)
}
