import type { AdminPlace } from '../places/admin-place.schema.ts'
import { columnText, isDrawn, type PlaceColumn } from '../places/place-columns.ts'

/**
 * What a cell says, shows and is copied as; read again by `cellEdit`, it changes nothing but the seventh digit of a position and what
 * follows. Empty for what is not known.
 */
export function cellText(place: AdminPlace, column: PlaceColumn): string {
  if (column === 'location') return place.lat || place.lng ? positionText(place) : ''
  if (column === 'funTypes') return place.funTypes.map(({ name }) => name).join(', ')
  if (column === 'isActive' || column === 'isFeatured' || column === 'isReviewed')
    return place[column] ? 'Yes' : 'No'
  return isDrawn(column) ? '' : columnText(place, column)
}

/** To a tenth of a metre: a source's further digits are noise. */
const positionText = ({ lat, lng }: AdminPlace) => `${Number(lat.toFixed(6))}, ${Number(lng.toFixed(6))}`
