import { type SQL, sql } from 'drizzle-orm'
import { imageTypes } from '../photos/image-types.ts'
import { openSeason } from '../seasons/open-season.ts'
import { type SeasonName, seasonNames } from '../seasons/season.ts'
import { seasonsKey } from '../seasons/seasons-of-place.queries.ts'

/** The parts of a place that PostgreSQL writes as JSON itself; each expects the place as `p`. */

/** Whether a router was asked for the way of a pair `d` of `place_distances`, and knows none. */
export const hasNoRoad = sql`(d.routed_at is not null and d.distance_km is null)`

/**
 * Whether nobody has measured where the place lies: the starter guide alone says it. What its own website says is kept with the
 * position that the guide had.
 */
export const isRoughPlace = sql`('lat' <> all(p.edited_fields) and (
  select bool_or(s.provider = 'starter') and bool_and(s.provider in ('starter', 'official-site'))
  from place_sources s where s.place_id = p.id) is true)`

export const placeName = sql`coalesce(p.display_name, p.name)`

export const funTypesJson = sql`(
  select coalesce(json_agg(json_build_object('slug', f.slug, 'name', f.name, 'funTypeName', f.name, 'icon', f.icon)
    order by t.rank, f.sort_order), '[]')
  from place_types t join fun_types f on f.id = t.fun_type_id where t.place_id = p.id)`

const typesInOrder = sql.raw(`array['${imageTypes.join("','")}']`)

const imagePairs = sql`'id', i.id, 'isPrimary', i.is_primary, 'imageType', i.image_type,
  'publicUrl', i.public_url, 'signedUrl', i.signed_url, 'storagePath', i.storage_path, 'originalUrl', i.original_url,
  'altText', i.alt_text, 'photographerName', i.photographer_name, 'photographerProfileUrl', i.photographer_profile_url,
  'license', i.license, 'width', i.width, 'height', i.height`

/** In the gallery's order: primary first, then by type as in `imageTypes`. */
export const imagesJson = sql`(
  select coalesce(json_agg(case when i.focus is null then json_build_object(${imagePairs})
      else json_build_object(${imagePairs}, 'focus', i.focus) end
    order by not i.is_primary, array_position(${typesInOrder}, i.image_type),
      i.sort_order, i.id), '[]')
  from place_images i where i.place_id = p.id)`

/** `openFrom` and `openTo`: the rule lives in `openSeason`; the query only looks its sixteen answers up. */
export const openSeasonJson = (today: string): SQL => sql`(${openSeasonsText(today)}::jsonb -> ${seasonsKey})`

// Every list asks for it twice, and it changes once a day.
let known = { today: '', text: '' }

function openSeasonsText(today: string): string {
  if (known.today !== today) known = { today, text: JSON.stringify(openSeasonsByKey(today)) }
  return known.text
}

function openSeasonsByKey(today: string) {
  let subsets: SeasonName[][] = [[]]
  for (const season of seasonNames) subsets = subsets.flatMap((subset) => [subset, [...subset, season]])
  return Object.fromEntries(subsets.map((set) => [set.toSorted().join(','), openSeason(set, today)]))
}
