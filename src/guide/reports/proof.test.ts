import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findProof, isProof, taskOf } from './proof.ts'
import { sha256 } from './sha256.ts'

test.for(['', 'abc', 'Zoo à Šibenik', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(1000)])(
  '%s has the hash of FIPS 180-4',
  (text) => expect(sha256(text)).toBe(createHash('sha256').update(text).digest().readUInt32BE()),
)

test('work that was done for one place proves nothing of another', async () => {
  const proof = await findProof(taskOf('bear-park', 'a'))
  expect(isProof(taskOf('bear-park', 'a'), proof)).toBe(true)
  expect(isProof(taskOf('zoo', 'a'), proof)).toBe(false)
})
