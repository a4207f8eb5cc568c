import { cleanText } from '../../../guide/places/clean-text.ts'
import { countryOfCode } from '../../../guide/places/country.ts'
import { countryAt } from '../../../guide/places/country-at.ts'
import { phoneOf } from '../../../guide/places/phone.ts'
import { websiteOf } from '../../../guide/places/website.ts'
import { utcDay } from '../../../guide/seasons/open-season.ts'
import type { PlaceFields } from '../../candidates/place-candidate.ts'
import { yearsOf } from './osm-ages.ts'
import { osmTimesOf } from './osm-closure.ts'
import { osmDescriptionOf } from './osm-description.ts'
import type { OsmTags } from './osm-element.ts'
import { osmPriceOf } from './osm-price.ts'
import { osmSeasonsOf } from './osm-seasons.ts'
import { osmServicesOf } from './osm-services.ts'
import { settingOf } from './osm-setting.ts'

export type Details = Omit<PlaceFields, 'name' | 'displayName' | 'lat' | 'lng' | 'categories' | 'funTypes'>

/** All that the tags say, as of a day (YYYY-MM-DD) if one is known, besides what kind of place it is and its name. */
export function osmDetailsOf(
  tags: OsmTags,
  position: { lat: number; lng: number },
  saidOn: string | undefined,
): Details {
  return {
    ...osmDescriptionOf(tags),
    website: firstOf(websiteOf, tags, ['website', 'contact:website', 'url', 'opening_hours:url']),
    ...osmTimesOf(tags.opening_hours, saidOn),
    ...osmSeasonsOf(tags),
    ...agesOf(tags),
    ...osmServicesOf(tags),
    ...osmPriceOf(tags),
    setting: settingOf(tags),
    checkedOn: checkedOn(tags, saidOn ?? utcDay()),
    ...addressOf(tags),
    addrCountry: countryOfCode(tags['addr:country']) ?? countryAt(position.lat, position.lng),
    ...picturesOf(tags),
    wikidata: /^Q\d+$/.test(tags.wikidata ?? '') ? tags.wikidata : null,
    phone: firstOf(phoneOf, tags, ['phone', 'contact:phone', 'mobile', 'contact:mobile', 'phone:mobile']),
  }
}

function firstOf<Value>(
  read: (text: string | undefined) => Value | null,
  tags: OsmTags,
  keys: readonly string[],
) {
  for (const key of keys) {
    const value = read(tags[key])
    if (value !== null) return value
  }
  return null
}

const isAddressed = (tags: OsmTags) =>
  ['street', 'place', 'housenumber', 'postcode', 'city'].some((part) => tags[`addr:${part}`])

/** As a whole that of `addr:…` or that of `contact:…`: parts of two may be of two houses. */
function addressOf(tags: OsmTags) {
  const prefix = isAddressed(tags) ? 'addr' : 'contact'
  const part = (name: string, most: number) => cleanText(tags[`${prefix}:${name}`], most)
  return {
    addrHousenumber: part('housenumber', 40),
    addrStreet: part('street', 120) ?? part('place', 120),
    addrCity: part('city', 120),
    addrPostcode: part('postcode', 20),
  }
}

function agesOf(tags: OsmTags): Pick<Details, 'ageGroupMin' | 'ageGroupMax'> {
  const [min, max] = [ageOf(tags.min_age), ageOf(tags.max_age)]
  if (min !== null && max !== null && min > max) return { ageGroupMin: null, ageGroupMax: null }
  return { ageGroupMin: min, ageGroupMax: max }
}

function ageOf(text: string | undefined): number | null {
  const years = yearsOf(text)
  return years === null ? null : Math.min(years, 18)
}

/** The last day on which somebody says to have looked; none after the one on which it was said, where a day may have begun already. */
function checkedOn(tags: OsmTags, saidOn: string): string | null {
  const last = utcDay(new Date(Date.parse(saidOn) + 86_400_000))
  const days = ['check_date', 'check_date:opening_hours', 'survey:date'].flatMap((key) => {
    const day = tags[key]?.trim() ?? ''
    const isDay = /^(?!0000)\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
    return isDay && new Date(day).toISOString().startsWith(day) && day <= last ? day : []
  })
  return days.toSorted().at(-1) ?? null
}

const commonsName = /^(File|Category):.+/
const commonsPage = /^https?:\/\/commons\.wikimedia\.org\/wiki\/(File:[^?#]+)/
const picture = /^https?:\/\/[^?#]+\.(jpe?g|png|webp)([?#].*)?$/i

/** Of `image` most is a page about a picture, not one. */
function picturesOf({
  wikimedia_commons: commons,
  image,
}: OsmTags): Pick<Details, 'wikimediaCommons' | 'imageUrl'> {
  const page = commonsPage.exec(image ?? '')?.[1]
  const named = [commons, page && decoded(page), image].find((text) => text && commonsName.test(text))
  return {
    wikimediaCommons: cleanText(named, 255),
    imageUrl: !page && image && picture.test(image) ? websiteOf(image) : null,
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).replaceAll('_', ' ')
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}
