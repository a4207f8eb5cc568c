import { expect, test } from 'vitest'
import {
  areOffered,
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
  const filters = { radius: 25, season: 'summer', funTypes: ['zoo', 'museum'], ages: [3, 7], featured: false }
  const more = { wheelchairAccessible: true, indoor: true, sort: 'name' } as const
  expect(cityAddress('vienna', { ...filters, ...more }, 2)).toBe(
    '/funcity/vienna?radius=25&season=summer&funTypes=zoo,museum&age=3,7&featured=false&wheelchairAccessible=true&indoor=true&sort=name&page=2',
  )
})

test('an address gives back the filters it was made of', () => {
  const filters = { ...defaultFilters, radius: 100, funTypes: ['zoo'], featured: false, indoor: true }
  expect(filtersOfSearch(searchOfFilters(filters))).toEqual(filters)
  const older = { ...defaultFilters, ages: [0, 18], sort: 'featured' } as const
  expect(filtersOfSearch(searchOfFilters(older))).toEqual(older)
})

test('ages come in order, each once; what is none is left out', () => {
  expect(filtersOfSearch({ age: '7,3,7,19,-1,x,' }).ages).toEqual([3, 7])
})

test("'undefined' and nonsense in an address leave the defaults", () => {
  const search = { radius: 'undefined', season: 'undefined', funTypes: 'undefined', featured: 'undefined' }
  expect(filtersOfSearch({ ...search, age: 'undefined', sort: 'undefined' })).toEqual(defaultFilters)
  expect(filtersOfSearch({ radius: 'far', indoor: 'yes', funTypes: ',', age: 'old', sort: 'best' })).toEqual(
    defaultFilters,
  )
})

test('without radius options the four of the specification are offered', () => {
  expect(radiusChoices([]).map(({ value }) => value)).toEqual(['10', '25', '50', '100'])
})

test('a radius of an address that is no option is offered as well', () => {
  expect(radiusChoices([], 100)).toHaveLength(4)
  expect(radiusChoices([], 75).at(-1)).toEqual({ value: '75', label: '75 km' })
})

test('only what can be chosen is offered; 50 km always', () => {
  const options = {
    radiusOptions: [{ id: 1, radiusKm: 25, displayName: 'Near', isActive: true, sortOrder: 0 }],
    seasons: [{ id: 1, name: 'summer', displayName: 'Summer' }],
    funTypes: [{ slug: 'zoo' }],
  }
  const isOffered = (query: string) =>
    areOffered(filtersOfSearch(Object.fromEntries(new URLSearchParams(query))), options)
  for (const query of ['', 'radius=25&season=summer&funTypes=zoo&age=3', 'radius=50'])
    expect([query, isOffered(query)]).toEqual([query, true])
  for (const query of ['radius=51', 'season=winter', 'funTypes=zoo,dragons'])
    expect([query, isOffered(query)]).toEqual([query, false])
})
