import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import { ArchiveError, damaged } from './archive-error.ts'
import { because } from './cannot-be-used.task.ts'
import { isSealedArchive, sealHeadBytes, sealTagBytes, unsealing } from './sealed-bytes.ts'
import { checkingSum } from './summed-bytes.ts'
import { sumsName } from './sums-name.ts'
import { chunksOf, feed } from './web-streams.ts'

export type ArchiveEntry = { name: string; bytes: Buffer }

/**
 * The entries in their order, one in memory at a time, without the list of their sums. That each is as it was written is known
 * at the end only. @throws ArchiveError when there is no such file, its passphrase is missing or another, or a byte differs
 */
export async function* readArchive(file: string, passphrase?: string): AsyncGenerator<ArchiveEntry> {
  const { stream, opened, isSealed } = await openArchive(file, passphrase)
  const plain = createGunzip()
  const decoder = createTarDecoder({ strict: true })
  const reading = Promise.all([pipeline(stream, opened, checkingSum, plain), feed(decoder.writable, plain)])
  // Told below, once what came before it has been read.
  reading.catch(() => undefined)
  const sums: string[] = []
  let listed: string | undefined
  try {
    for await (const { header, body } of chunksOf(decoder.readable)) {
      const bytes = Buffer.from(await new Response(body).arrayBuffer())
      if (listed !== undefined) throw damaged()
      if (header.name === sumsName) {
        listed = bytes.toString()
        continue
      }
      sums.push(`${createHash('sha256').update(bytes).digest('hex')}  ${header.name}\n`)
      yield { name: header.name, bytes }
    }
    await reading
  } catch (error) {
    throw isSealed ? cannotBeOpened(error) : damaged(error)
  } finally {
    stream.destroy()
  }
  if (listed !== sums.join('')) throw damaged()
}

async function openArchive(file: string, passphrase: string | undefined) {
  const cannotBeRead = because(`${file} cannot be read`)
  const handle = await open(file).catch(cannotBeRead)
  try {
    const { size } = await handle.stat()
    const head = await bytesAt(handle, 0, sealHeadBytes).catch(cannotBeRead)
    const isSealed = isSealedArchive(head)
    if (!isSealed) return { isSealed, stream: createReadStream(file), opened: new PassThrough() }
    if (passphrase === undefined)
      throw new ArchiveError('The archive is sealed: set BACKUP_PASSPHRASE to what it was sealed with.')
    const end = size - sealTagBytes
    const tag = await bytesAt(handle, end, sealTagBytes)
    if (end <= sealHeadBytes) throw damaged()
    const stream = createReadStream(file, { start: sealHeadBytes, end: end - 1 })
    return { isSealed, stream, opened: unsealing(passphrase, head, tag) }
  } finally {
    await handle.close()
  }
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, Math.max(position, 0))
  return buffer.subarray(0, bytesRead)
}

const cannotBeOpened = (cause: unknown) =>
  new ArchiveError(
    'The archive cannot be opened: BACKUP_PASSPHRASE is another than it was sealed with, or the archive is damaged.',
    { cause },
  )
