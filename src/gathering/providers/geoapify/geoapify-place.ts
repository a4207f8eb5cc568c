import { cleanText } from '../../../guide/places/clean-text.ts'
import { countryOfCode } from '../../../guide/places/country.ts'
import { phoneOf } from '../../../guide/places/phone.ts'
import { websiteOf } from '../../../guide/places/website.ts'
import { utcDay } from '../../../guide/seasons/open-season.ts'
import type { PlaceCandidate, PlaceFields, StoredRecord } from '../../candidates/place-candidate.ts'
import { osmDetailsOf } from '../openstreetmap/osm-details.ts'
import type { OsmElement, OsmTags } from '../openstreetmap/osm-element.ts'
import { osmNamesOf } from '../openstreetmap/osm-name.ts'
import { type OsmRefusal, placeCandidateOf } from '../openstreetmap/osm-place.ts'
import { isShut, openedToAll } from '../openstreetmap/osm-refusals.ts'
import { geoapifyKindOf } from './geoapify-categories.ts'
import type { GeoapifyPlace } from './geoapify-place.schema.ts'

const osmTypes: Readonly<Record<string, OsmElement['type']>> = { n: 'node', w: 'way', r: 'relation' }

/** Translates a place, or says why it is none of the guide. */
export function geoapifyCandidateOf(
  place: GeoapifyPlace,
  asOf: Date | undefined,
): PlaceCandidate | OsmRefusal {
  const candidate = candidateOfTags(place, asOf)
  if (typeof candidate === 'string') return candidate
  const { fields } = candidate
  return {
    ...candidate,
    provider: 'geoapify',
    externalId: `geoapify/${place.place_id}`,
    raw: place,
    sourceDate: asOf,
    sameAs: osmIdOf(place),
    fields: {
      ...fields,
      website: fields.website ?? websiteOf(place.website),
      // In the tags one may have lost its plus or its zeros.
      phone: phoneOf(place.contact?.phone) ?? fields.phone,
      ...addressOf(place, fields),
    },
  }
}

/** Translates a stored place again, by today's rules. */
export function translateGeoapifyRecord({ raw, sourceDate }: StoredRecord): PlaceCandidate | undefined {
  if (!isPlace(raw)) return undefined
  const candidate = geoapifyCandidateOf(raw, sourceDate)
  return typeof candidate === 'string' ? undefined : candidate
}

// As in `osmCandidateOf`: pages are made of stored records too.
const isPlace = (raw: unknown): raw is GeoapifyPlace =>
  typeof raw === 'object' && raw !== null && 'categories' in raw && Array.isArray(raw.categories)

/** Most of its places are OpenStreetMap's, and their tags say more than its categories; where they do not, those do. */
function candidateOfTags(place: GeoapifyPlace, asOf: Date | undefined): PlaceCandidate | OsmRefusal {
  const { lat, lon } = place
  const tags = tagsOf(place)
  const candidate = placeCandidateOf({ type: 'node', id: 0, lat, lon, tags }, asOf)
  return candidate === 'no fun type' ? candidateOfCategories(place, tags, asOf) : candidate
}

function candidateOfCategories(
  place: GeoapifyPlace,
  tags: OsmTags,
  asOf: Date | undefined,
): PlaceCandidate | OsmRefusal {
  const { lat, lon: lng, categories } = place
  const { funTypes, likelySetting } = geoapifyKindOf(categories)
  if (funTypes.length === 0) return 'no fun type'
  if (isShut(tags)) return 'private'
  const names = osmNamesOf(tags, [])
  if (names === undefined) return 'no name'
  if (names === 'unusable') return 'unusable name'
  const { name, displayName, otherNames } = names
  const details = osmDetailsOf(tags, { lat, lng }, asOf && utcDay(asOf))
  return {
    ...{ provider: 'geoapify', externalId: '', raw: place, sourceDate: undefined, hasOwnDate: false },
    fields: { name, displayName, lat, lng, categories, funTypes, ...details },
    ...{ otherNames, positionErrorKm: 0, likelySetting, notability: 0 },
  }
}

function tagsOf({ name, opening_hours: hours, datasource }: GeoapifyPlace): OsmTags {
  const tags: Record<string, string> = {}
  // Its answers turn texts that look like numbers into numbers.
  for (const [key, value] of Object.entries(datasource?.raw ?? {}))
    if (typeof value !== 'object') tags[key] = String(value)
  if (name !== undefined) tags.name ??= name
  if (hours !== undefined) tags.opening_hours ??= hours
  return openedToAll(tags)
}

/** The map object that it was made from, such as 'node/1'. */
function osmIdOf({ datasource }: GeoapifyPlace): string | undefined {
  const { osm_id: id, osm_type: type } = datasource?.raw ?? {}
  const osmType = osmTypes[String(type)]
  return osmType && Number.isSafeInteger(id) && Number(id) > 0 ? `${osmType}/${id}` : undefined
}

// Its own address before that of the tags, in which a postcode may have lost its leading zeros.
function addressOf(place: GeoapifyPlace, fields: PlaceFields) {
  return {
    addrHousenumber: cleanText(place.housenumber, 40) ?? fields.addrHousenumber,
    addrStreet: cleanText(place.street, 120) ?? fields.addrStreet,
    addrCity: cleanText(place.city, 120) ?? fields.addrCity,
    addrPostcode: cleanText(place.postcode, 20) ?? fields.addrPostcode,
    addrCountry: countryOfCode(place.country_code) ?? fields.addrCountry,
  }
}
