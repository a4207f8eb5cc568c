import type { EditableFact } from '../../guide/facts/fact-names.ts'
import { stretches } from '../../guide/facts/ranges.ts'
import type { PlaceAddress } from '../candidates/place-address.ts'
import type { ComputedPlace } from './place-merge.ts'

export const placeFlags = ['isActive', 'isFeatured', 'isReviewed'] as const

export type PlaceFlag = (typeof placeFlags)[number]

/** Fun types by their slugs, the primary one first; seasons by their names. */
export type PlaceValues = Partial<Pick<ComputedPlace, EditableFact> & Record<PlaceFlag, boolean>>

// Half a position, a house number of one source in the street of an editor, or the end of another closure would be untrue.
const together: readonly (readonly EditableFact[])[] = [
  ...stretches.map(({ min, max }) => [min, max]),
  ['lat', 'lng'],
  ['addrStreet', 'addrHousenumber'],
]

/** With each field those that only make sense together with it. */
export const withTheirOtherHalf = (fields: readonly EditableFact[]): EditableFact[] =>
  fields.flatMap((field) => together.find((pair) => pair.includes(field)) ?? [field])

/** The fields that are an editor's after an edit, in the order of the alphabet. */
export function editedFieldsAfter(
  before: readonly string[],
  { changed, released }: Record<'changed' | 'released', readonly EditableFact[]>,
): string[] {
  const free: readonly string[] = withTheirOtherHalf(released)
  const edited = [...before, ...withTheirOtherHalf(changed)]
  return [...new Set(edited)].filter((field) => !free.includes(field)).sort()
}

/** The filled parts with commas between, as the form for a new place sends them. */
export const joinedParts = (place: PlaceAddress): string =>
  [place.addrHousenumber, place.addrStreet, place.addrCity, place.addrPostcode, place.addrCountry]
    .filter(Boolean)
    .join(', ')
