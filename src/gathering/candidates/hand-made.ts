import type { PlaceCandidate, PlaceFields } from './place-candidate.ts'

/** Stands for the row of a place without sources, so that a record can find it; never stored itself. */
export const handMade = 'hand-made'

/** What somebody says of a place, as a record is read; `provider` names none that is stored. */
export const handMadeCandidate = (
  provider: string,
  externalId: string,
  fields: PlaceFields,
): PlaceCandidate => ({
  ...{ provider, externalId, fields },
  raw: null,
  sourceDate: undefined,
  hasOwnDate: true,
  otherNames: [],
  positionErrorKm: 0.3,
  likelySetting: undefined,
  notability: 0,
})
