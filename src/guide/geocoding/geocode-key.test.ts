import { expect, test } from 'vitest'
import { geocodeKeys, lookupId } from './geocode-key.ts'

test('an object of OpenStreetMap is asked for by its kind and number', () => {
  expect(['node/1', 'way/23715051', 'relation/9'].map(lookupId)).toEqual(['N1', 'W23715051', 'R9'])
  expect(['geoapify/way/1', 'node/0', 'node/1x', 'area/3', '', null].map(lookupId)).toEqual(
    Array(6).fill(undefined),
  )
})

test('an answer is known by the object, else by the position to five decimals', () => {
  expect(geocodeKeys({ placeId: 'node/1', lat: 48.2, lng: 16.3738 })).toEqual(['node/1', '48.20000,16.37380'])
  expect(geocodeKeys({ placeId: 'starter/austria/vienna/prater', lat: -0.000001, lng: -1.000005 })).toEqual([
    '0.00000,-1.00001',
  ])
})
