import type { PlaceCandidate, PlaceFields } from '../src/gathering/candidates/place-candidate.ts'

type CandidateFields = Partial<PlaceFields & Omit<PlaceCandidate, 'fields' | 'sourceDate'>> & {
  /** The source's own date, such as '2020-01-01'. */
  date?: string
}

const silent: PlaceFields = { name: 'Lindenzoo', lat: 48.2, lng: 16.37, funTypes: ['zoo'] }

/** A zoo in Vienna that OpenStreetMap knows the name of and nothing more, unless told otherwise. */
export function aCandidate({ date, ...given }: CandidateFields = {}): PlaceCandidate {
  const {
    provider = 'openstreetmap',
    externalId = 'node/1',
    raw = {},
    hasOwnDate = true,
    otherNames = [],
    positionErrorKm = 0,
    likelySetting,
    notability = 0,
    scene,
    isUnnamed,
    ...fields
  } = given
  const sourceDate = date === undefined ? undefined : new Date(date)
  const record = {
    provider,
    externalId,
    raw,
    sourceDate,
    hasOwnDate,
    otherNames,
    positionErrorKm,
    likelySetting,
    notability,
    ...(scene && { scene }),
    ...(isUnnamed && { isUnnamed }),
  }
  return { ...record, fields: { ...silent, ...fields } }
}
