import { type EditableColumn, editableColumns, type FactOf } from '../../guide/facts/fact-names.ts'
import { facts, typeOf } from '../../guide/facts/facts.ts'
import { recordOf } from '../../guide/facts/record-of.ts'
import { momentText } from '../../ui/moment-text.ts'
import type { AdminPlace } from './admin-place.schema.ts'
import { factText } from './fact-text.ts'

export type FactColumn = Exclude<EditableColumn, FactOf<'degrees'>>

const isListed = (name: EditableColumn): name is FactColumn => typeOf(name) !== 'degrees'
const factColumns: readonly FactColumn[] = editableColumns.filter(isListed)

/** By name the heads of the columns that may be shown between the place and its actions, in their order; the first four unless others are chosen. */
export const placeColumns = {
  location: 'Location',
  funTypes: 'Fun Types',
  isActive: 'Active',
  isFeatured: 'Featured',
  isReviewed: 'Reviewed',
  seasons: 'Seasons',
  ...recordOf<Record<FactColumn, string>>(factColumns, (name) => facts[name].label),
  createdAt: 'Added',
  updatedAt: 'Changed',
} as const

export type PlaceColumn = keyof typeof placeColumns

export const usualColumns = [
  'location',
  'funTypes',
  'isActive',
  'isFeatured',
] as const satisfies PlaceColumn[]

export const isFactColumn = (name: PlaceColumn): name is FactColumn =>
  factColumns.some((fact) => fact === name)

/** Those that have more in them than a text. */
type DrawnColumn = (typeof usualColumns)[number]

export const isDrawn = (name: PlaceColumn): name is DrawnColumn =>
  usualColumns.some((usual) => usual === name)

const isColumn = (name: string): name is PlaceColumn => Object.hasOwn(placeColumns, name)

/** Those of the names that are columns, in the order of the table. */
export const columnsOf = (names: readonly string[]): readonly PlaceColumn[] =>
  Object.keys(placeColumns)
    .filter((name) => names.includes(name))
    .filter(isColumn)

/** What stands in such a column; empty for what is not known. */
export function columnText(place: AdminPlace, name: Exclude<PlaceColumn, DrawnColumn>): string {
  if (name === 'createdAt' || name === 'updatedAt') return momentText(place[name])
  if (name === 'isReviewed') return place.isReviewed ? 'Reviewed' : 'Not reviewed'
  if (name === 'seasons') return place.seasons.map(({ displayName }) => displayName).join(', ')
  return factText(name, place[name])
}
