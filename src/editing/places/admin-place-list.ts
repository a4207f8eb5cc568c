export const adminPlacesPerPage = 20

export const adminPlaceSorts = [
  { value: 'name-asc', label: 'Name A-Z' },
  { value: 'name-desc', label: 'Name Z-A' },
  { value: 'isActive-desc', label: 'Active First' },
  { value: 'isFeatured-desc', label: 'Featured First' },
  { value: 'createdAt-desc', label: 'Newest First' },
  { value: 'createdAt-asc', label: 'Oldest First' },
] as const

const flagNames = ['isActive', 'isFeatured', 'isReviewed'] as const

/** Filters that only links set, such as those of the dashboard. */
export const concernNames = ['hasPhoto', 'hasUnclearHours', 'isGone', 'isRefused', 'hasGoneWebsite'] as const

const choiceNames = [...flagNames, ...concernNames]

export type AdminPlaceSort = (typeof adminPlaceSorts)[number]['value']
export type FlagName = (typeof flagNames)[number]
export type ConcernName = (typeof concernNames)[number]
export type FlagChoice = 'all' | 'true' | 'false'

/** What an editor looks at; its address holds what differs from the plain list. */
export type AdminPlaceFilters = Record<FlagName | ConcernName, FlagChoice> & {
  search: string
  sort: AdminPlaceSort
  funTypeIds: string[]
  /** Empty for all cities. */
  cityId: string
  /** Counts from 1. */
  page: number
}

type Search = Readonly<Record<string, string | undefined>>

const longestSearch = 200

/** Whatever an address may hold, some list comes of it. */
export function filtersOfAdminSearch(search: Search): AdminPlaceFilters {
  const flag = (name: FlagName | ConcernName): FlagChoice =>
    search[name] === 'true' || search[name] === 'false' ? search[name] : 'all'
  return {
    search: (search.search ?? '').trim().slice(0, longestSearch),
    sort: adminPlaceSorts.find(({ value }) => value === search.sort)?.value ?? 'name-asc',
    funTypeIds: (search.funTypeIds ?? '').split(',').filter((id) => /^\d{1,9}$/.test(id)),
    isActive: flag('isActive'),
    isFeatured: flag('isFeatured'),
    isReviewed: flag('isReviewed'),
    hasPhoto: flag('hasPhoto'),
    hasUnclearHours: flag('hasUnclearHours'),
    isGone: flag('isGone'),
    isRefused: flag('isRefused'),
    hasGoneWebsite: flag('hasGoneWebsite'),
    cityId: /^[1-9]\d{0,8}$/.test(search.cityId ?? '') ? (search.cityId ?? '') : '',
    page: pageOf(search.page),
  }
}

function pageOf(text: string | undefined): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}

export function adminSearchOf(filters: AdminPlaceFilters): Record<string, string> {
  const { search, sort, funTypeIds, cityId, page } = filters
  return {
    ...(search && { search }),
    ...(sort !== 'name-asc' && { sort }),
    ...(funTypeIds.length > 0 && { funTypeIds: funTypeIds.join(',') }),
    ...Object.fromEntries(
      choiceNames.filter((name) => filters[name] !== 'all').map((name) => [name, filters[name]]),
    ),
    ...(cityId && { cityId }),
    ...(page > 1 && { page: String(page) }),
  }
}

/** As `GET /api/admin/places` takes it. */
export function adminPlacesQuery(filters: AdminPlaceFilters): Record<string, string> {
  const { sort: _, ...rest } = adminSearchOf(filters)
  const [sortField = '', sortDirection = ''] = filters.sort.split('-')
  return {
    ...rest,
    page: String(filters.page),
    limit: String(adminPlacesPerPage),
    sortField,
    sortDirection,
  }
}

/** What stands for all places that match, whatever page of them is seen. */
export function adminSelectionOf(filters: AdminPlaceFilters): Record<string, string> {
  const { sort: _, page: __, ...selection } = adminSearchOf(filters)
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
  isActive: 'all',
  isFeatured: 'all',
  isReviewed: 'all',
  hasPhoto: 'all',
  hasUnclearHours: 'all',
  isGone: 'all',
  isRefused: 'all',
  hasGoneWebsite: 'all',
  cityId: '',
} satisfies Partial<AdminPlaceFilters>

export const isFiltered = (filters: AdminPlaceFilters): boolean =>
  Object.keys(adminSelectionOf(filters)).length > 0
