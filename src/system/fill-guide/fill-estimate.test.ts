import { expect, test } from 'vitest'
import { estimateFill } from './fill-estimate.ts'

const nothing = { cities: 0, pairs: 0, addressesById: 0, addressesByPosition: 0, photos: 0 }

test('what waits already is exact; what cities will bring is a range', () => {
  const { places, steps } = estimateFill({
    ...nothing,
    ...{ pairs: 900, addressesById: 100, addressesByPosition: 30, photos: 10 },
  })
  expect(places).toEqual({ from: 0, to: 0 })
  expect(steps.map(({ step, requests, seconds }) => [step, requests, seconds])).toEqual([
    ['places', { from: 0, to: 0 }, { from: 0, to: 0 }],
    ['roads', { from: 10, to: 10 }, { from: 10, to: 15 }],
    ['addresses', { from: 32, to: 32 }, { from: 32, to: 48 }],
    ['photos', { from: 10, to: 40 }, { from: 10, to: 60 }],
  ])
})

test('a city takes a question or five, and its places ways, addresses and photos', () => {
  const { cities, places, steps } = estimateFill({ ...nothing, cities: 110 })
  expect([cities, places]).toEqual([110, { from: 11_000, to: 66_000 }])
  const [city, roads, addresses, photos] = steps
  expect(city?.requests).toEqual({ from: 110, to: 550 })
  expect(roads?.requests).toEqual({ from: 123, to: 1577 })
  expect(addresses?.requests).toEqual({ from: 132, to: 1188 })
  expect(photos?.requests).toEqual({ from: 1100, to: 79_200 })
  expect(photos?.bytes).toEqual({ from: 220_000_000, to: 19_800_000_000 })
})
