import { expect, test } from 'vitest'
import { failureOf, waitIn } from './query-failure.ts'

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

test('only what the server says will be over makes a query wait', () => {
  const answered = (code: string) => new Error(`503: ${JSON.stringify({ message: 'Soon', code })}`)
  expect(waitIn(answered('not_ready'), 5)).toEqual({ reason: 'Soon', seconds: 5 })
  expect(waitIn(answered('too_many'), 3)).toEqual({ reason: 'Soon', seconds: 3 })
  expect(waitIn(answered('too_much'), 5)).toEqual({ reason: expect.stringContaining('just now'), seconds: 5 })
  expect(waitIn(answered('not_ready'), undefined)).toBe(undefined)
  expect(waitIn(answered('unavailable'), 5)).toBe(undefined)
})
