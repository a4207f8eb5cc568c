import { z } from 'zod'
import { slugOf } from '../../../guide/places/place-slug.ts'
import type { PlaceCandidate, Translate } from '../../candidates/place-candidate.ts'
import { StarterEntry } from './starter-entry.ts'

const starterProvider = 'starter'

/** What is stored of an entry: all of it, and the country it lies in, so that it can be translated again. */
const StarterRecord = StarterEntry.extend({ country: z.string() })
type StarterRecord = z.infer<typeof StarterRecord>

const positionErrorKm = { high: 0.3, medium: 1.2 } as const

export function starterCandidate(country: string, citySlug: string, entry: StarterEntry): PlaceCandidate {
  const externalId = [starterProvider, slugOf(country), citySlug, slugOf(entry.name)].join('/')
  return candidateOf(externalId, { ...entry, country: entry.country ?? country })
}

export const translateStarterRecord: Translate = ({ externalId, raw }) => {
  const record = StarterRecord.safeParse(raw)
  return record.success ? candidateOf(externalId, record.data) : undefined
}

function candidateOf(externalId: string, record: StarterRecord): PlaceCandidate {
  return {
    provider: starterProvider,
    externalId,
    raw: record,
    sourceDate: undefined,
    hasOwnDate: true,
    fields: fieldsOf(record),
    otherNames: [],
    positionErrorKm: positionErrorKm[record.coordinates],
    likelyIndoor: record.isIndoor,
    notability: 0,
  }
}

function fieldsOf(record: StarterRecord): PlaceCandidate['fields'] {
  return {
    name: record.name,
    displayName: record.displayName,
    description: record.description,
    lat: record.lat,
    lng: record.lng,
    website: record.website,
    seasonal: record.seasons.length > 0,
    ageGroupMin: record.ageMin,
    ageGroupMax: record.ageMax,
    isIndoor: record.isIndoor,
    isWheelchairAccessible: record.isWheelchairAccessible,
    addrHousenumber: record.housenumber,
    addrStreet: record.street,
    addrCity: record.city,
    addrPostcode: record.postcode,
    addrCountry: record.country,
    funTypes: record.funTypes,
    seasons: record.seasons,
  }
}
