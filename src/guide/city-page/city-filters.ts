import type { FunType } from '../fun-types/fun-type.schema.ts'
import { pageOfSearch } from '../place-lists/place-list-page.ts'
import { defaultSort, type PlaceSort, placeSorts } from '../place-lists/place-sort.ts'
import { defaultRadiiKm, defaultRadiusKm } from '../search-radius/default-radius.ts'
import type { SearchRadiusOption } from '../search-radius/search-radius-option.schema.ts'
import type { Season } from '../seasons/season.schema.ts'
import { seasonNames } from '../seasons/season.ts'
import { openDays } from './open-days.ts'

export interface CityFilters {
  /** Kilometres. */
  radius: number
  /** A season's name, or 'any'. */
  season: string
  /** Slugs, each once; none means all types. */
  funTypes: readonly string[]
  /** Years from 0 to 18, in order; a place has to suit them all. None means any age. */
  ages: readonly number[]
  featured: boolean
  wheelchairAccessible: boolean
  indoor: boolean
  /** The day as YYYY-MM-DD on which places are to be open. */
  openOn: string | undefined
  /** Whether places that do not say what the filters ask are shown as well, after the others. */
  unknown: boolean
  sort: PlaceSort
}

export const anySeason = 'any'
/** Years; from then on, people are no longer children. */
export const oldestAge = 18

export const defaultFilters: CityFilters = {
  radius: defaultRadiusKm,
  season: anySeason,
  funTypes: [],
  ages: [],
  featured: true,
  wheelchairAccessible: false,
  indoor: false,
  openOn: undefined,
  unknown: false,
  sort: defaultSort,
}

/** Whether any filter asks what a place may leave open. */
const asksForFacts = ({ ages, wheelchairAccessible, indoor }: CityFilters) =>
  ages.length > 0 || wheelchairAccessible || indoor

/** The filters that an address's query stands for; what is missing, 'undefined' or without sense is left at its default. */
export function filtersOfSearch(search: Readonly<Record<string, string | undefined>>): CityFilters {
  const given = (key: string) => (search[key] === 'undefined' ? undefined : search[key])
  const radius = Number(given('radius'))
  return {
    radius: Number.isInteger(radius) && radius >= 1 && radius <= 1000 ? radius : defaultRadiusKm,
    season: seasonNames.find((name) => name === given('season')) ?? anySeason,
    funTypes: funTypesOf(given('funTypes') ?? ''),
    ages: agesOf(given('age') ?? ''),
    featured: given('featured') !== 'false',
    wheelchairAccessible: given('wheelchairAccessible') === 'true',
    indoor: given('indoor') === 'true',
    openOn: isDay(given('openOn')) ? given('openOn') : undefined,
    unknown: given('unknown') === '1',
    sort: placeSorts.find((sort) => sort === given('sort')) ?? defaultSort,
  }
}

const isDay = (text: string | undefined) =>
  text !== undefined && /^20\d\d-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text)

/** In one order, so that an address in another is no other page. */
function funTypesOf(text: string): string[] {
  const slugs = text.split(',').filter((slug) => /^[a-z0-9_-]{1,50}$/.test(slug))
  return [...new Set(slugs)].sort()
}

/** '7,3' gives 3 and 7; what is no age is left out. */
function agesOf(text: string): number[] {
  const ages = text.split(',').filter((age) => /^\d{1,2}$/.test(age) && Number(age) <= oldestAge)
  return [...new Set(ages.map(Number))].sort((a, b) => a - b)
}

/** The query of an address for these filters: only what differs from the defaults, always in one order. */
export function searchOfFilters(filters: CityFilters, page = 1): Record<string, string> {
  return {
    ...(filters.radius !== defaultRadiusKm && { radius: String(filters.radius) }),
    ...(filters.season !== anySeason && { season: filters.season }),
    ...(filters.funTypes.length > 0 && { funTypes: filters.funTypes.join(',') }),
    ...(filters.ages.length > 0 && { age: filters.ages.join(',') }),
    ...(!filters.featured && { featured: 'false' }),
    ...(filters.wheelchairAccessible && { wheelchairAccessible: 'true' }),
    ...(filters.indoor && { indoor: 'true' }),
    ...(filters.openOn && { openOn: filters.openOn }),
    // Without a filter that it belongs to it would only be a second address of the same page.
    ...(filters.unknown && asksForFacts(filters) && { unknown: '1' }),
    ...(filters.sort !== defaultSort && { sort: filters.sort }),
    ...(page > 1 && { page: String(page) }),
  }
}

/** The one query of all those that mean the same page of a city. */
export const searchOfCityPage = (search: Readonly<Record<string, string | undefined>>) =>
  searchOfFilters(filtersOfSearch(search), pageOfSearch(search))

/** Whether any filter is other than a city begins with; the order is none. */
export const isChanged = (filters: CityFilters): boolean =>
  Object.keys(searchOfFilters({ ...filters, sort: defaultSort })).length > 0

const narrowing = ['season', 'funTypes', 'age', 'indoor', 'wheelchairAccessible', 'openOn']

/** Whether more is asked for than a radius and featured places. */
export const isNarrowed = (filters: CityFilters): boolean => {
  const query = searchOfFilters(filters)
  return narrowing.some((name) => name in query)
}

/** The address of a city's page with these filters. */
export function cityAddress(citySlug: string, filters: CityFilters, page = 1): string {
  const query = Object.entries(searchOfFilters(filters, page)).map(
    ([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  )
  return `/funcity/${citySlug}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

export const sortChoices: { value: PlaceSort; label: string }[] = [
  { value: 'distance', label: 'Nearest first' },
  { value: 'featured', label: 'Featured first' },
  { value: 'name', label: 'Name A–Z' },
]

/**
 * The radius options as a select shows them; the specification's four where none are loaded. A chosen radius that is none of
 * them, as an old address may hold, is one more.
 */
export function radiusChoices(
  options: readonly SearchRadiusOption[],
  chosen?: number,
): { value: string; label: string }[] {
  const choices =
    options.length === 0
      ? defaultRadiiKm.map(radiusInWords)
      : options.map(({ radiusKm, displayName }) => ({ value: String(radiusKm), label: displayName }))
  const isMissing = chosen !== undefined && choices.every(({ value }) => value !== String(chosen))
  return isMissing ? [...choices, radiusInWords(chosen)] : choices
}

const radiusInWords = (km: number) => ({ value: String(km), label: `${km} km` })

export function seasonChoices(seasons: readonly Season[]): { value: string; label: string }[] {
  return [
    { value: anySeason, label: 'Any time' },
    ...seasons.map(({ name, displayName }) => ({ value: name, label: displayName })),
  ]
}

/** What a city's filters can be set to. */
interface FilterOptions {
  radiusOptions: readonly SearchRadiusOption[]
  seasons: readonly Season[]
  funTypes: readonly Pick<FunType, 'slug'>[]
  /** Today where the city lies. */
  cityDay: string
}

/** Whether all of the filters can be chosen; an address may hold a radius or a fun type that nobody offers. */
export function areOffered(
  filters: CityFilters,
  { radiusOptions, seasons, funTypes, cityDay }: FilterOptions,
): boolean {
  const offersRadius = radiusChoices(radiusOptions).some(({ value }) => Number(value) === filters.radius)
  return (
    (offersRadius || filters.radius === defaultRadiusKm) &&
    seasonChoices(seasons).some(({ value }) => value === filters.season) &&
    (!filters.openOn || openDays(cityDay).includes(filters.openOn)) &&
    filters.funTypes.every((slug) => funTypes.some((funType) => funType.slug === slug))
  )
}
