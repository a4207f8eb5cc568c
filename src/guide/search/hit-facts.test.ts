import { expect, test } from 'vitest'
import { hitFacts } from './hit-facts.ts'

const place = {
  ...{ id: 1, slug: 'museum', name: 'Museum', addrCity: null, addrCountry: null, funTypes: [], scenes: [] },
  excerpt: null,
  ...{ ageGroupMin: null, ageGroupMax: null, bestAgeMin: null, bestAgeMax: null, setting: null },
  ...{ price: null, priceBand: null, booking: null, wheelchair: null, buggy: null },
}

test('a hit tells what is known of what families ask, and nothing of the rest', () => {
  expect(hitFacts({ ...place, setting: 'indoor', price: 'paid', bestAgeMin: 4, bestAgeMax: 12 })).toBe(
    'Indoor · paid · best for 4–12',
  )
  expect(hitFacts(place)).toBe('')
})
