import { createHash } from 'node:crypto'
import { link, rename, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { syncFolder } from '../../platform/files/sync-folder.ts'
import { ArchiveError } from './archive-error.ts'
import { cannotBeUsed } from './cannot-be-used.task.ts'
import { type LaidTexts, layTexts } from './laid-texts.task.ts'
import { openPart, type PartFile } from './part-file.task.ts'
import { sealing } from './sealed-bytes.ts'
import { summing } from './summed-bytes.ts'
import { sumsName } from './sums-name.ts'
import { chunksOf } from './web-streams.ts'

export type AddEntry = (name: string, bytes: Uint8Array) => Promise<void>

/**
 * Writes a tar.gz of what `fill` adds, entry by entry, with a list of SHA-256 sums as its last; sealed where there is a
 * passphrase. What `fill` cannot add yet it lays aside. It appears under its name once it is whole, for its owner's eyes only. @throws ArchiveError when there is one
 */
export async function writeArchive(
  file: string,
  passphrase: string | undefined,
  fill: (add: AddEntry, laid: LaidTexts) => Promise<void>,
): Promise<void> {
  const name = `${file}.part`
  const part = await begun(name, file)
  const { readable, controller } = createTarPacker()
  const filling = addAll(controller, (add) => withLaidTexts(file, (laid) => fill(add, laid)))
  filling.catch((error: unknown) => controller.error(error))
  try {
    await pipeline(
      chunksOf(readable),
      createGzip(),
      summing,
      passphrase === undefined ? new PassThrough() : sealing(passphrase),
      part.handle.createWriteStream({ flush: true }),
    )
    if (!(await part.isOurs())) throw isWritten(name)
    await giveName(name, file)
    // Or a power cut could take an archive that was said to be there, after an older one went for it.
    await syncFolder(dirname(resolve(file)))
  } catch (error) {
    const notRead = await filling.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    // Not of the file: whoever reads says what it was.
    if (error === notRead || error instanceof ArchiveError) throw error
    if (codeOf(error) === 'EEXIST') throw isThereAlready(file)
    cannotBeUsed(dirname(resolve(file)))(error)
  } finally {
    await part.remove()
  }
}

/** Of two that write one archive at once the later is refused, before either has read a row. */
async function begun(name: string, file: string): Promise<PartFile> {
  if (await exists(file)) throw isThereAlready(file)
  const part = await openPart(name).catch(cannotBeUsed(dirname(resolve(file))))
  if (!part) throw isWritten(name)
  return part
}

async function withLaidTexts(file: string, work: (laid: LaidTexts) => Promise<void>): Promise<void> {
  const laid = await layTexts(`${file}.rows`).catch(cannotBeUsed(dirname(resolve(file))))
  try {
    await work(laid)
  } finally {
    await laid.remove()
  }
}

const isWritten = (name: string) =>
  new ArchiveError(`${name} is there already: another back-up is writing it.`)

const exists = (file: string) => stat(file).then(Boolean, () => false)

const isThereAlready = (file: string) => new ArchiveError(`${file} is there already, and stays as it is.`)

/** @throws EEXIST where there is one */
async function giveName(part: string, file: string): Promise<void> {
  try {
    await link(part, file)
  } catch (error) {
    // Of disks in the network and of memory sticks some know no second name of a file.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error))) throw error
    if (await exists(file)) throw Object.assign(new Error(`${file} exists`), { code: 'EEXIST' })
    await rename(part, file)
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''

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
