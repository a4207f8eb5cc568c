import { areAgesTwisted, joinedParts, twistedAges } from '../../gathering/merging/place-edit.ts'
import type { AdminPlace } from '../places/admin-place.schema.ts'

const numberFields = ['lat', 'lng', 'ageGroupMin', 'ageGroupMax'] as const
const textFields = [
  'displayName',
  'placeId',
  'description',
  'website',
  'phone',
  'openingHours',
  'address',
  'addrHousenumber',
  'addrStreet',
  'addrCity',
  'addrPostcode',
  'addrCountry',
] as const
const switchFields = ['isActive', 'isFeatured', 'isIndoor', 'isWheelchairAccessible', 'isReviewed'] as const
const choiceFields = ['funTypes', 'seasons'] as const

export type TypedField = (typeof numberFields)[number] | (typeof textFields)[number] | 'name'
export type SwitchField = (typeof switchFields)[number]
export type ChoiceField = (typeof choiceFields)[number]
export type FormField = TypedField | SwitchField | ChoiceField

/** A place as a form holds it: what is typed as it was typed, choices as ids in the order they were made. */
export type PlaceFormValues = Record<TypedField, string> &
  Record<SwitchField, boolean> &
  Record<ChoiceField, readonly number[]>

const valuesOf = <Field extends FormField, Value>(fields: readonly Field[], read: (field: Field) => Value) =>
  Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<Field, Value>

export const emptyPlaceForm: PlaceFormValues = {
  name: '',
  ...valuesOf([...textFields, ...numberFields], () => ''),
  ...valuesOf(switchFields, () => false),
  ...valuesOf(choiceFields, () => []),
}

export const placeFormOf = (place: AdminPlace): PlaceFormValues => ({
  name: place.name,
  ...valuesOf(textFields, (field) => place[field] ?? ''),
  ...valuesOf(numberFields, (field) => String(place[field] ?? '')),
  ...valuesOf(switchFields, (field) => place[field]),
  ...valuesOf(choiceFields, (field) => place[field].map(({ id }) => id)),
})

/** A comma is a decimal point to most of Europe. */
const numberOf = (text: string): number => Number(text.trim().replace(',', '.'))

export type Problems = Partial<Record<FormField, string>>

/** What can be told without the server. */
export function problemsOf(values: PlaceFormValues): Problems {
  const problems: Problems = {}
  const check = (
    field: (typeof numberFields)[number],
    isRight: (value: number) => boolean,
    message: string,
  ) => {
    if (!isRight(numberOf(values[field]))) problems[field] = message
  }
  const isAge = (value: number) => Number.isInteger(value) && value >= 0 && value <= 18
  check('lat', (value) => values.lat.trim() !== '' && Math.abs(value) <= 90, 'A number from -90 to 90')
  check('lng', (value) => values.lng.trim() !== '' && Math.abs(value) <= 180, 'A number from -180 to 180')
  check('ageGroupMin', isAge, 'An age from 0 to 18')
  check('ageGroupMax', isAge, 'An age from 0 to 18')
  if (!problems.ageGroupMax && areAgesTwisted(agesOf(values))) problems.ageGroupMax = twistedAges
  return problems
}

const ageOf = (text: string) => (text.trim() === '' ? null : numberOf(text))

const agesOf = ({ ageGroupMin, ageGroupMax }: PlaceFormValues) => ({
  ageGroupMin: ageOf(ageGroupMin),
  ageGroupMax: ageOf(ageGroupMax),
})

/** The position that is typed; undefined while it is none. */
export function positionOfForm({ lat, lng }: Pick<PlaceFormValues, 'lat' | 'lng'>) {
  const position = { lat: numberOf(lat), lng: numberOf(lng) }
  const isTyped = lat.trim() !== '' && lng.trim() !== ''
  const isOnEarth = Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180
  return isTyped && isOnEarth ? position : undefined
}

/** All that the form says, as the API takes it. */
export const contentOfForm = (values: PlaceFormValues) => ({
  ...valuesOf(textFields, (field) => values[field].trim() || null),
  ...agesOf(values),
  lat: numberOf(values.lat),
  lng: numberOf(values.lng),
  ...valuesOf(switchFields, (field) => values[field]),
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
  const { isActive: _, isFeatured: __, isReviewed: ___, ...fields } = content
  return {
    ...fields,
    name: values.name.trim(),
    address: joinedParts(fields) || fields.address,
    funTypes,
    seasons,
  }
}
