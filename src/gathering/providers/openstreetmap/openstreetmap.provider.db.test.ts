import { expect, test } from 'vitest'
import { anElement, elementsOf } from '../../../../tests/osm.ts'
import { overpassServer } from '../../../../tests/services/overpass-server.ts'
import { testClock } from '../../../../tests/services/test-clock.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { kilometresBetween } from '../../../guide/how-far/distance.ts'
import { log } from '../../../platform/log/log.ts'
import { readSettings } from '../../../platform/settings/settings.ts'
import { openstreetmapProvider } from './openstreetmap.provider.ts'
import type { OsmElement, OsmTags } from './osm-element.ts'
import { placeCandidateOf } from './osm-place.ts'
import { askedWithinKm } from './osm-reach.ts'

const vienna = { lat: 48.2, lng: 16.37 }
const valletta = { lat: 35.8989, lng: 14.5146 }

async function aProvider(elements: readonly OsmElement[], options: { most?: number; asOf?: string } = {}) {
  const db = await testDatabase()
  const server = await overpassServer({ elements, ...options })
  const clock = testClock(db)
  const settings = { ...readSettings({}), OVERPASS_URL: `${server.url}/api/interpreter` }
  return { provider: openstreetmapProvider({ db, log, settings, clock }), server, clock }
}

const at = (kmNorth: number, tags: OsmTags) =>
  anElement({ lat: vienna.lat + kmNorth / 111.2, lon: vienna.lng, tags: { name: 'Linde', ...tags } })

test('destinations come from farther away than what one looks for in the neighbourhood', async () => {
  const { provider } = await aProvider([
    at(49, { tourism: 'theme_park' }),
    at(51, { tourism: 'museum' }),
    { ...at(9, {}), tags: { name: 'Eschenpark', leisure: 'park' } },
    { ...at(11, {}), tags: { name: 'Ahornpark', leisure: 'park' } },
  ])
  const { candidates, elements } = await provider.fetchPlaces(vienna)
  expect(candidates.map(({ fields }) => fields.name).toSorted()).toEqual(['Eschenpark', 'Linde'])
  expect(elements).toBe(2)
})

test('tags with several values are found, and what has no name of any sort is not even asked for', async () => {
  const { provider } = await aProvider([
    anElement({ tags: { tourism: 'gallery;museum' } }),
    { ...anElement(), tags: { leisure: 'playground' } },
    { ...anElement(), tags: { leisure: 'playground', 'addr:street': 'Elm Street' } },
    { ...anElement(), tags: { leisure: 'park', 'name:de': 'Lindenpark' } },
  ])
  const { candidates, refused } = await provider.fetchPlaces(vienna)
  expect(candidates.map(({ fields }) => fields.name).toSorted()).toEqual([
    'Lindenpark',
    'Lindenzoo',
    'Playground Elm Street',
  ])
  expect([...refused]).toEqual([])
})

test('of a real country comes every place within reach that a file of it would give', async () => {
  const malta = elementsOf('malta')
  const { provider } = await aProvider(malta)
  const expected = malta.flatMap((element) => {
    const candidate = placeCandidateOf(element, undefined)
    if (typeof candidate === 'string') return []
    const km = kilometresBetween(valletta, candidate.fields)
    return km <= askedWithinKm(element.tags, { destinationsKm: 50, neighbourhoodKm: 10 })
      ? candidate.externalId
      : []
  })
  const { candidates } = await provider.fetchPlaces(valletta)
  expect(candidates.map(({ externalId }) => externalId).toSorted()).toEqual(expected.toSorted())
  expect(expected.length).toBeGreaterThan(200)
})

test('what is too much for one query is asked for in parts, and the parts are the whole', async () => {
  const malta = elementsOf('malta')
  const whole = await (await aProvider(malta)).provider.fetchPlaces(valletta)
  const { provider, server } = await aProvider(malta, { most: 220 })
  const details: string[] = []
  const inParts = await provider.fetchPlaces(valletta, { onProgress: (detail) => details.push(detail) })
  expect(server.requests.length).toBeGreaterThan(4)
  expect(new Set(inParts.candidates)).toEqual(new Set(whole.candidates))
  expect(inParts.refused).toEqual(whole.refused)
  expect(details).toContain('Too much for one query: asking for it in four parts')
})

