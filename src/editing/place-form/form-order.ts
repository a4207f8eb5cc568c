import { type EditableColumn, editableColumns } from '../../guide/facts/fact-names.ts'

export const detailFacts = [
  ...(['displayName', 'description', 'website', 'phone'] as const),
  ...(['placeId', 'ageGroupMin', 'ageGroupMax', 'openingHours'] as const),
] satisfies EditableColumn[]

export const locationFacts = [
  ...(['address', 'addrHousenumber', 'addrStreet', 'addrPostcode', 'addrCity', 'addrCountry'] as const),
  ...(['lat', 'lng'] as const),
] satisfies EditableColumn[]

export const statusFacts = ['setting', 'wheelchair'] as const satisfies EditableColumn[]

const placed: readonly EditableColumn[] = [...detailFacts, ...locationFacts, ...statusFacts]

/** Those that no part of the forms names: they come last. */
export const furtherFacts: readonly EditableColumn[] = editableColumns.filter(
  (name) => !placed.includes(name),
)

/** In the order of the form for a new place. */
export const newPlaceFacts: readonly EditableColumn[] = [
  ...(['displayName', 'placeId', 'description', 'lat', 'lng', 'address'] as const),
  ...(['addrHousenumber', 'addrStreet', 'addrPostcode', 'addrCity', 'addrCountry'] as const),
  ...(['openingHours', 'website', 'phone', 'ageGroupMin', 'ageGroupMax'] as const),
  ...statusFacts,
  ...furtherFacts,
]
