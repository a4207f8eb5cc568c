import { expect, test } from 'vitest'
import { failureOf } from './query-failure.ts'

const refusal = (path: string, ...messages: string[]) =>
  new Error(
    `422: ${JSON.stringify({ message: messages[0], issues: messages.map((message) => ({ path, message })) })}`,
  )

test('the line and the word that are wrong are known', () => {
  expect(
    failureOf(refusal('query.15', 'no such column', 'a hint'), 'SELECT\n  name, nam, id\nFROM x'),
  ).toEqual({
    message: 'no such column',
    hint: 'a hint',
    line: ['  name, ', 'nam', ', id'],
  })
})

test.for([
  [refusal('query', 'too slow'), 'too slow'],
  [refusal('query.6', 'unexpected end'), 'unexpected end'],
  [new Error('502: <html>'), undefined],
  [new TypeError('Failed to fetch'), undefined],
] as const)('%s has no line', ([error, message]) => {
  expect(failureOf(error, 'select')).toEqual({ message, hint: undefined, line: undefined })
})
