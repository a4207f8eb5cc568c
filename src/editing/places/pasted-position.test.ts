import { expect, test } from 'vitest'
import { positionIn } from './pasted-position.ts'

test.each([
  '48.208333, 16.373056',
  '48.208333 16.373056',
  '(48.208333,16.373056)',
  '48,208333; 16,373056',
  '48.208333° N, 16.373056° E',
  '48°12\'30"N 16°22\'23"E',
  '48° 12′ 30″ N, 16° 22′ 23″ E',
  'https://www.google.com/maps/place/Wien/@48.208333,16.373056,17z/data=!3m1',
  'https://www.openstreetmap.org/#map=17/48.208333/16.373056',
])('%s is a position', (text) => {
  expect(positionIn(text)?.lat).toBeCloseTo(48.208333, 5)
  expect(positionIn(text)?.lng).toBeCloseTo(16.373056, 5)
})

test('south and west are below zero', () => {
  expect(positionIn('32.6476, -16.905')).toEqual({ lat: 32.6476, lng: -16.905 })
  expect(positionIn('33.5° S, 16.25° W')).toEqual({ lat: -33.5, lng: -16.25 })
})

test.each(['48.2083', '48,2083', '16.37, 248.2', 'Karlsplatz 13, 1040 Wien', ''])('%j is none', (text) => {
  expect(positionIn(text)).toBeUndefined()
})
