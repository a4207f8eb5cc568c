import { kilometresBetween } from '../distances/distance.ts'

export type ChangeRow = { label: string; before: unknown; after: unknown; note?: string }

type Fields = Readonly<Record<string, unknown>>
type Change = { before: Fields | null; after: Fields }

const labels: Readonly<Record<string, string>> = {
  lat: 'Latitude',
  lng: 'Longitude',
  addrHousenumber: 'House number',
  addrStreet: 'Street',
  addrCity: 'City',
  addrPostcode: 'Postal code',
  addrCountry: 'Country',
  ageGroupMin: 'Minimum age',
  ageGroupMax: 'Maximum age',
  isActive: 'Active',
  isFeatured: 'Featured',
  isReviewed: 'Reviewed',
  isIndoor: 'Indoor activity',
  isWheelchairAccessible: 'Wheelchair accessible',
  placeId: 'OSM id',
}

/** 'openingHours' is 'Opening hours'. */
export function fieldLabel(field: string): string {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return labels[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** What an editor reads of a change, field by field; a place that has moved says how far. */
export function changeRows({ before, after }: Change): ChangeRow[] {
  if (before === null) return []
  const from = positionOf(before)
  const to = positionOf(after)
  const isMove = from !== undefined && to !== undefined
  const fields = Object.keys(after).filter((field) => !(isMove && (field === 'lat' || field === 'lng')))
  const rows = fields.map((field) => ({
    ...{ label: fieldLabel(field), before: before[field], after: after[field] },
  }))
  if (!isMove) return rows
  const metres = Math.round(kilometresBetween(from, to) * 1000).toLocaleString('en')
  return [...rows, { label: 'Position', before: textOf(from), after: textOf(to), note: `${metres} m away` }]
}

type Position = { lat: number; lng: number }

const positionOf = ({ lat, lng }: Fields): Position | undefined =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined

const textOf = ({ lat, lng }: Position): string => `${lat.toFixed(6)}, ${lng.toFixed(6)}`
