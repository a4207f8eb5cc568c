import type { Sharp } from 'sharp'
import type { Crop } from '../../guide/photos/framing.ts'
import { narrowerWidths } from '../../guide/photos/photo-name.ts'
import { brokenRule, Problem } from '../../platform/calls/problem.ts'
import { uploadTypeOf } from '../uploads/upload-type.ts'
import type { Pixels } from './pixels.ts'
import { readNewerPhoto } from './read-newer-photo.task.ts'
import { sharp } from './sharp.task.ts'
import { uprightPixels } from './upright-pixels.task.ts'

/** The longest side of what is kept, in pixels: twice what the widest gallery shows. */
const longestSide = 1920
const mostPixels = 50_000_000

/** A photo in its own and some narrower widths, all WebP. */
export type MadePhoto = {
  width: number
  height: number
  bytes: Buffer
  narrower: { width: number; bytes: Buffer }[]
}

/** The photo upright, in sRGB, with nothing of the upload but its pixels. @throws Problem 422 */
export async function makePhoto(upload: Uint8Array): Promise<MadePhoto> {
  return inAllWidths(await readPixels(upload, { longestSide }))
}

/** What a crop leaves of a stored photo. @throws Problem 422 */
export async function cropPhoto(whole: Uint8Array, crop: Crop | null): Promise<MadePhoto> {
  const pixels = await readPixels(whole, { longestSide })
  if (!crop) return inAllWidths(pixels)
  const of = (side: number, percent: number) => Math.round((side * percent) / 100)
  const left = Math.min(of(pixels.width, crop.x), pixels.width - 1)
  const top = Math.min(of(pixels.height, crop.y), pixels.height - 1)
  const width = Math.max(1, Math.min(of(pixels.width, crop.width), pixels.width - left))
  const height = Math.max(1, Math.min(of(pixels.height, crop.height), pixels.height - top))
  const part = await fromPixels(pixels).extract({ left, top, width, height }).raw().toBuffer()
  return inAllWidths({ data: part, width, height, channels: pixels.channels })
}

async function inAllWidths(pixels: Pixels): Promise<MadePhoto> {
  const webp = (width: number) => fromPixels(pixels).resize({ width }).webp({ quality: 80 }).toBuffer()
  const narrower: MadePhoto['narrower'] = []
  for (const width of narrowerWidths(pixels.width)) narrower.push({ width, bytes: await webp(width) })
  return { width: pixels.width, height: pixels.height, bytes: await webp(pixels.width), narrower }
}

/** Decodes what an upload may be, turned upright and made no larger than asked for. @throws Problem 422 */
export async function readPixels(upload: Uint8Array, limits: { longestSide: number }): Promise<Pixels> {
  const type = uploadTypeOf(upload)
  if (type === 'image/avif' || type === 'image/heic') return readNewer({ file: upload, type, ...limits })
  // Reads the head only; the decoder has the limit too.
  refuseHuge(await orBroken(sharp(upload, { limitInputPixels: false }).metadata()))
  const photo = sharp(upload, { limitInputPixels: mostPixels, failOn: 'error' })
  return orBroken(uprightPixels(photo, limits.longestSide))
}

async function readNewer(photo: Omit<Parameters<typeof readNewerPhoto>[0], 'mostPixels'>): Promise<Pixels> {
  const answer = await orBroken(readNewerPhoto({ ...photo, mostPixels }))
  if ('tooLarge' in answer) refuseHuge(answer.tooLarge)
  if (!('pixels' in answer)) throw broken(answer)
  return answer.pixels
}

export const fromPixels = ({ data, ...raw }: Pixels): Sharp => sharp(data, { raw })

function refuseHuge({ width, height }: { width: number; height: number }) {
  if (width * height > mostPixels)
    throw brokenRule('file', `The image has ${width} × ${height} pixels; at most 50 megapixels can be taken`)
}

// What fails before the first pixel of ours is the upload's fault.
const orBroken = <Result>(reading: Promise<Result>): Promise<Result> =>
  reading.catch((error: unknown) => {
    throw error instanceof Problem ? error : broken(error)
  })

const broken = (cause: unknown) =>
  Object.assign(brokenRule('file', 'The image is damaged or cut off'), { cause })
