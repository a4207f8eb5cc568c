import { expect, test } from 'vitest'
import { findCities, groupByCountry } from './find-cities.ts'

const city = (name: string, country: string) => ({ id: 1, name, country, slug: name })
const countries = [
  { country: 'Austria', cities: [city('Graz', 'Austria'), city('Vienna', 'Austria')] },
  { country: 'Poland', cities: [city('Wrocław', 'Poland')] },
  { country: 'Spain', cities: [city('Málaga', 'Spain'), city('Seville', 'Spain')] },
]
const namesFor = (text: string) =>
  findCities(countries, text).flatMap(({ cities }) => cities.map(({ name }) => name))

test('a city is found by a part of its name, without its accents', () => {
  expect(namesFor(' MALA')).toEqual(['Málaga'])
  expect(namesFor('wroclaw')).toEqual(['Wrocław'])
})

test('a country brings all its cities', () => {
  expect(namesFor('aust')).toEqual(['Graz', 'Vienna'])
})

test('an empty text leaves every city, an unknown one none', () => {
  expect(namesFor('  ')).toHaveLength(5)
  expect(namesFor('atlantis')).toEqual([])
})

test('found cities are grouped by country in the order they were found', () => {
  expect(
    groupByCountry([city('Seville', 'Spain'), city('Graz', 'Austria'), city('Málaga', 'Spain')]),
  ).toMatchObject([
    { country: 'Spain', cities: [{ name: 'Seville' }, { name: 'Málaga' }] },
    { country: 'Austria', cities: [{ name: 'Graz' }] },
  ])
})
