import type { SearchRadiusOption } from '../search-radius/search-radius-option.schema.ts'
import type { Season } from '../seasons/season.schema.ts'
import { seasonNames } from '../seasons/season.ts'

export interface CityFilters {
  /** Kilometres. */
  radius: number
  /** A season's name, or 'any'. */
  season: string
  /** Slugs; none means all types. */
  funTypes: readonly string[]
  featured: boolean
  wheelchairAccessible: boolean
  indoor: boolean
}

export const anySeason = 'any'
export const defaultRadius = 50

export const defaultFilters: CityFilters = {
  radius: defaultRadius,
  season: anySeason,
  funTypes: [],
  featured: true,
  wheelchairAccessible: false,
  indoor: false,
}

/** The filters that an address's query stands for; what is missing, 'undefined' or without sense is left at its default. */
export function filtersOfSearch(search: Readonly<Record<string, string | undefined>>): CityFilters {
  const given = (key: string) => (search[key] === 'undefined' ? undefined : search[key])
  const radius = Number(given('radius'))
  return {
    radius: Number.isInteger(radius) && radius >= 1 && radius <= 1000 ? radius : defaultRadius,
    season: seasonNames.find((name) => name === given('season')) ?? anySeason,
    funTypes: (given('funTypes') ?? '').split(',').filter((slug) => /^[a-z0-9_-]{1,50}$/.test(slug)),
    featured: given('featured') !== 'false',
    wheelchairAccessible: given('wheelchairAccessible') === 'true',
    indoor: given('indoor') === 'true',
  }
}

/** The query of an address for these filters: only what differs from the defaults, always in one order. */
export function searchOfFilters(filters: CityFilters, page = 1): Record<string, string> {
  return {
    ...(filters.radius !== defaultRadius && { radius: String(filters.radius) }),
    ...(filters.season !== anySeason && { season: filters.season }),
    ...(filters.funTypes.length > 0 && { funTypes: filters.funTypes.join(',') }),
    ...(!filters.featured && { featured: 'false' }),
    ...(filters.wheelchairAccessible && { wheelchairAccessible: 'true' }),
    ...(filters.indoor && { indoor: 'true' }),
    ...(page > 1 && { page: String(page) }),
  }
}

/** The address of a city's page with these filters. */
export function cityAddress(citySlug: string, filters: CityFilters, page = 1): string {
  const query = Object.entries(searchOfFilters(filters, page)).map(
    ([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  )
  return `/funcity/${citySlug}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

const fallbackRadii = [10, 25, 50, 100]

/** The radius options as a select shows them; the specification's four where none are loaded. */
export function radiusChoices(options: readonly SearchRadiusOption[]): { value: string; label: string }[] {
  if (options.length === 0) return fallbackRadii.map((km) => ({ value: String(km), label: `${km} km` }))
  return options.map(({ radiusKm, displayName }) => ({ value: String(radiusKm), label: displayName }))
}

export function seasonChoices(seasons: readonly Season[]): { value: string; label: string }[] {
  return [
    { value: anySeason, label: 'Any time' },
    ...seasons.map(({ name, displayName }) => ({ value: name, label: displayName })),
  ]
}

/** The page of the list that an address asks for; pages count from 1. */
export function pageOfSearch(search: Readonly<Record<string, string | undefined>>): number {
  const page = Number(search.page)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}
