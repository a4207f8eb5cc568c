import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, rm } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { ArchiveError } from './archive-error.ts'
import { sealing } from './sealed-bytes.ts'
import { summing } from './summed-bytes.ts'
import { sumsName } from './sums-name.ts'
import { chunksOf } from './web-streams.ts'

export type AddEntry = (name: string, bytes: Uint8Array) => Promise<void>

/**
 * Writes a tar.gz of what `fill` adds, entry by entry, with a list of SHA-256 sums as its last; sealed where there is a
 * passphrase. It appears under its name once it is whole, for its owner's eyes only. @throws ArchiveError when there is one
 */
export async function writeArchive(
  file: string,
  passphrase: string | undefined,
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  const part = `${file}.part`
  const { readable, controller } = createTarPacker()
  const filling = addAll(controller, fill)
  filling.catch((error: unknown) => controller.error(error))
  try {
    await pipeline(
      chunksOf(readable),
      createGzip(),
      summing,
      passphrase === undefined ? new PassThrough() : sealing(passphrase),
      createWriteStream(part, { mode: 0o600, flush: true }),
    )
    await link(part, file)
  } catch (error) {
    await filling
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new ArchiveError(`${file} is there already, and stays as it is.`)
    throw error
  } finally {
    await rm(part, { force: true })
  }
}

async function addAll(
  controller: ReturnType<typeof createTarPacker>['controller'],
  fill: (add: AddEntry) => Promise<void>,
) {
  const sums: string[] = []
  const add: AddEntry = async (name, bytes) => {
    sums.push(`${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`)
    const entry = controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter()
    await entry.write(bytes)
    await entry.close()
  }
  await fill(add)
  await add(sumsName, Buffer.from(sums.join('')))
  controller.finalize()
}
