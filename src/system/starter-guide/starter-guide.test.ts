import { expect, test } from 'vitest'
import {
  starterCandidate,
  translateStarterRecord,
} from '../../gathering/providers/starter-guide/starter-place.ts'
import { builtInCountries } from '../../guide/cities/built-in-cities.ts'
import { kilometresBetween } from '../../guide/how-far/distance.ts'
import { readStarterGuide } from './starter-files.task.ts'

const guide = await readStarterGuide()
const entries = guide.flatMap(({ country, cities }) =>
  cities.flatMap(({ slug, places }) => places.map((entry) => ({ country, slug, entry }))),
)

test('the starter guide covers the built-in cities: 22 countries with five each', () => {
  const built = builtInCountries.map(({ country, cities }) => [
    country,
    cities.map(({ slug }) => slug).sort(),
  ])
  const covered = guide.map(({ country, cities }) => [country, cities.map(({ slug }) => slug).sort()])
  expect(Object.fromEntries(covered)).toEqual(Object.fromEntries(built))
  expect(built).toHaveLength(22)
  expect(built.every(([, slugs]) => slugs?.length === 5)).toBe(true)
})

test('it holds 1,055 places, each with an id of its own', () => {
  const ids = entries.map(({ country, slug, entry }) => starterCandidate(country, slug, entry).externalId)
  expect(new Set(ids).size).toBe(1055)
  expect(ids).toContain('starter/austria/vienna/tiergarten-schonbrunn')
})

test('every city has two to five featured places', () => {
  for (const { slug, places } of guide.flatMap(({ cities }) => cities)) {
    const featured = places.filter((place) => place.featured).length
    expect(featured, slug).toBeGreaterThanOrEqual(2)
    expect(featured, slug).toBeLessThanOrEqual(5)
  }
})

test('every place is a day trip from its city, and youngest ages come first', () => {
  const positions = new Map(builtInCountries.flatMap(({ cities }) => cities.map((city) => [city.slug, city])))
  for (const { slug, entry } of entries) {
    expect(kilometresBetween(positions.get(slug) ?? entry, entry), entry.name).toBeLessThan(100)
    if (entry.ageMin !== null && entry.ageMax !== null)
      expect(entry.ageMin, entry.name).toBeLessThan(entry.ageMax)
  }
})

test('a stored entry translates again to what it was', () => {
  const { country, slug, entry } = entries[0] ?? expect.fail('no entries')
  const candidate = starterCandidate(country, slug, entry)
  const stored = JSON.parse(JSON.stringify(candidate.raw))
  expect(
    translateStarterRecord({ externalId: candidate.externalId, raw: stored, sourceDate: undefined }),
  ).toEqual(candidate)
})

test('a place over the border keeps its own country', () => {
  const museum = entries.find(({ entry }) => entry.city === 'Monaco') ?? expect.fail('not found')
  expect(museum.country).toBe('France')
  expect(starterCandidate(museum.country, museum.slug, museum.entry).fields.addrCountry).toBe('Monaco')
})

test('a record that is no starter place is not taken for one', () => {
  expect(
    translateStarterRecord({ externalId: 'starter/x', raw: { name: 'X' }, sourceDate: undefined }),
  ).toBeUndefined()
})
