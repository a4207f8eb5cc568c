import { createHash } from 'node:crypto'
import { ArchiveError } from './archive-error.ts'

/**
 * An empty member of gzip, which every reader of gzip takes as nothing, with the SHA-256 of all bytes before it as its comment.
 * gzip's own sum covers what it packed: a byte can differ between its blocks, or in its head, and unpack to the same.
 */
const sumOf = (sum: string) =>
  Buffer.concat([
    Buffer.from([0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 255]),
    Buffer.from(`sha256 ${sum}\0`),
    Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  ])
const sumBytes = sumOf('0'.repeat(64)).length

/** Adds the sum of a gzip to its end. */
export async function* summing(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const bytes of source) {
    hash.update(bytes)
    yield bytes
  }
  yield sumOf(hash.digest('hex'))
}

/** The bytes before the sum. @throws ArchiveError at the end where any byte differs or is missing */
export async function* checkingSum(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let held: Buffer = Buffer.alloc(0)
  for await (const bytes of source) {
    held = Buffer.concat([held, bytes])
    const before = held.subarray(0, Math.max(held.length - sumBytes, 0))
    held = held.subarray(before.length)
    hash.update(before)
    yield before
  }
  if (!held.equals(sumOf(hash.digest('hex')))) throw new ArchiveError('The sum at its end is another.')
}
