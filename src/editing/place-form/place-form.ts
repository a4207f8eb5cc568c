import { joinedParts, type PlaceFlag } from '../../gathering/merging/place-edit.ts'
import {
  type EditableColumn,
  type EditableFact,
  editableColumns,
  type FactOf,
  isOf,
  mostOf,
} from '../../guide/facts/fact-names.ts'
import { twistedRanges } from '../../guide/facts/ranges.ts'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import { emptyFacts, type HeldFacts, heldFacts, numberOf, saidFacts } from './held-facts.ts'

/** Facts of which several words may hold. */
export type WordsField = FactOf<'foods'> & EditableColumn
export type TypedField = Exclude<EditableColumn, WordsField> | 'name'
export type ChoiceField = 'funTypes' | 'seasons'
export type FormField = TypedField | WordsField | PlaceFlag | ChoiceField

/** A place as a form holds it: what is typed as it was typed, choices as ids in the order they were made. */
export type PlaceFormValues = HeldFacts<EditableColumn> &
  Record<'name', string> &
  Record<PlaceFlag, boolean> &
  Record<ChoiceField, readonly number[]>

export const emptyPlaceForm: PlaceFormValues = {
  name: '',
  ...emptyFacts(editableColumns),
  ...{ isActive: false, isFeatured: false, isReviewed: false },
  ...{ funTypes: [], seasons: [] },
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

export const placeFormOf = (place: AdminPlace): PlaceFormValues => ({
  name: place.name,
  ...heldFacts(editableColumns, place),
  ...flagsOf(place),
  ...{ funTypes: idsOf(place.funTypes), seasons: idsOf(place.seasons) },
})

/** `released` are fields that go back to what the sources say. */
export type EditFormValues = PlaceFormValues & { released: readonly EditableFact[] }

export const editFormOf = (place: AdminPlace): EditFormValues => ({ ...placeFormOf(place), released: [] })

const flagsOf = ({ isActive, isFeatured, isReviewed }: Record<PlaceFlag, boolean>) => ({
  ...{ isActive, isFeatured, isReviewed },
})

export type Problems = Partial<Record<FormField, string>>

/** What can be told without the server. */
export function problemsOf(values: PlaceFormValues): Problems {
  const problems: Problems = {}
  for (const name of editableColumns.filter(isOf('degrees')))
    if (values[name].trim() === '' || !(Math.abs(numberOf(values[name])) <= mostOf(name)))
      problems[name] = `A number from -${mostOf(name)} to ${mostOf(name)}`
  for (const name of editableColumns.filter(isOf('age')))
    if (!isAge(numberOf(values[name]))) problems[name] = 'An age from 0 to 18'
  for (const name of editableColumns.filter(isOf('duration')))
    if (!isDuration(values[name])) problems[name] = 'From 0.25 to 24 hours'
  for (const { max, fault } of twistedRanges(saidFacts(editableColumns, values))) problems[max] ??= fault
  return problems
}

const isAge = (value: number) => Number.isInteger(value) && value >= 0 && value <= 18

const isDuration = (text: string) => text.trim() === '' || (numberOf(text) >= 0.25 && numberOf(text) <= 24)

/** The position that is typed; undefined while it is none. */
export function positionOfForm({ lat, lng }: Pick<PlaceFormValues, 'lat' | 'lng'>) {
  const position = { lat: numberOf(lat), lng: numberOf(lng) }
  const isTyped = lat.trim() !== '' && lng.trim() !== ''
  const isOnEarth = Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180
  return isTyped && isOnEarth ? position : undefined
}

/** All that the form says, as the API takes it. */
export const contentOfForm = (values: PlaceFormValues) => ({
  ...saidFacts(editableColumns, values),
  ...flagsOf(values),
  selectedFunTypes: [...values.funTypes],
  selectedSeasons: [...values.seasons],
})

const callNames: Partial<Record<FormField, string>> = {
  funTypes: 'selectedFunTypes',
  seasons: 'selectedSeasons',
}

/** As the API calls the field of an edit. */
export const callNameOf = (field: FormField): string => callNames[field] ?? field

export const changeOfForm = (values: PlaceFormValues, fields: readonly FormField[]) => {
  const names = fields.map(callNameOf)
  return Object.fromEntries(
    Object.entries(contentOfForm(values)).filter(([name]) => names.includes(name)),
  ) as Partial<ReturnType<typeof contentOfForm>>
}

/** What is missing before a place can be added, as its form says it. */
export function missingOf({
  name,
  lat,
  lng,
}: PlaceFormValues): { field: FormField; message: string } | undefined {
  if (name.trim() === '') return { field: 'name', message: 'Place name is required' }
  const message = 'Valid coordinates (latitude and longitude) are required'
  const isMissing = (text: string) => !numberOf(text)
  if (isMissing(lat)) return { field: 'lat', message }
  return isMissing(lng) ? { field: 'lng', message } : undefined
}

/** As the API takes a new place: an address is put together from its parts where there are any. */
export function newPlaceOf(values: PlaceFormValues) {
  const { selectedFunTypes: funTypes, selectedSeasons: seasons, ...content } = contentOfForm(values)
  const { isFeatured: _, isReviewed: __, ...fields } = content
  return {
    ...fields,
    name: values.name.trim(),
    address: joinedParts(fields) || fields.address,
    funTypes,
    seasons,
  }
}
