import { fromPixels, readPixels } from '../../office/files/make-photo.task.ts'
import type { Pixels } from '../../office/files/pixels.ts'
import type { UploadType } from '../../office/uploads/upload-type.ts'
import { brokenRule } from '../../platform/calls/problem.ts'
import type { AssetType } from '../../site/site-assets/site-asset.ts'
import { readIcoBitmap } from './ico-bitmap.ts'
import { type IcoEntry, readIco, writeIco } from './ico-file.ts'

export type MadeAsset = { bytes: Uint8Array; width: number; height: number }

type Upload = { bytes: Uint8Array; type: UploadType }

/** An uploaded asset as the site shows it, with nothing of the upload but its pixels. @throws Problem 422 */
export function makeAsset(type: AssetType, upload: Upload): Promise<MadeAsset> {
  if (type === 'favicon')
    return upload.type === 'image/x-icon' ? faviconOfIcon(upload.bytes) : faviconOfPhoto(upload.bytes)
  return type === 'logo' ? makeLogo(upload.bytes) : makeBanner(upload.bytes)
}

/** Four times as large as the bar shows it. */
async function makeLogo(upload: Uint8Array): Promise<MadeAsset> {
  const pixels = await readPixels(upload, { longestSide: 640 })
  return { ...sizeOf(pixels), bytes: await fromPixels(pixels).webp({ quality: 92 }).toBuffer() }
}

/** JPEG, since not every messenger that shows it knows WebP. */
async function makeBanner(upload: Uint8Array): Promise<MadeAsset> {
  const pixels = await readPixels(upload, { longestSide: 1920 })
  const bytes = await fromPixels(pixels).flatten({ background: '#fff' }).jpeg({ quality: 85 }).toBuffer()
  return { ...sizeOf(pixels), bytes }
}

const faviconSides = [16, 32, 48, 180]

async function faviconOfPhoto(upload: Uint8Array): Promise<MadeAsset> {
  const pixels = await readPixels(upload, { longestSide: 512 })
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const entries = faviconSides.map(async (side) => {
    const square = fromPixels(pixels).resize(side, side, { fit: 'contain', background })
    return { width: side, height: side, bytes: await square.png().toBuffer() }
  })
  return icon(await Promise.all(entries))
}

/** The icon's own pictures, drawn for their sizes, all of them decoded and written anew. */
async function faviconOfIcon(upload: Uint8Array): Promise<MadeAsset> {
  const entries = readIco(upload)
  if (!entries) throw brokenIcon()
  const anew: IcoEntry[] = []
  for (const entry of entries) {
    const pixels = await pixelsOf(entry)
    anew.push({ ...sizeOf(pixels), bytes: await fromPixels(pixels).png().toBuffer() })
  }
  return icon(anew)
}

async function pixelsOf({ bytes, width, height }: IcoEntry): Promise<Pixels> {
  const isPng = bytes[0] === 0x89 && bytes[1] === 0x50
  if (isPng) return readPixels(bytes, { longestSide: 256 })
  const rgba = readIcoBitmap(bytes, width, height)
  if (!rgba) throw brokenIcon()
  return { data: Buffer.from(rgba), width, height, channels: 4 }
}

function icon(entries: IcoEntry[]): MadeAsset {
  const side = Math.max(...entries.map(({ width }) => width))
  return { bytes: writeIco(entries), width: side, height: side }
}

const sizeOf = ({ width, height }: Pixels) => ({ width, height })

const brokenIcon = () => brokenRule('file', 'The icon is damaged or of an unusual form; a PNG will do')
