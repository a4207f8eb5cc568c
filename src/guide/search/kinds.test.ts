import { expect, test } from 'vitest'
import { drawnKinds } from './drawn-kinds.ts'
import { kindsOfThings } from './kinds-of-things.ts'
import { kindsOfTypes } from './kinds-of-types.ts'

test('what words of names begin with holds no signs but that of a whole word: it would be found in none', () => {
  const called = [...kindsOfTypes, ...kindsOfThings, ...drawnKinds].flatMap(
    ({ called }) => called?.split(', ') ?? [],
  )
  expect(called.filter((beginning) => /[^\p{L}\p{N} ](?!$)|[^\p{L}\p{N} .]$/u.test(beginning))).toEqual([])
})
