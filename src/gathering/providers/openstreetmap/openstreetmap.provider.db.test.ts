import { expect, test } from 'vitest'
import { anElement } from '../../../../tests/osm.ts'
import { elementsOf, overpassServer } from '../../../../tests/services/overpass-server.ts'
import { testClock } from '../../../../tests/services/test-clock.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { kilometresBetween } from '../../../guide/how-far/distance.ts'
import { log } from '../../../platform/log.ts'
import { readSettings } from '../../../platform/settings.ts'
import { openstreetmapProvider } from './openstreetmap.provider.ts'
import type { OsmElement, OsmTags } from './osm-element.ts'
import { osmKindOf } from './osm-fun-types.ts'
import { placeCandidateOf } from './osm-place.ts'

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
    const isDestination = osmKindOf(element.tags).funTypes.some((funType) =>
      ['zoo', 'aquarium', 'museum', 'theme_park', 'waterpark'].includes(funType),
    )
    const km = kilometresBetween(valletta, candidate.fields)
    return km <= (isDestination ? 50 : 10) ? candidate.externalId : []
  })
  const { candidates } = await provider.fetchPlaces(valletta)
  expect(candidates.map(({ externalId }) => externalId).toSorted()).toEqual(expected.toSorted())
  expect(expected.length).toBeGreaterThan(200)
})

test('what is too much for one query is asked for in parts, and the parts are the whole', async () => {
  const malta = elementsOf('malta')
  const whole = await (await aProvider(malta)).provider.fetchPlaces(valletta)
  const { provider, server } = await aProvider(malta, { most: 145 })
  const details: string[] = []
  const inParts = await provider.fetchPlaces(valletta, { onProgress: (detail) => details.push(detail) })
  expect(server.requests.length).toBeGreaterThan(4)
  expect(new Set(inParts.candidates)).toEqual(new Set(whole.candidates))
  expect(inParts.refused).toEqual(whole.refused)
  expect(details).toContain('Too much for one query: asking for it in four parts')
})

test('a server that gives up on every part is not asked without end, and nothing partial comes', async () => {
  const { provider, server } = await aProvider([at(0.1, {}), at(0.2, {})], { most: 0 })
  await expect(provider.fetchPlaces(vienna)).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'Overpass gives up even on small parts of the area. Try again when it is less busy.',
  })
  expect(server.requests.length).toBeLessThan(20)
})

test('what is asked for is what can be found gone: a box within the smaller circle', async () => {
  const { provider } = await aProvider([at(1, {})], { asOf: '2026-10-31T12:00:00Z' })
  const { covers, asOf, candidates } = await provider.fetchPlaces(vienna)
  if (!covers) throw new Error('nothing is covered')
  const corner = { lat: covers.north, lng: covers.east }
  expect(kilometresBetween(vienna, corner)).toBeLessThan(10)
  expect(kilometresBetween(vienna, corner)).toBeGreaterThan(9)
  expect(asOf).toEqual(new Date('2026-10-31T12:00:00Z'))
  expect(candidates[0]?.sourceDate).toEqual(asOf)
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
