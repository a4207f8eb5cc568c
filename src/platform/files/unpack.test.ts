import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { unpack } from './unpack.ts'

const zeros = Buffer.alloc(1_000_000)

test('plain bytes stay as they are, gzip is unpacked, in two layers at most', async () => {
  const plain = Buffer.from('{"a": 1}')
  for (const bytes of [plain, gzipSync(plain), gzipSync(gzipSync(plain))])
    expect(await unpack(bytes, 100)).toEqual(plain)
  await expect(unpack(gzipSync(gzipSync(gzipSync(plain))), 100)).rejects.toThrow(
    /gzip inside gzip inside gzip/,
  )
})

test.each([
  ['gzip', gzipSync(zeros)],
  ['gzip within gzip', gzipSync(gzipSync(zeros))],
  ['plain', zeros],
])('what is too long is refused before it fills the memory: %s', async (_, bytes) => {
  await expect(unpack(bytes, 500_000)).rejects.toThrow(/longer than/)
})

test('gzip that ends too early is refused with the place where', async () => {
  const text = Buffer.from(Array.from({ length: 9000 }, (_, index) => index).join(' '))
  await expect(unpack(gzipSync(text).subarray(0, 9000), 1e6)).rejects.toThrow(
    /cut off, after \d{4,} unpacked bytes/,
  )
})