test('a part is asked for as a box alone, and one that the circle does not reach into not at all', async () => {
  const { provider, server } = await aProvider(elementsOf('malta'), { most: 220 })
  await provider.fetchPlaces(valletta)
  const [whole, ...parts] = server.bodies.map((body) => new URLSearchParams(body).get('data') ?? '')
  expect(whole).toContain('(around:')
  for (const part of parts) expect(part).not.toContain('around')
})

test('a server that gives up on every part is not asked without end, and nothing partial comes', async () => {
  const { provider, server } = await aProvider([at(0.1, {}), at(0.2, {})], { most: 0 })
  await expect(provider.fetchPlaces(vienna)).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'Overpass gives up even on small parts of the area. Try again when it is less busy.',
  })
  expect(server.requests.length).toBeLessThan(40)
})

test('of a part that is too much even at its smallest the rest is kept, and nothing there is taken for gone', async () => {
  const crowd = [at(3.1, {}), at(3.2, {})]
  const away = at(-20, { name: 'Eschenzoo' })
  const { provider } = await aProvider([...crowd, away], { most: 1 })
  const { candidates, lacks, asksFor } = await provider.fetchPlaces(vienna)
  expect(candidates.map(({ fields }) => fields.name)).toEqual(['Eschenzoo'])
  expect(lacks).toMatch(/^Overpass gave up on (a part|\d parts) of some 6 km: what lies there did not come/)
  expect(crowd.map((one) => asksFor?.(one))).toEqual([false, false])
  expect(asksFor?.(at(-25, {}))).toBe(true)
})

test('what is asked for is what can be found gone: each kind out to where it is fetched', async () => {
  const { provider } = await aProvider([at(1, {})], { asOf: '2026-10-31T12:00:00Z' })
  const { covers, asksFor, asOf, candidates } = await provider.fetchPlaces(vienna)
  if (!covers) throw new Error('nothing is covered')
  expect(kilometresBetween(vienna, { lat: covers.north, lng: vienna.lng })).toBeGreaterThan(50)
  expect(asksFor?.(at(39, { tourism: 'museum' }))).toBe(true)
  expect(asksFor?.(at(51, { tourism: 'museum' }))).toBe(false)
  expect(asksFor?.({ ...at(9, {}), tags: { name: 'Eschenpark', leisure: 'park' } })).toBe(true)
  expect(asksFor?.({ ...at(11, {}), tags: { name: 'Eschenpark', leisure: 'park' } })).toBe(false)
  expect(asOf).toEqual(new Date('2026-10-31T12:00:00Z'))
  expect(candidates[0]?.sourceDate).toEqual(asOf)
})

test('a pool beside a bath is one of its basins; one with a page of its own is a pool', async () => {
  const pool = (km: number, tags: OsmTags) => ({ ...at(km, {}), tags: { leisure: 'swimming_pool', ...tags } })
  const { provider } = await aProvider([
    { ...at(1, {}), tags: { name: 'Lindenbad', leisure: 'water_park' } },
    pool(1.1, { name: 'Olympia' }),
    pool(1.12, { name: 'Eschenbad', website: 'esche.at' }),
    pool(2, { name: 'Ahornbad' }),
  ])
  const { candidates, refused } = await provider.fetchPlaces(vienna)
  expect(candidates.map(({ fields }) => fields.name).toSorted()).toEqual([
    'Ahornbad',
    'Eschenbad',
    'Lindenbad',
  ])
  expect([...refused]).toEqual([['not a day out', 1]])
})

test('a sample names the best known places nearby and stores nothing', async () => {
  const { provider } = await aProvider([
    at(1, { name: 'Unknown Zoo' }),
    at(1.1, { name: 'Famous Zoo', wikidata: 'Q1', website: 'zoo.example' }),
    at(4, { name: 'Far Zoo' }),
  ])
  expect(await provider.sample(vienna)).toEqual({ found: 2, names: ['Famous Zoo', 'Unknown Zoo'] })
})

test('who asks is named, as the service demands, and its pace is kept', async () => {
  const { provider, server, clock } = await aProvider([], {})
  await provider.sample(vienna)
  await provider.sample({ lat: 48.3, lng: 16.4 })
  expect(server.lastHeaders()['user-agent']).toMatch(
    /^FamilyFunEurope\/\d+\.\d+\.\d+ \(hello@family-fun\.example\)$/,
  )
  expect(clock.waits.length).toBe(1)
  expect(clock.waits[0]).toBeGreaterThan(1_000)
})
