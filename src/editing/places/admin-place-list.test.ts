import { expect, test } from 'vitest'
import {
  adminPlacesQuery,
  adminSearchOf,
  changed,
  filtersOfAdminSearch,
  isFiltered,
  unfiltered,
} from './admin-place-list.ts'

const plain = filtersOfAdminSearch({})

test('the plain list has a plain address, and begins with the first name', () => {
  expect(adminSearchOf(plain)).toEqual({})
  expect(adminPlacesQuery(plain)).toEqual({
    page: '1',
    limit: '20',
    sortField: 'name',
    sortDirection: 'asc',
  })
})

test('an address gives back the list that it was made of', () => {
  const search = {
    search: 'zoo',
    sort: 'createdAt-desc',
    funTypeIds: '1,3',
    isActive: 'true',
    isFeatured: 'true',
    isReviewed: 'false',
    hasPhoto: 'false',
    hasUnclearHours: 'true',
    isGone: 'true',
    isRefused: 'true',
    cityId: '12',
    around: '12,25',
    country: 'Austria',
    near: '48.2082,16.3738,0.5',
    changedSince: '2026-11-22',
    openingHours: 'unknown',
    wheelchair: 'limited',
    page: '3',
  }
  expect(adminSearchOf(filtersOfAdminSearch(search))).toEqual(search)
  expect(adminPlacesQuery(filtersOfAdminSearch(search))).toEqual({
    search: 'zoo',
    funTypeIds: '1,3',
    isActive: 'true',
    isFeatured: 'true',
    isReviewed: 'false',
    hasPhoto: 'false',
    hasUnclearHours: 'true',
    isGone: 'true',
    isRefused: 'true',
    cityId: '12',
    around: '12,25',
    country: 'Austria',
    near: '48.2082,16.3738,0.5',
    changedSince: '2026-11-22',
    openingHours: 'unknown',
    wheelchair: 'limited',
    page: '3',
    limit: '20',
    sortField: 'createdAt',
    sortDirection: 'desc',
  })
})

test.each([
  { page: '0' },
  { page: 'x' },
  { page: '1.5' },
  { sort: 'password-asc' },
  { funTypeIds: 'a,;' },
  { isActive: 'yes' },
  { hasPhoto: 'no' },
  { cityId: 'vienna' },
  { around: '12' },
  { near: '48,16,0' },
  { area: '49,16,48,17' },
  { changedSince: '2026-02-30' },
  { wheelchair: 'maybe' },
  { search: '  ' },
  { unknown: '1' },
])('an address with %o is that of the plain list', (search) => {
  expect(filtersOfAdminSearch(search)).toEqual(plain)
})

test('every change leads back to the first page, but for that of the page', () => {
  const filters = filtersOfAdminSearch({ page: '4', isActive: 'true' })
  expect(changed(filters, { isFeatured: 'true' })).toMatchObject({ page: 1, isActive: 'true' })
  expect(changed(filters, { page: 5 })).toMatchObject({ page: 5, isActive: 'true' })
})

test('without filters the order stays', () => {
  const filters = filtersOfAdminSearch({
    search: 'zoo',
    funTypeIds: '1',
    isActive: 'true',
    sort: 'name-desc',
    page: '2',
  })
  expect([isFiltered(filters), isFiltered(changed(filters, unfiltered))]).toEqual([true, false])
  expect(adminSearchOf(changed(filters, unfiltered))).toEqual({ sort: 'name-desc' })
})
