import { recordOf } from '../../guide/facts/record-of.ts'
import {
  type FilterName,
  type FilterOf,
  filterNames,
  flagNames,
  isFilterValue,
  placeFilters,
} from './place-filters.ts'

export const adminPlacesPerPage = 20

/** How many a page may have. */
export const pageSizes = [adminPlacesPerPage, 25, 50, 100, 200] as const

/** Of the smallest size, what twenty million places fill. */
export const mostPages = 1_000_000

export const adminPlaceSorts = [
  { value: 'name-asc', label: 'Name A-Z' },
  { value: 'name-desc', label: 'Name Z-A' },
  { value: 'isActive-desc', label: 'Active First' },
  { value: 'isFeatured-desc', label: 'Featured First' },
  { value: 'createdAt-desc', label: 'Newest First' },
  { value: 'createdAt-asc', label: 'Oldest First' },
] as const

export type AdminPlaceSort = (typeof adminPlaceSorts)[number]['value']
export type FlagChoice = 'all' | 'true' | 'false'

type TextFilter = Exclude<FilterName, FilterOf<'flag'>>

/** What an editor looks at; its address holds what differs from the plain list. */
export type AdminPlaceFilters = Record<FilterOf<'flag'>, FlagChoice> &
  /** As in the address; empty for all. */
  Record<TextFilter, string> & {
    search: string
    sort: AdminPlaceSort
    funTypeIds: string[]
    /** Counts from 1. */
    page: number
    /** Places on a page. */
    limit: number
  }

const isTextFilter = (name: FilterName): name is TextFilter => placeFilters[name].kind !== 'flag'
const textFilters = filterNames.filter(isTextFilter)

type Search = Readonly<Record<string, string | undefined>>

const longestSearch = 200

/** Whatever an address may hold, some list comes of it. */
export function filtersOfAdminSearch(search: Search): AdminPlaceFilters {
  return {
    search: (search.search ?? '').trim().slice(0, longestSearch),
    sort: adminPlaceSorts.find(({ value }) => value === search.sort)?.value ?? 'name-asc',
    funTypeIds: (search.funTypeIds ?? '').split(',').filter((id) => /^\d{1,9}$/.test(id)),
    ...recordOf<Record<FilterOf<'flag'>, FlagChoice>>(flagNames, (name) => flagOf(search[name])),
    ...recordOf<Record<TextFilter, string>>(textFilters, (name) => {
      const text = search[name] ?? ''
      return isFilterValue(name, text) ? text : ''
    }),
    page: pageOf(search.page),
    limit: pageSizes.find((size) => String(size) === search.limit) ?? adminPlacesPerPage,
  }
}

const flagOf = (text: string | undefined): FlagChoice => (text === 'true' || text === 'false' ? text : 'all')

function pageOf(text: string | undefined): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1
}

export function adminSearchOf(filters: AdminPlaceFilters): Record<string, string> {
  const { search, sort, funTypeIds, page, limit } = filters
  return {
    ...(search && { search }),
    ...(sort !== 'name-asc' && { sort }),
    ...(funTypeIds.length > 0 && { funTypeIds: funTypeIds.join(',') }),
    ...Object.fromEntries(setFilters(filters)),
    ...(limit !== adminPlacesPerPage && { limit: String(limit) }),
    ...(page > 1 && { page: String(page) }),
  }
}

/** The filters of the table that are set, with their values, in its order. */
export const setFilters = (filters: AdminPlaceFilters): [FilterName, string][] =>
  filterNames
    .map((name): [FilterName, string] => [name, filters[name]])
    .filter(([, value]) => value !== '' && value !== 'all')

/** As `GET /api/admin/places` takes it. */
export function adminPlacesQuery(filters: AdminPlaceFilters): Record<string, string> {
  const { sort: _, ...rest } = adminSearchOf(filters)
  const [sortField = '', sortDirection = ''] = filters.sort.split('-')
  return {
    ...rest,
    page: String(filters.page),
    limit: String(filters.limit),
    sortField,
    sortDirection,
  }
}

/** What stands for all places that match, whatever page of them is seen. */
export function adminSelectionOf(filters: AdminPlaceFilters): Record<string, string> {
  const { sort: _, page: __, limit: ___, ...selection } = adminSearchOf(filters)
  return selection
}

/** A change of what is listed begins at the first page; the order stays when the filters go. */
export const changed = (filters: AdminPlaceFilters, part: Partial<AdminPlaceFilters>): AdminPlaceFilters => ({
  ...filters,
  page: 1,
  ...part,
})

export const unfiltered = {
  search: '',
  funTypeIds: [],
  ...recordOf<Record<FilterOf<'flag'>, FlagChoice>>(flagNames, () => 'all'),
  ...recordOf<Record<TextFilter, string>>(textFilters, () => ''),
} satisfies Partial<AdminPlaceFilters>

/** The part that takes one filter off. */
export const without = (name: FilterName): Partial<AdminPlaceFilters> => ({ [name]: unfiltered[name] })

export const isFiltered = (filters: AdminPlaceFilters): boolean =>
  Object.keys(adminSelectionOf(filters)).length > 0
