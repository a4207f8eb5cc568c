import { expect, test } from 'vitest'
import type { NearbyThing } from './nearby.schema.ts'
import { featuresOf, howFarToIt, whatIsThere } from './nearby-words.ts'

const stop: NearbyThing = {
  ...{ kind: 'stop', type: 'metro', name: 'Schönbrunn', features: [], metres: 263, isInside: false },
  ...{ lat: 48.186, lng: 16.319, osmId: 'node/1', placeSlug: null },
}

test.each([
  [0, 'about 10 m'],
  [44, 'about 40 m'],
  [94, 'about 90 m'],
  [96, 'about 100 m'],
  [263, 'about 250 m'],
  [974, 'about 950 m'],
  [975, 'about 1 km'],
  [1000, 'about 1 km'],
])('%i m in a straight line read %s', (metres, text) => {
  expect(howFarToIt({ ...stop, metres })).toBe(text)
})

test('what lies inside is said to be inside, and not to be the nearest', () => {
  const cafe: NearbyThing = { ...stop, kind: 'eat', type: 'cafe', isInside: true }
  expect([whatIsThere(stop), whatIsThere(cafe)]).toEqual(['Nearest metro station', 'Café'])
  expect(howFarToIt(cafe)).toBe('inside')
})

test('of its features only what is known is told', () => {
  expect(featuresOf(stop)).toBe('')
  expect(featuresOf({ ...stop, features: ['free', 'wheelchair', 'changing-table'] })).toBe(
    'free · for wheelchairs · changing table',
  )
})
