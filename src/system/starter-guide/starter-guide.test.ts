import { expect, test } from 'vitest'
import {
  starterCandidate,
  translateStarterRecord,
} from '../../gathering/providers/starter-guide/starter-place.ts'
import { builtInCountries } from '../../guide/cities/built-in-cities.ts'
import { kilometresBetween } from '../../guide/how-far/distance.ts'
import { seasonNames, seasons } from '../../guide/seasons/season.ts'
import { readStarterGuide } from './starter-files.task.ts'

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

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

test('no place counts as open in a season of which each month is usually closed', () => {
  const wrong = entries.flatMap(({ entry }) => {
    const open = monthsOpen(entry)
    const closed = seasons.filter(({ firstMonth }) =>
      [0, 1, 2].every((month) => !open.has((firstMonth - 1 + month) % 12)),
    )
    const said = entry.seasons.length > 0 ? entry.seasons : seasonNames
    return closed.filter(({ name }) => said.includes(name)).map(({ name }) => `${entry.name}: ${name}`)
  })
  expect(wrong).toEqual([])
})

/** From 0; all of them where no month is named, or is closed on some weekdays alone. */
function monthsOpen({ usualHours, usuallyClosed }: (typeof entries)[number]['entry']): Set<number> {
  const all = [...Array(12).keys()]
  if (usuallyClosed) {
    const whole = usuallyClosed.split(';').filter((rule) => !/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/.test(rule))
    const closed = whole.flatMap((rule) => [...monthsNamed(rule)])
    return new Set(all.filter((month) => !closed.includes(month)))
  }
  const named = (usualHours ?? '').split(';').map(monthsNamed)
  return new Set(named.some((months) => months.size === 0) ? all : named.flatMap((months) => [...months]))
}

const monthsNamed = (hours: string) =>
  new Set(
    [...hours.matchAll(/([A-Z][a-z]{2})(?: \d+)?(?:-(?:([A-Z][a-z]{2}) ?)?\d*)?/g)].flatMap(
      ([, from, to]) => {
        const [first, last] = [from, to ?? from].map((name = '') => monthNames.indexOf(name))
        if (first === undefined || last === undefined || first < 0 || last < 0) return []
        return Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, at) => (first + at) % 12)
      },
    ),
  )

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
