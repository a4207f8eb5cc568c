import { isDeepStrictEqual } from 'node:util'
import type { PlaceFileField, PlaceRecord } from './place-file-fields.ts'

/** Fields by which a row says which place it means, and which are never changed by a file. */
const fixed = ['id', 'name', 'slug', 'updatedAt'] as const

const reasons = {
  name: 'The name comes from the source; set displayName instead',
  slug: 'A slug never changes',
} as const

export type RowDifference =
  | { fields: PlaceFileField[] }
  | { refusal: { field: PlaceFileField; reason: string } }

/** In which fields a row says something else than the place as it stands. */
export function rowDifference(record: PlaceRecord, current: PlaceRecord): RowDifference {
  const differing = (Object.keys(record) as PlaceFileField[]).filter(
    (field) => !isSame(field, record[field], current[field]),
  )
  const fields = differing.filter((field) => !(fixed as readonly string[]).includes(field))
  if (differing.includes('name') && record.name) return { refusal: { field: 'name', reason: reasons.name } }
  if (differing.includes('slug') && record.slug) return { refusal: { field: 'slug', reason: reasons.slug } }
  const isStale = differing.includes('updatedAt') && record.updatedAt
  if (fields.length > 0 && isStale)
    return { refusal: { field: 'updatedAt', reason: 'Somebody changed the place since the export' } }
  return { fields }
}

function isSame(field: PlaceFileField, a: unknown, b: unknown): boolean {
  if (field === 'seasons' && Array.isArray(a) && Array.isArray(b))
    return isDeepStrictEqual(a.toSorted(), b.toSorted())
  if (field === 'updatedAt') return typeof a === 'string' && Date.parse(a) === Date.parse(String(b))
  if (field === 'lat' || field === 'lng') return Math.abs(Number(a ?? Number.NaN) - Number(b)) < centimetre
  return isDeepStrictEqual(a ?? null, b ?? null) || isWithoutNoughts(a, b)
}

/** Spreadsheets save ten digits of a number; in degrees. */
const centimetre = 1e-7

/** Spreadsheets take '01067' for a number, and write 1067. */
const isWithoutNoughts = (a: unknown, b: unknown): boolean =>
  typeof b === 'string' && /^0+[1-9]\d*$/.test(b) && a === b.replace(/^0+/, '')
