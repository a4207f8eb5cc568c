import { expect, test } from 'vitest'
import { builtInCountries } from './built-in-cities.ts'
import { namesOf } from './city-names.ts'
import { otherCityNames, otherCountryNames } from './other-names.ts'

const cities = builtInCountries.flatMap(({ country, cities }) => cities.map((city) => ({ ...city, country })))

test('other names are kept of cities and countries of the guide only', () => {
  const slugs = cities.map(({ slug }) => slug)
  expect(Object.keys(otherCityNames).filter((slug) => !slugs.includes(slug))).toEqual([])
  const countries = builtInCountries.map(({ country }) => country)
  expect(Object.keys(otherCountryNames).toSorted()).toEqual(countries.toSorted())
})

test('no name is that of two cities, or of a city and a country', () => {
  const named = cities.flatMap((city) => {
    const { own, other } = namesOf(city)
    return [...own, ...other].map((key) => ({ key, of: city.slug }))
  })
  const countries = builtInCountries.flatMap(({ country }) =>
    namesOf({ name: '', slug: '', country }).country.map((key) => ({ key, of: country })),
  )
  const owners = Map.groupBy([...named, ...countries], ({ key }) => key)
  const shared = [...owners].filter(([, names]) => new Set(names.map(({ of }) => of)).size > 1)
  expect(shared.map(([key]) => key)).toEqual([])
})
