import { expect, test } from 'vitest'
import { defaultFilters } from './city-filters.ts'
import { relaxationText, relaxed } from './relax-filters.ts'

const filters = {
  ...defaultFilters,
  radius: 10,
  funTypes: ['zoo'],
  ages: [5],
  indoor: true,
  sort: 'name',
} as const

test('a suggestion says by how much the radius grows, which filter goes, and how many places there are then', () => {
  expect(relaxationText(filters, { relax: 'radius', radius: 25, total: 7 })).toBe('+15 km gives 7 places')
  expect(relaxationText(filters, { relax: 'indoor', radius: 10, total: 1 })).toBe('Without Indoor: 1 place')
  expect(relaxationText(filters, { relax: 'all', radius: 10, total: 7 })).toBe('Without any filter: 7 places')
  expect(relaxationText(filters, { relax: 'all', radius: 50, total: 7 })).toBe(
    'Without any filter within 50 km: 7 places',
  )
})

test('a suggestion changes that filter and leaves the others', () => {
  expect(relaxed(filters, { relax: 'radius', radius: 25, total: 7 })).toEqual({ ...filters, radius: 25 })
  expect(relaxed(filters, { relax: 'age', radius: 10, total: 7 })).toEqual({ ...filters, ages: [] })
})

test('the last resort leaves only radius and order', () => {
  expect(relaxed(filters, { relax: 'all', radius: 10, total: 7 })).toEqual({
    ...defaultFilters,
    radius: 10,
    featured: false,
    sort: 'name',
  })
})
