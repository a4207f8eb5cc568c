import { cleanText } from '../../../guide/places/clean-text.ts'
import { countryAt, countryOfCode } from '../../../guide/places/country.ts'
import { phoneOf } from '../../../guide/places/phone.ts'
import { websiteOf } from '../../../guide/places/website.ts'
import type { PlaceFields } from '../../candidates/place-candidate.ts'
import type { OsmTags } from './osm-element.ts'
import { osmSeasonsOf } from './osm-seasons.ts'

type Details = Omit<PlaceFields, 'name' | 'displayName' | 'lat' | 'lng' | 'categories' | 'funTypes'>

/** All that the tags say besides what kind of place it is and its name. */
export function osmDetailsOf(tags: OsmTags, position: { lat: number; lng: number }): Details {
  return {
    description: descriptionOf(tags),
    website: websiteOf(tags.website) ?? websiteOf(tags['contact:website']) ?? websiteOf(tags.url),
    openingHours: cleanText(tags.opening_hours),
    ...osmSeasonsOf(tags),
    ...agesOf(tags),
    isIndoor: yesOrNo(tags.indoor),
    isWheelchairAccessible: yesOrNo(tags.wheelchair),
    buggy: easeOf(tags.stroller),
    addrHousenumber: cleanText(tags['addr:housenumber'], 40),
    addrStreet: cleanText(tags['addr:street'] ?? tags['addr:place'], 120),
    addrCity: cleanText(tags['addr:city'], 120),
    addrPostcode: cleanText(tags['addr:postcode'], 20),
    addrCountry: countryOfCode(tags['addr:country']) ?? countryAt(position.lat, position.lng),
    phone: phoneOf(tags.phone) ?? phoneOf(tags['contact:phone']),
  }
}

// 'limited' promises nothing to somebody in a wheelchair.
function yesOrNo(value: string | undefined): boolean | null {
  if (value === 'yes' || value === 'designated') return true
  return value === 'no' || value === 'limited' ? false : null
}

function easeOf(value: string | undefined): Details['buggy'] {
  if (value === 'yes' || value === 'designated') return 'yes'
  return value === 'limited' || value === 'no' ? value : null
}

function agesOf(tags: OsmTags): Pick<Details, 'ageGroupMin' | 'ageGroupMax'> {
  const [min, max] = [ageOf(tags.min_age), ageOf(tags.max_age)]
  if (min !== null && max !== null && min > max) return { ageGroupMin: null, ageGroupMax: null }
  return { ageGroupMin: min, ageGroupMax: max }
}

function ageOf(text: string | undefined): number | null {
  return text && /^\d{1,3}$/.test(text) ? Math.min(Number(text), 18) : null
}

function descriptionOf(tags: OsmTags): string | null {
  const text = cleanText(tags['description:en'] ?? tags.description, 1000)
  // The tag is in whatever language its mapper spoke, and often a note to other mappers.
  if (!text || text.length < 40 || /https?:|www\.|fixme|todo/i.test(text)) return null
  const english = text.match(/\b(the|and|of|for|with|is|are|was|in|to|from)\b/gi)?.length ?? 0
  // The longest value that OpenStreetMap takes: it ends in the middle of a sentence.
  const isWhole = text.length < 250
  return isWhole && (tags['description:en'] || english >= 2) ? text : null
}
