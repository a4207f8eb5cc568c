import { expect, test } from 'vitest'
import { nearMeFilters } from './near-me-filters.ts'
import { understand } from './understand.ts'

test.for([
  ['playground', { funTypes: 'playground' }],
  ['indoor museum', { funTypes: 'museum', indoor: 'true' }],
  [
    'wheelchair accessible zoo in winter',
    { funTypes: 'zoo', season: 'winter', wheelchairAccessible: 'true' },
  ],
  ['zoo with playground', {}],
  ['roller coaster', {}],
  ['rainy day', { indoor: 'true' }],
] as const)('%s: the filters of Near me are set to what they can be', ([text, filters]) => {
  expect(nearMeFilters(understand(text, []), undefined)).toEqual(filters)
})

test('so is the day', () => {
  expect(nearMeFilters(understand('zoo open today', []), '2026-11-28')).toEqual({
    funTypes: 'zoo',
    openOn: '2026-11-28',
  })
})
