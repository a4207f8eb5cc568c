import type { Cell } from './csv.ts'

/** How a field's value stands in a cell; in JSON it is what it is. */
type Kind = 'text' | 'number' | 'boolean' | 'list'

/** The columns of a file of places, in their order. */
const placeFileFields = {
  id: 'number',
  placeId: 'text',
  name: 'text',
  displayName: 'text',
  slug: 'text',
  lat: 'number',
  lng: 'number',
  funTypes: 'list',
  seasons: 'list',
  description: 'text',
  website: 'text',
  phone: 'text',
  openingHours: 'text',
  ageGroupMin: 'number',
  ageGroupMax: 'number',
  isIndoor: 'boolean',
  isWheelchairAccessible: 'boolean',
  address: 'text',
  addrHousenumber: 'text',
  addrStreet: 'text',
  addrPostcode: 'text',
  addrCity: 'text',
  addrCountry: 'text',
  isActive: 'boolean',
  isFeatured: 'boolean',
  isReviewed: 'boolean',
  updatedAt: 'text',
} as const satisfies Record<string, Kind>

export type PlaceFileField = keyof typeof placeFileFields

/** What a file says of a place: a field that is missing is left as it is, null is empty. */
export type PlaceRecord = Partial<Record<PlaceFileField, unknown>>

export const fieldNames = Object.keys(placeFileFields) as PlaceFileField[]

export const isFieldName = (name: string): name is PlaceFileField => Object.hasOwn(placeFileFields, name)

const separator = '|'

export function cellOf(value: unknown): Cell {
  if (Array.isArray(value)) return value.join(separator)
  return value === undefined ? null : (value as Cell)
}

/** What a cell says; a text that is no value of its kind is passed on, for the check to name it. */
export function valueOfCell(field: PlaceFileField, cell: string): unknown {
  const kind = placeFileFields[field]
  if (kind === 'list')
    return cell
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean)
  if (kind === 'text') return cell === '' ? null : cell
  const text = cell.trim()
  if (kind === 'boolean')
    return ({ true: true, false: false } as Record<string, boolean>)[text.toLowerCase()] ?? text
  if (text === '') return null
  return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : text
}
