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

test('it holds 1,824 places, each with an id of its own', () => {
  const ids = entries.map(({ country, slug, entry }) => starterCandidate(country, slug, entry).externalId)
  expect(new Set(ids).size).toBe(1824)
  expect(ids).toContain('starter/austria/vienna/tiergarten-schonbrunn')
})

test('every place is a day trip from its city', () => {
  const positions = new Map(builtInCountries.flatMap(({ cities }) => cities.map((city) => [city.slug, city])))
  for (const { slug, entry } of entries) {
    expect(kilometresBetween(positions.get(slug) ?? entry, entry), entry.name).toBeLessThan(100)
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

test("a record of the first edition is still read, and its 'not indoor' says nothing", () => {
  const { country, slug, entry } = entries[0] ?? expect.fail('no entries')
  const { externalId } = starterCandidate(country, slug, entry)
  const { name, displayName, funTypes, lat, lng, coordinates, website, description } = entry
  const kept = { name, displayName, funTypes, lat, lng, coordinates, website, description, country }
  const address = { housenumber: null, street: null, postcode: null, city: null }
  const first = { ...kept, ...address, ageMin: 0, ageMax: null, seasons: [], featured: true }
  const read = (isIndoor: boolean) =>
    translateStarterRecord({
      ...{ externalId, sourceDate: undefined },
      raw: { ...first, isIndoor, isWheelchairAccessible: true },
    })?.fields
  expect(read(true)).toMatchObject({ name, setting: 'indoor', wheelchair: 'yes', usualHours: null })
  expect(read(false)).toMatchObject({ setting: null })
})

test('a record that is no starter place is not taken for one', () => {
  expect(
    translateStarterRecord({ externalId: 'starter/x', raw: { name: 'X' }, sourceDate: undefined }),
  ).toBeUndefined()
})
