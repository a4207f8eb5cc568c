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
  const more = { wheelchairAccessible: true, indoor: true, openOn: '2026-11-28', sort: 'name' } as const
  expect(cityAddress('vienna', { ...filters, ...more, unknown: true }, 2)).toBe(
    '/funcity/vienna?radius=25&season=summer&funTypes=zoo,museum&age=3,7&featured=false&wheelchairAccessible=true&indoor=true&openOn=2026-11-28&unknown=1&sort=name&page=2',
  )
})

test('what does not say is asked for only beside a filter that a place can leave open', () => {
  const unknown = { ...defaultFilters, featured: false, unknown: true }
  expect(searchOfFilters({ ...unknown, season: 'summer', openOn: '2026-11-28' })).not.toHaveProperty(
    'unknown',
  )
  for (const filter of [{ ages: [0] }, { indoor: true }, { wheelchairAccessible: true }]) {
    const filters = { ...unknown, ...filter }
    expect(filtersOfSearch(searchOfFilters(filters))).toEqual(filters)
  }
  expect(filtersOfSearch({ indoor: 'true', unknown: 'true' }).unknown).toBe(false)
})

test('an address gives back the filters it was made of', () => {
  const filters = { ...defaultFilters, radius: 100, funTypes: ['zoo'], featured: false, indoor: true }
  expect(filtersOfSearch(searchOfFilters(filters))).toEqual(filters)
  const saturday = { ...defaultFilters, openOn: '2026-11-28' }
  expect(filtersOfSearch(searchOfFilters(saturday))).toEqual(saturday)
  for (const openOn of ['today', '2026-02-30', '2026-2-3', 'undefined', ''])
    expect(filtersOfSearch({ openOn })).toEqual(defaultFilters)
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
    cityDay: '2026-11-22',
  }
  const isOffered = (query: string) =>
    areOffered(filtersOfSearch(Object.fromEntries(new URLSearchParams(query))), options)
  for (const query of [
    '',
    'radius=25&season=summer&funTypes=zoo&age=3',
    'radius=50',
    'openOn=2026-11-22',
    'openOn=2027-01-20',
  ])
    expect([query, isOffered(query)]).toEqual([query, true])
  for (const query of [
    'radius=51',
    'season=winter',
    'funTypes=zoo,dragons',
    'openOn=2026-11-21',
    'openOn=2027-01-21',
  ])
    expect([query, isOffered(query)]).toEqual([query, false])
})
