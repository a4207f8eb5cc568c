import { expect, test } from 'vitest'
import { filtersOfSearch, searchOfFilters, tabOfSearch } from './import-run-address.ts'

test('filters come back from the address that they make', () => {
  const filters = { state: 'failed', cityId: 7, page: 3 } as const
  expect(searchOfFilters(filters)).toEqual({ state: 'failed', cityId: '7', page: '3' })
  expect(filtersOfSearch(searchOfFilters(filters))).toEqual(filters)
})

test('an address without filters shows all imports from the first page on', () => {
  expect(filtersOfSearch({})).toEqual({ state: undefined, cityId: undefined, page: 1 })
  expect(searchOfFilters({ state: undefined, cityId: undefined, page: 1 })).toEqual({})
})

test('what nobody understands in an address is left out', () => {
  const odd = { state: 'lost', cityId: '-1', page: '0', tab: 'x' }
  expect(filtersOfSearch(odd)).toEqual({ state: undefined, cityId: undefined, page: 1 })
  expect(tabOfSearch(odd)).toEqual({ tab: undefined, page: 1 })
  expect(filtersOfSearch({ page: '99999' }).page).toBe(10_000)
})
