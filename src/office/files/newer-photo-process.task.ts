import sharp from 'sharp'
import { decodeHeic } from './decode-heic.task.ts'
import { isDisplayP3, p3ToSrgb } from './display-p3.ts'
import { type NewerPhoto, type NewerPhotoAnswer, tooMuchMemory } from './newer-photo.ts'
import type { Pixels } from './pixels.ts'
import { uprightPixels } from './upright-pixels.task.ts'

type Size = { width: number; height: number }

class TooLarge extends Error {
  readonly size: Size

  constructor(size: Size) {
    super('Too many pixels')
    this.size = size
  }
}

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadHeif'] })
sharp.cache(false)

process.on('message', (photo: NewerPhoto) => {
  boundMemory(photo.mostBytes)
  void answerTo(photo).then((answer) => process.send?.(answer, undefined, undefined, () => process.exit()))
})
// A server that is gone wants no answer.
process.on('disconnect', () => process.exit())
// Ctrl+C reaches it too, but the server decides when it ends.
process.on('SIGINT', () => undefined)

async function answerTo(photo: NewerPhoto): Promise<NewerPhotoAnswer> {
  try {
    return { pixels: await (photo.type === 'image/heic' ? readHeic(photo) : readAvif(photo)) }
  } catch (error) {
    return error instanceof TooLarge ? { tooLarge: error.size } : { damaged: String(error) }
  }
}

async function readHeic({ file, longestSide, mostPixels }: NewerPhoto): Promise<Pixels> {
  const { data, ...size } = await decodeHeic(file, refuseMoreThan(mostPixels))
  const pixels = await uprightPixels(sharp(data, { raw: { ...size, channels: 3 } }), longestSide)
  if (isDisplayP3(file)) p3ToSrgb(pixels.data)
  return pixels
}

async function readAvif({ file, longestSide, mostPixels }: NewerPhoto): Promise<Pixels> {
  refuseMoreThan(mostPixels)(await sharp(file, { limitInputPixels: false }).metadata())
  return uprightPixels(sharp(file, { limitInputPixels: mostPixels, failOn: 'error' }), longestSide)
}

const refuseMoreThan = (mostPixels: number) => (size: Size) => {
  const { width, height } = size
  if (width * height > mostPixels) throw new TooLarge({ width, height })
}

/** AVIF is decoded beside this thread, which looks on; HEIC in it, with memory that it asks for by one call. */
function boundMemory(mostBytes: number) {
  setInterval(() => {
    if (process.memoryUsage.rss() > mostBytes) process.exit(tooMuchMemory)
  }, 5)
  const { grow } = WebAssembly.Memory.prototype
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * 65_536 > mostBytes) process.exit(tooMuchMemory)
    return grow.call(this, pages)
  }
}
