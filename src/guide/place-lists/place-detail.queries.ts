import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { factsJson } from '../facts/fact-columns.queries.ts'
import { publicColumns } from '../facts/fact-names.ts'
import { plainFactNames } from '../facts/plain-facts.ts'
import { hasGeocodedAddress } from '../geocoding/geocode-answer.queries.ts'
import { nearbyJson } from '../nearby/nearby.queries.ts'
import { weekdayHours } from '../opening-hours/text/opening-hours.ts'
import { isOfPartOfYear, rulesOf } from '../opening-hours/text/rules-of-days.ts'
import { codeOfCountry } from '../places/country.ts'
import { zoneOfPlace } from '../places/zone-of-place.ts'
import { type Notice, titledNotice } from '../reports/notice.ts'
import { noticeJson } from '../reports/notices.queries.ts'
import { utcDay } from '../seasons/open-season.ts'
import type { PlaceDetail, PublicSources } from './place.schema.ts'
import { funTypesJson, hasNoRoad, imagesJson, openSeasonJson, placeName } from './place-json.queries.ts'

type Apart = keyof PublicSources | 'hours' | 'nextPlaces'

/** Who says what of places, by their ids: those who gather them know. */
export type FindSourcesOfPlaces = (
  db: Queries,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, PublicSources>>

/** As `detailJson` gives it. */
export type StoredDetail = Omit<
  PlaceDetail,
  Apart | 'week' | 'hasHoursByMonth' | 'countryCode' | 'timeZone' | 'notice'
> & {
  notice: Notice | null
}

/** `StoredDetail` of a place `p`: what its page shows, but for its hours, what is around it, and what is read from its facts. */
export const detailJson = (now: Date): SQL => sql`
  ${factsJson([...publicColumns, ...plainFactNames])} || jsonb_build_object(
    'id', p.id, 'slug', p.slug, 'placeName', ${placeName}, 'isFeatured', p.is_featured,
    'formerSlugs', (select coalesce(json_agg(slug order by slug), '[]') from old_place_slugs where place_id = p.id),
    'seasons', (select coalesce(json_agg(json_build_object('name', s.name, 'displayName', s.display_name)
      order by s.id), '[]')
      from place_availabilities a join seasons s on s.id = a.season_id where a.place_id = p.id),
    'openFrom', ${openSeasonJson(utcDay(now))} -> 'openFrom', 'openTo', ${openSeasonJson(utcDay(now))} -> 'openTo',
    'funTypes', ${funTypesJson}, 'images', ${imagesJson}, 'scenes', p.scenes,
    'city', (select json_build_object('name', c.name, 'country', c.country, 'slug', c.slug)
      from city_places l join cities c on c.id = l.city_id
      left join place_distances d on d.city_id = c.id and d.place_id = p.id
      where l.place_id = p.id order by d.radius_distance_km nulls last, c.id limit 1),
    'nearCities', (select coalesce(json_agg(near order by near.distance), '[]') from (
      select c.name as "cityName", c.country, c.slug, d.radius_distance_km as distance,
        d.distance_km as "distanceKm", d.driving_time_minutes as "drivingTimeMinutes",
        ${hasNoRoad} as "hasNoRoad"
      from place_distances d join cities c on c.id = d.city_id
      where d.place_id = p.id order by d.radius_distance_km limit 6) near),
    'fromOpenStreetMap', exists (select from place_sources s
      where s.place_id = p.id and s.provider in ('openstreetmap', 'geoapify')) or ${hasGeocodedAddress},
    'fromGeoapify', exists (select from place_sources s where s.place_id = p.id and s.provider = 'geoapify'),
    'nearby', ${nearbyJson}, 'notice', ${noticeJson}, 'updatedAt', p.updated_at)`

/** With what its facts say once they are read, and in which zone it lies. */
export function withReadFacts<Stored extends StoredDetail>(place: Stored) {
  const { openingHours, addrCountry, descriptionLanguage, notice } = place
  return {
    ...place,
    descriptionLanguage: descriptionLanguage && languageCode(descriptionLanguage),
    notice: notice && titledNotice(notice),
    week: (openingHours && weekdayHours(openingHours)) || null,
    hasHoursByMonth: rulesOf(openingHours ?? '').some(isOfPartOfYear),
    timeZone: zoneOfPlace(place),
    countryCode: (addrCountry && codeOfCountry(addrCountry)) || null,
  }
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** As browsers take it; null for what they cannot name, such as 'Französisch': whoever writes it may write anything. */
function languageCode(written: string): string | null {
  const code = written.replaceAll('_', '-')
  try {
    return languageNames.of(code) ? code : null
  } catch {
    return null
  }
}
