import type { Sharp } from 'sharp'
import type { Pixels } from './pixels.ts'

const mostSeconds = 30

/** A photo's pixels in sRGB, turned upright and no longer than asked for. @throws Error for a damaged one */
export async function uprightPixels(photo: Sharp, longestSide: number): Promise<Pixels> {
  const { data, info } = await photo
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: mostSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}
