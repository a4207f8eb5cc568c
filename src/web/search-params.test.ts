import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

test('values are plain text, numbers and lists too', () => {
  expect(parseSearch('?radius=25&funTypes=zoo,museum&featured=false')).toEqual({
    radius: '25',
    funTypes: 'zoo,museum',
    featured: 'false',
  })
})

test('a list keeps its commas readable', () => {
  expect(stringifySearch({ funTypes: 'zoo,museum', radius: '25' })).toBe('?funTypes=zoo,museum&radius=25')
})

test('what is undefined is left out, and nothing gives nothing', () => {
  expect(stringifySearch({ radius: undefined })).toBe('')
  expect(stringifySearch({})).toBe('')
})

test('whatever is written is read again', () => {
  const wellFormed = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(fc.dictionary(wellFormed, wellFormed), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search })
    }),
  )
})
