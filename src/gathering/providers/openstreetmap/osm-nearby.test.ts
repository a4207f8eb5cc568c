import { expect, test } from 'vitest'
import type { OsmTags } from './osm-element.ts'
import { nearbyMeaningOf, nearbyRows, walkMetres } from './osm-nearby.ts'

test.each<[OsmTags, string]>([
  [{ highway: 'bus_stop', name: 'Tiergarten' }, 'stop bus Tiergarten'],
  [{ amenity: 'bus_station' }, 'stop bus null'],
  [{ railway: 'tram_stop', name: 'Ring' }, 'stop tram Ring'],
  [{ railway: 'station', name: 'Westbahnhof' }, 'stop train Westbahnhof'],
  [{ railway: 'station', station: 'subway', name: 'Schönbrunn' }, 'stop metro Schönbrunn'],
  [{ railway: 'station', station: 'light_rail', name: 'S' }, 'stop train S'],
  [{ railway: 'halt', name: 'Wald' }, 'stop train Wald'],
  [{ amenity: 'ferry_terminal', name: 'Kai' }, 'stop ferry Kai'],
  [{ amenity: 'parking', name: ' P 1 ' }, 'parking parking P 1'],
  [{ amenity: 'toilets' }, 'toilets toilets null'],
  [{ leisure: 'playground', name: 'Am Bach' }, 'playground playground Am Bach'],
  [{ amenity: 'cafe', name: 'Mozart' }, 'eat cafe Mozart'],
  [{ amenity: 'fast_food' }, 'eat fast-food null'],
  [{ amenity: 'ice_cream' }, 'eat ice-cream null'],
  [{ amenity: 'biergarten' }, 'eat beer-garden null'],
])('%j is %s', (tags, meaning) => {
  const { kind, type, name } = nearbyMeaningOf(tags) ?? {}
  expect(`${kind} ${type} ${name}`).toBe(meaning)
})

test.each<OsmTags>([
  { amenity: 'bench' },
  { amenity: 'toString' },
  { amenity: 'pub', name: 'Red Lion' },
  { amenity: 'toilets', access: 'private' },
  { amenity: 'parking', access: 'permit' },
  { amenity: 'parking', access: 'residents' },
  { amenity: 'parking', parking: 'street_side' },
  // Of coaches.
  { amenity: 'parking', motorcar: 'no', tourist_bus: 'designated' },
  { amenity: 'parking', motor_vehicle: 'no' },
  { leisure: 'playground', access: 'no' },
  { highway: 'bus_stop', disused: 'yes' },
  { amenity: 'restaurant', opening_hours: 'closed' },
  { amenity: 'cafe', gambling: 'yes' },
  { railway: 'station', station: 'miniature' },
  { railway: 'halt', usage: 'tourism' },
  { railway: 'station', 'railway:preserved': 'yes' },
])('%j is nothing that a family can use', (tags) => {
  expect(nearbyMeaningOf(tags)).toBeUndefined()
})

test('what is for guests of its owner is marked so, but for places to eat, which are for whoever eats', () => {
  const forGuests = (tags: OsmTags) => nearbyMeaningOf({ ...tags, access: 'customers' })?.isForGuests
  expect(forGuests({ amenity: 'toilets' })).toBe(true)
  expect(forGuests({ amenity: 'parking' })).toBe(true)
  expect(forGuests({ amenity: 'cafe' })).toBe(false)
  expect(nearbyMeaningOf({ amenity: 'toilets' })?.isForGuests).toBe(false)
})

test('features are told only where the map says them', () => {
  const features = (tags: OsmTags) => nearbyMeaningOf(tags)?.features
  expect(features({ amenity: 'toilets', fee: 'no', changing_table: 'yes', wheelchair: 'yes' })).toEqual([
    'free',
    'wheelchair',
    'changing-table',
  ])
  expect(features({ amenity: 'parking', fee: 'yes' })).toEqual(['paid'])
  expect(features({ amenity: 'parking', fee: 'no' })).toEqual(['free'])
  expect(features({ amenity: 'parking', fee: 'no', 'fee:conditional': 'yes @ (Mo-Sa 08:00-18:00)' })).toEqual(
    [],
  )
  expect(features({ amenity: 'parking', fee: 'Mo-Fr 09:00-18:00', wheelchair: 'limited' })).toEqual([])
  expect(features({ highway: 'bus_stop', fee: 'yes' })).toEqual([])
})

test('nothing is looked for farther than a walk', () => {
  for (const { kind } of nearbyRows) expect(walkMetres[kind]).toBeLessThanOrEqual(1000)
})
