import { type EditableFact, editableFacts, type FactOf } from '../../guide/facts/fact-names.ts'
import { facts, typeOf } from '../../guide/facts/facts.ts'
import { recordOf } from '../../guide/facts/record-of.ts'
import { optionsOf } from './fact-text.ts'
import { areaFault } from './place-area.ts'

/** Values as they stand in an address, with how editors read them. */
type Options = readonly (readonly [value: string, text: string])[]

/**
 * Of each kind the value in an address: 'true', 'unknown', '12', '12,25' (city, km), 'Austria', '48.2,16.4,5' (lat, lng, km),
 * '48.1,16.2,48.3,16.5' (south, west, north, east) or the code of a drawn area, '2026-11-22'.
 */
export type PlaceFilter =
  | { kind: 'flag' | 'fact'; label: string; options: Options }
  | { kind: 'city' | 'around' | 'country' | 'near' | 'area' | 'day'; label: string }

const yesOrNo = (label: string, yes: string, no: string) => ({
  kind: 'flag' as const,
  label,
  options: [
    ['true', yes],
    ['false', no],
  ] as const,
})

/** The facts that can be asked for; a position is always there. */
export type FilteredFact = Exclude<EditableFact, FactOf<'degrees'>>

const isFilteredFact = (name: EditableFact): name is FilteredFact => typeOf(name) !== 'degrees'

export const filteredFacts: readonly FilteredFact[] = editableFacts.filter(isFilteredFact)

type FactFilter = { kind: 'fact'; label: string; options: Options }

const factFilters = recordOf<Record<FilteredFact, FactFilter>>(filteredFacts, (name) => ({
  kind: 'fact',
  label: facts[name].label,
  options: [['unknown', 'Not known'], ['known', 'Known'], ...optionsOf(name)],
}))

/**
 * What the list of places can be filtered by, beside its search and its fun types: names as in its address and in the API,
 * in the order of the screen. Address, chips, controls, the API's schema and the bulk selection follow from it; what each
 * asks of a place stands in `admin-place-conditions.queries.ts`.
 */
export const placeFilters = {
  isActive: yesOrNo('Active', 'Active', 'Inactive'),
  isFeatured: yesOrNo('Featured', 'Featured', 'Not featured'),
  isReviewed: yesOrNo('Reviewed', 'Reviewed', 'Not reviewed'),
  hasPhoto: yesOrNo('Photo', 'With a photo', 'Without a photo'),
  /** Hours that are there, and that nobody can tell a day from. */
  hasUnclearHours: yesOrNo('Reading of the hours', 'Unclear opening hours', 'No unclear hours'),
  /** No provider has it any more. */
  isGone: yesOrNo('In its source', 'Gone from its source', 'Still in its source'),
  /** After an update its rules refused it, and nobody has looked since. */
  isRefused: yesOrNo('Refused', 'Refused by an update', 'Not refused by an update'),
  /** Its website was not there, visit after visit. */
  hasGoneWebsite: yesOrNo('State of the website', 'Website is gone', 'Website is not gone'),
  /** Places that belong to this city. */
  cityId: { kind: 'city', label: 'City' },
  /** Places within so many kilometres of a city, up to as far as all cities know their places. */
  around: { kind: 'around', label: 'Around a city' },
  country: { kind: 'country', label: 'Country' },
  near: { kind: 'near', label: 'Near a point' },
  /** A rectangle, or what was drawn on the map. */
  area: { kind: 'area', label: 'Inside an area' },
  /** From the beginning of that day on, UTC. */
  changedSince: { kind: 'day', label: 'Changed since' },
  ...factFilters,
} as const satisfies Record<string, PlaceFilter>

export type FilterName = keyof typeof placeFilters

export type FilterOf<Kind extends PlaceFilter['kind']> = {
  [Name in FilterName]: (typeof placeFilters)[Name]['kind'] extends Kind ? Name : never
}[FilterName]

const isFilterName = (name: string): name is FilterName => Object.hasOwn(placeFilters, name)
const isFlag = (name: FilterName): name is FilterOf<'flag'> => placeFilters[name].kind === 'flag'

/** These have a control of their own that is always seen. */
export const barFlags = ['isActive', 'isFeatured', 'isReviewed'] as const satisfies FilterOf<'flag'>[]

export type BarFlag = (typeof barFlags)[number]

export const isBarFlag = (name: FilterName): name is BarFlag => barFlags.some((flag) => flag === name)

export const filterNames = Object.keys(placeFilters).filter(isFilterName)
export const flagNames = filterNames.filter(isFlag)

/** What may stand in the address; a value of another form is none. */
export function isFilterValue(name: FilterName, text: string): boolean {
  const filter: PlaceFilter = placeFilters[name]
  return 'options' in filter ? filter.options.some(([value]) => value === text) : forms[filter.kind](text)
}

/** Each city knows its places that far at least. */
export const mostKmAround = 100
export const mostKmNear = 500

const id = /^[1-9]\d{0,8}$/
const degrees = String.raw`-?\d{1,3}(?:\.\d{1,15})?`
const position = new RegExp(`^${degrees},${degrees},\\d{1,3}(?:\\.\\d{1,3})?$`)

const forms: Readonly<Record<Exclude<PlaceFilter['kind'], 'flag' | 'fact'>, (text: string) => boolean>> = {
  city: (text) => id.test(text),
  around: (text) => {
    const [city = '', km = '', ...more] = text.split(',')
    return id.test(city) && /^\d{1,3}$/.test(km) && isWithin(Number(km), 1, mostKmAround) && more.length === 0
  },
  country: (text) => text === text.trim() && text.length >= 1 && text.length <= 120,
  near: (text) => {
    const [lat = 0, lng = 0, km = 0] = text.split(',').map(Number)
    return (
      position.test(text) &&
      isWithin(lat, -90, 90) &&
      isWithin(lng, -180, 180) &&
      isWithin(km, 0.1, mostKmNear)
    )
  },
  area: (text) => areaFault(text) === undefined,
  day: (text) => /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && isDay(text),
}

const isWithin = (number: number, least: number, most: number) => number >= least && number <= most

/** Of '2026-02-30' a date makes the second of March. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
