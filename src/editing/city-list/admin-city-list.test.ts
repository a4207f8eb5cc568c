import { expect, test } from 'vitest'
import { defaultCitySort, matchingCities, sortCities, sortedBy } from './admin-city-list.ts'

const cities = [
  { id: 10, name: 'Žilina', country: 'Slovakia' },
  { id: 9, name: 'Ávila', country: 'Spain' },
  { id: 2, name: 'Zagreb', country: 'Croatia' },
  { id: 1, name: 'Barcelona', country: 'Spain' },
]
const names = (list: { name: string }[]) => list.map(({ name }) => name)

test.for([
  ['zil', ['Žilina']],
  ['SPAIN', ['Ávila', 'Barcelona']],
  [' avila ', ['Ávila']],
  ['a\ns', []],
  ['', ['Žilina', 'Ávila', 'Zagreb', 'Barcelona']],
  ['.*', []],
] as const)('a search for %o finds %o', ([text, found]) => {
  expect(names(matchingCities(cities, text))).toEqual(found)
})

test('cities are sorted as dictionaries have them, ids as numbers, equal countries by name', () => {
  expect(names(sortCities(cities, defaultCitySort))).toEqual(['Ávila', 'Barcelona', 'Zagreb', 'Žilina'])
  expect(names(sortCities(cities, { field: 'id', direction: 'desc' }))).toEqual([
    ...['Žilina', 'Ávila', 'Zagreb', 'Barcelona'],
  ])
  expect(names(sortCities(cities, { field: 'country', direction: 'desc' }))).toEqual([
    ...['Ávila', 'Barcelona', 'Žilina', 'Zagreb'],
  ])
})

test('the active column flips, another one starts ascending', () => {
  const down = sortedBy(defaultCitySort, 'name')
  expect(down).toEqual({ field: 'name', direction: 'desc' })
  expect(sortedBy(down, 'name')).toEqual(defaultCitySort)
  expect(sortedBy(down, 'id')).toEqual({ field: 'id', direction: 'asc' })
})
