import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtInCountries } from './built-in-cities.ts'
import { citiesAlike, citiesNamed, cityCalled } from './match-cities.ts'

type Typed = Record<string, { cities: Record<string, string>; countries: Record<string, string> }>

const list = new URL('../../../tests/lists/names-typed.json', import.meta.url)
const typed: Typed = JSON.parse(readFileSync(list, 'utf8'))
const exonymsFile = new URL('../../../tests/lists/exonyms.json', import.meta.url)
const exonyms: Record<string, string> = JSON.parse(readFileSync(exonymsFile, 'utf8'))
const cities = builtInCountries.flatMap(({ country, cities }) => cities.map((city) => ({ ...city, country })))
const first = (text: string) => citiesNamed(cities, text)[0]?.slug

test.for(Object.entries(typed))('%s: whatever its speakers call a city or country is found', ([, names]) => {
  for (const [name, slug] of Object.entries(names.cities)) expect([name, first(name)]).toEqual([name, slug])
  for (const [name, country] of Object.entries(names.countries)) {
    const found = citiesNamed(cities, name).slice(0, 5)
    expect([name, ...found.map((city) => city.country)]).toEqual([name, ...Array(5).fill(country)])
  }
})

/** As a keyboard without them types: 'Malaga', 'Gdansk', 'Αθηνα'. */
const withoutAccents = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđŁØĐ]/g, (letter) => ({ ł: 'l', ø: 'o', đ: 'd', Ł: 'L', Ø: 'O', Đ: 'D' })[letter] ?? letter)

test('every city has its names in all 22 countries, with and without accents, in the picker and as an address', () => {
  expect(Object.keys(exonyms).toSorted()).toEqual(cities.map(({ slug }) => slug).toSorted())
  const asked = Object.entries(exonyms).flatMap(([slug, names]) =>
    [...new Set(names.split(', ').flatMap((name) => [name, withoutAccents(name)]))].map((name) => ({
      slug,
      name,
    })),
  )
  expect(asked.length).toBeGreaterThan(1000)
  const missed = asked.filter(
    ({ slug, name }) => first(name) !== slug || cityCalled(cities, name)?.slug !== slug,
  )
  expect(missed).toEqual([])
})

/** By the codes of ISO 3166, as the languages' own dictionaries are asked for them. */
const codes: Readonly<Record<string, string>> = {
  ...{ FR: 'France', DE: 'Germany', ES: 'Spain', IT: 'Italy', GB: 'United Kingdom', NL: 'Netherlands' },
  ...{ BE: 'Belgium', AT: 'Austria', CH: 'Switzerland', PL: 'Poland', CZ: 'Czech Republic', HU: 'Hungary' },
  ...{ PT: 'Portugal', GR: 'Greece', DK: 'Denmark', SE: 'Sweden', NO: 'Norway', FI: 'Finland' },
  ...{ RO: 'Romania', BG: 'Bulgaria', HR: 'Croatia', IE: 'Ireland' },
}
const languages = 'de fr nl bg hr cs da fi sv el hu ga en it nb nn pl pt pt-PT ro es ca eu gl rm se'.split(
  ' ',
)

test.for(languages)('the countries are found by what a dictionary calls them in %s', (language) => {
  const dictionary = new Intl.DisplayNames([language], { type: 'region' })
  for (const [code, country] of Object.entries(codes)) {
    const name = dictionary.of(code) ?? ''
    for (const typed of [name, withoutAccents(name)])
      expect([
        typed,
        ...citiesNamed(cities, typed)
          .slice(0, 5)
          .map((city) => city.country),
      ]).toEqual([typed, ...Array(5).fill(country)])
  }
})

test('accents, capitals, apostrophes and script do not matter, nor whether umlauts are spelled out', () => {
  for (const name of ['KÖLN', 'koln', 'Koeln', 'köln', ' Köln ']) expect(first(name)).toBe('cologne')
  for (const name of ["L'Aia", 'l’aia', 'laia']) expect(first(name)).toBe('the-hague')
  for (const name of ['Αθήνα', 'ΑΘΗΝΑ', 'αθηνα', 'Athina', 'Атина']) expect(first(name)).toBe('athens')
})

test("'Roma' is Rome before Romania, 'Rom' too, and 'Roman' is Romania", () => {
  const names = (text: string) => citiesNamed(cities, text).map(({ name }) => name)
  expect(names('Roma').slice(0, 2)).toEqual(['Rome', 'Bucharest'])
  expect(names('Rom')[0]).toBe('Rome')
  expect(names('Roman')).toEqual(['Bucharest', 'Brașov', 'Cluj-Napoca', 'Sibiu', 'Constanța'])
})

test('the first letters of a foreign name are enough, and so is a city with its country', () => {
  expect(first('Lissa')).toBe('lisbon')
  expect(first('vene')).toBe('venice')
  expect(first('Wien, Österreich')).toBe('vienna')
})

test("a city's own name comes before another's foreign one", () => {
  const wien = { name: 'Wien', country: 'Elsewhere', slug: 'wien' }
  expect(citiesNamed([...cities, wien], 'Wien').map(({ slug }) => slug)).toEqual(['wien', 'vienna'])
})

test('a city that the guide knows no other names of is found by its own', () => {
  const vaduz = { name: 'Vaduz', country: 'Liechtenstein', slug: 'vaduz' }
  expect(citiesNamed([...cities, vaduz], 'vadu')).toEqual([vaduz])
  expect(citiesNamed([vaduz], 'lisboa')).toEqual([])
})

test('a name with a typing error is like the right one; nonsense is like none', () => {
  expect(citiesAlike(cities, 'Kopenhaagen')[0]?.slug).toBe('copenhagen')
  expect(citiesAlike(cities, 'Barcelonna')[0]?.slug).toBe('barcelona')
  expect(citiesAlike(cities, 'qqqq')).toEqual([])
  expect(citiesNamed(cities, '%_')).toEqual([])
})
