import type { Sharp } from 'sharp'
import { narrowerWidths } from '../../guide/photos/photo-name.ts'
import { brokenRule } from '../../platform/problem.ts'
import { sharp } from './sharp.task.ts'

/** The longest side of what is kept, in pixels: twice what the widest gallery shows. */
const longestSide = 1920
const mostPixels = 50_000_000
const mostSeconds = 30

export type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }

/** A photo in its own and some narrower widths, all WebP. */
export type MadePhoto = {
  width: number
  height: number
  bytes: Buffer
  narrower: { width: number; bytes: Buffer }[]
}

/** The photo upright, in sRGB, with nothing of the upload but its pixels. @throws Problem 422 */
export async function makePhoto(upload: Uint8Array): Promise<MadePhoto> {
  const pixels = await readPixels(upload, { longestSide })
  const webp = (width: number) => fromPixels(pixels).resize({ width }).webp({ quality: 80 }).toBuffer()
  const narrower: MadePhoto['narrower'] = []
  for (const width of narrowerWidths(pixels.width)) narrower.push({ width, bytes: await webp(width) })
  return { width: pixels.width, height: pixels.height, bytes: await webp(pixels.width), narrower }
}

/** Decodes JPEG, PNG or WebP, turned upright and made no larger than asked for. @throws Problem 422 */
export async function readPixels(upload: Uint8Array, limits: { longestSide: number }): Promise<Pixels> {
  await refuseHuge(upload)
  const side = limits.longestSide
  const upright = decoder(upload)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: mostSeconds })
  const { data, info } = await orBroken(upright.raw().toBuffer({ resolveWithObject: true }))
  return { data, width: info.width, height: info.height, channels: info.channels }
}

export const fromPixels = ({ data, ...raw }: Pixels): Sharp => sharp(data, { raw })

async function refuseHuge(upload: Uint8Array) {
  // Reads the head only; the decoder has the limit too.
  const { width, height } = await orBroken(sharp(upload, { limitInputPixels: false }).metadata())
  if (width * height > mostPixels)
    throw brokenRule('file', `The image has ${width} × ${height} pixels; at most 50 megapixels can be taken`)
}

const decoder = (upload: Uint8Array) => sharp(upload, { limitInputPixels: mostPixels, failOn: 'error' })

// What fails before the first pixel of ours is the upload's fault.
const orBroken = <Result>(reading: Promise<Result>): Promise<Result> =>
  reading.catch((error: unknown) => {
    throw Object.assign(brokenRule('file', 'The image is damaged or cut off'), { cause: error })
  })
