export const runStates = ['running', 'done', 'failed', 'cancelled', 'undone'] as const
export type RunState = (typeof runStates)[number]

/** Lists of places that an import's page shows. */
export const placeKinds = ['added', 'changed', 'kept', 'gone'] as const
export type PlaceKind = (typeof placeKinds)[number]

export const runTabs = [...placeKinds, 'refused', 'unchanged'] as const
export type RunTab = (typeof runTabs)[number]

export type ImportFilters = { state: RunState | undefined; cityId: number | undefined; page: number }

type Search = Readonly<Record<string, unknown>>

const numberOf = (value: unknown): number | undefined =>
  /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined

const pageOf = ({ page }: Search): number => Math.min(numberOf(page) ?? 1, 10_000)

/** What the list of imports is asked for by its address; what nobody understands is left out. */
export const filtersOfSearch = (search: Search): ImportFilters => ({
  state: runStates.find((state) => state === search.state),
  cityId: numberOf(search.cityId),
  page: pageOf(search),
})

export const searchOfFilters = ({ state, cityId, page }: ImportFilters): Record<string, string> => ({
  ...(state && { state }),
  ...(cityId !== undefined && { cityId: String(cityId) }),
  ...(page > 1 && { page: String(page) }),
})

/** Which part of an import's page is open; without a tab in the address the page chooses. */
export const tabOfSearch = (search: Search): { tab: RunTab | undefined; page: number } => ({
  tab: runTabs.find((tab) => tab === search.tab),
  page: pageOf(search),
})
