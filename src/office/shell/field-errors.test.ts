import { expect, test } from 'vitest'
import { ApiError } from '../../web/api-client.ts'
import { refusedFields } from './field-errors.ts'

const fields = { website: { label: 'Website' }, ageGroupMax: { label: 'Maximum Age' } }

test('what the server refused is told by the names that the form has for its fields', () => {
  const issues = [
    { path: 'website', message: 'is no web address' },
    { path: 'ageGroupMax', message: 'is below the minimum age' },
    { path: 'website', message: 'is too long' },
  ]
  const error = new ApiError(422, JSON.stringify({ message: 'website: is no web address', issues }))
  const told = refusedFields(error, fields)?.split('; ').sort()
  expect(told).toEqual(['Maximum Age: is below the minimum age', 'Website: is no web address'])
})

test('an error that is about no field has nothing to tell of one', () => {
  expect(refusedFields(new ApiError(503, '{"message":"Away","issues":[]}'), fields)).toBe(undefined)
  expect(refusedFields(new ApiError(502, '<html>'), fields)).toBe(undefined)
})
