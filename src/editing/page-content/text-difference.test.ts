import { expect, test } from 'vitest'
import { textDifference } from './text-difference.ts'

test.for([
  ['a big dog', 'a small dog', { start: 'a ', before: 'big', after: 'small', end: ' dog' }],
  ['a dog', 'a dog', { start: 'a dog', before: '', after: '', end: '' }],
  ['a a', 'a a a', { start: 'a a', before: '', after: ' a', end: '' }],
  ['', 'a', { start: '', before: '', after: 'a', end: '' }],
  ['one\n\ntwo', 'one', { start: 'one', before: '\n\ntwo', after: '', end: '' }],
] as const)('between %j and %j differs %o', ([before, after, difference]) => {
  expect(textDifference(before, after)).toEqual(difference)
})
