import { z } from 'zod'
import { slugOf } from '../../../guide/places/place-slug.ts'
import type { PlaceCandidate, Translate } from '../../candidates/place-candidate.ts'
import { inTodaysForm } from './first-edition.ts'
import { StarterEntry } from './starter-entry.ts'

export const starterProvider = 'starter'

/** What is stored of an entry: all of it, and the country it lies in, so that it can be translated again. */
const StarterRecord = StarterEntry.extend({ country: z.string() })
type StarterRecord = z.infer<typeof StarterRecord>

const positionErrorKm = { high: 0.3, medium: 1.2 } as const

export function starterCandidate(country: string, citySlug: string, entry: StarterEntry): PlaceCandidate {
  const externalId = [starterProvider, slugOf(country), citySlug, slugOf(entry.name)].join('/')
  return candidateOf(externalId, { ...entry, country: entry.country ?? country })
}

export const translateStarterRecord: Translate = ({ externalId, raw }) => {
  const record = StarterRecord.safeParse(inTodaysForm(raw))
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
    likelySetting: undefined,
    scene: record.scene,
    notability: 0,
  }
}

/** An entry's names are those of the facts, but for its ages, its address and what is no fact. */
function fieldsOf(record: StarterRecord): PlaceCandidate['fields'] {
  const { ageMin, ageMax, housenumber, street, postcode, city, country, ...others } = record
  const { coordinates, featured, scene, food, ...facts } = others
  return {
    ...facts,
    food: food.length > 0 ? food : null,
    seasonal: record.seasons.length > 0,
    ageGroupMin: ageMin,
    ageGroupMax: ageMax,
    addrHousenumber: housenumber,
    addrStreet: street,
    addrCity: city,
    addrPostcode: postcode,
    addrCountry: country,
  }
}
