import { expect, test } from 'vitest'
import { defaultFilters } from './city-filters.ts'
import { silence } from './silence.ts'

test('what places leave open is said by the filters that ask it, of one and of many', () => {
  const all = { ...defaultFilters, indoor: true, wheelchairAccessible: true, ages: [3, 8] }
  expect(silence(all, 12)).toBe(
    "don't say whether they are indoors, or whether they are wheelchair accessible, or what ages they suit",
  )
  expect(silence({ ...defaultFilters, wheelchairAccessible: true }, 1)).toBe(
    "doesn't say whether it is wheelchair accessible",
  )
  expect(silence({ ...defaultFilters, ages: [3] }, 2)).toBe("don't say what ages they suit")
})
