import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import { cannotBeUsed } from './cannot-be-used.task.ts'

/** Where a text lies, in bytes. */
export type LaidText = { start: number; length: number }

export interface LaidTexts {
  add(text: string): Promise<LaidText>
  read(text: LaidText): Promise<string>
  remove(): Promise<void>
}

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

/**
 * A file that texts are laid aside in. Nobody else can read it, not even once its process was killed: its key is in memory alone.
 */
export async function layTexts(file: string): Promise<LaidTexts> {
  // What a killed one left has another key.
  await rm(file, { force: true })
  const handle = await open(file, 'ax+', 0o600)
  const key = randomBytes(32)
  let end = 0
  return {
    add: async (text) => {
      const packed = await pack(text, { level: constants.Z_BEST_SPEED })
      const place = { start: end, length: packed.length }
      end += packed.length
      const sealed = createCipheriv(cipher, key, counterAt(place)).update(packed)
      await handle.appendFile(sealed).catch(cannotBeUsed(dirname(resolve(file))))
      return place
    },
    read: async (place) => {
      const { buffer } = await handle.read(Buffer.alloc(place.length), 0, place.length, place.start)
      return String(await unpack(createDecipheriv(cipher, key, counterAt(place)).update(buffer)))
    },
    remove: async () => {
      await handle.close()
      await rm(file, { force: true })
    },
  }
}

const cipher = 'aes-256-ctr'

/** Each text has numbers of its own: where it lies goes before them. */
function counterAt({ start }: LaidText): Buffer {
  const counter = Buffer.alloc(16)
  counter.writeBigUInt64BE(BigInt(start))
  return counter
}
