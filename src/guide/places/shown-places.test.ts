import { expect, test } from 'vitest'
import { anyPlace, placesAround } from './shown-places.ts'

test('a circle names the degrees that it touches', () => {
  expect(placesAround({ lat: 48.5, lng: 16.5 }, 10)).toBe('cell:48:16')
  expect(placesAround({ lat: 48.01, lng: 16.5 }, 10)).toBe('cell:47:16 cell:48:16')
  expect(placesAround({ lat: -0.5, lng: -0.95 }, 10)).toBe('cell:-1:-2 cell:-1:-1')
})

test('as far north as Oslo a degree of longitude is half as wide', () => {
  expect(placesAround({ lat: 59.5, lng: 10.5 }, 30)).toBe('cell:59:9 cell:59:10 cell:59:11')
  expect(placesAround({ lat: 41.5, lng: 10.5 }, 30)).toBe('cell:41:10')
})

test('what touches too many, a pole or the date line may show any place', () => {
  expect(placesAround({ lat: 48.2, lng: 16.4 }, 1000)).toBe(anyPlace)
  expect(placesAround({ lat: 89.9, lng: 16.4 }, 50)).toBe(anyPlace)
  expect(placesAround({ lat: 0, lng: 179.9 }, 50)).toBe(anyPlace)
})
