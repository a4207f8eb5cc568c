import { expect, test } from 'vitest'
import {
  cityAddress,
  defaultFilters,
  filtersOfSearch,
  radiusChoices,
  searchOfFilters,
} from './city-filters.ts'

test('defaults never show in the address', () => {
  expect(cityAddress('vienna', defaultFilters)).toBe('/funcity/vienna')
})

test('what differs from the defaults is in the address, fun types between plain commas', () => {
  const filters = { radius: 25, season: 'summer', funTypes: ['zoo', 'museum'], featured: false }
  expect(cityAddress('vienna', { ...filters, wheelchairAccessible: true, indoor: true }, 2)).toBe(
    '/funcity/vienna?radius=25&season=summer&funTypes=zoo,museum&featured=false&wheelchairAccessible=true&indoor=true&page=2',
  )
})

test('an address gives back the filters it was made of', () => {
  const filters = { ...defaultFilters, radius: 100, funTypes: ['zoo'], featured: false, indoor: true }
  expect(filtersOfSearch(searchOfFilters(filters))).toEqual(filters)
})

test("'undefined' and nonsense in an address leave the defaults", () => {
  const search = { radius: 'undefined', season: 'undefined', funTypes: 'undefined', featured: 'undefined' }
  expect(filtersOfSearch(search)).toEqual(defaultFilters)
  expect(filtersOfSearch({ radius: 'far', indoor: 'yes', funTypes: ',' })).toEqual(defaultFilters)
})

test('without radius options the four of the specification are offered', () => {
  expect(radiusChoices([]).map(({ value }) => value)).toEqual(['10', '25', '50', '100'])
})
