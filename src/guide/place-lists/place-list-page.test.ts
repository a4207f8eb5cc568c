import { expect, test } from 'vitest'
import { pageAfter, pageOfSearch, pageQuery } from './place-list-page.ts'

test('an address without a sensible page asks for the first', () => {
  for (const page of [undefined, '', 'undefined', '0', '-1', '1.5', '1e9', 'two'])
    expect(pageOfSearch({ page })).toBe(1)
  expect(pageOfSearch({ page: '3' })).toBe(3)
})

test('pages follow each other without a gap, 24 places each', () => {
  expect(pageQuery(1)).toEqual({ limit: '24', offset: '0' })
  expect(pageQuery(3)).toEqual({ limit: '24', offset: '48' })
})

test('the last page has no next one', () => {
  expect(pageAfter(1, 25)).toBe(2)
  expect(pageAfter(1, 24)).toBeUndefined()
  expect(pageAfter(1, 0)).toBeUndefined()
})
