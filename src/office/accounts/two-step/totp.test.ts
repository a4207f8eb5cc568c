import { expect, test } from 'vitest'
import { base32 } from './base32.ts'
import { codeOfStep, stepAt, stepOfCode } from './totp.ts'

/** RFC 6238's, of which these are the last six of eight digits. */
const key = Buffer.from('12345678901234567890')

test.for([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const)('the code of second %i is %s, as RFC 6238 has it', ([second, code]) => {
  expect(codeOfStep(key, stepAt(second * 1000))).toBe(code)
})

test('a code is known half a minute early and late, and no longer', () => {
  const ms = 1_111_111_111_000
  const step = stepAt(ms)
  for (const away of [-1, 0, 1])
    expect([away, stepOfCode(key, codeOfStep(key, step + away), ms)]).toEqual([away, step + away])
  for (const away of [-2, 2])
    expect([away, stepOfCode(key, codeOfStep(key, step + away), ms)]).toEqual([away, undefined])
  for (const text of ['', '05047', '0504711', 'a50471', '050471 '])
    expect([text, stepOfCode(key, text, ms)]).toEqual([text, undefined])
})

test('an app is given the key in the letters of RFC 4648', () => {
  expect(base32(key)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})
