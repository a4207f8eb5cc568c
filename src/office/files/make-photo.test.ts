import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aPicture } from '../../../tests/test-uploads.ts'
import { narrowerWidths } from '../../guide/photos/photo-name.ts'
import { makePhoto, readPixels } from './make-photo.task.ts'

const sizeOf = async (bytes: Uint8Array) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return [format, width, height]
}

test('a photo is kept in its own and some narrower widths, all WebP, and no side longer than 1920 pixels', async () => {
  const upload = await aPicture({ width: 2100, height: 70 }).jpeg().toBuffer()
  const { width, height, bytes, narrower } = await makePhoto(upload)
  expect([width, height, await sizeOf(bytes)]).toEqual([1920, 64, ['webp', 1920, 64]])
  expect(narrower.map(({ width }) => width)).toEqual(narrowerWidths(1920))
  for (const { width, bytes } of narrower)
    expect(await sizeOf(bytes)).toEqual(['webp', width, Math.round(width / 30)])
})

test.for([
  [400, 200, 192, 96],
  [100, 240, 80, 192],
  [192, 192, 192, 192],
  [40, 30, 40, 30],
] as const)(
  'where 192 is the longest, a photo of %i × %i pixels becomes %i × %i',
  async ([width, height, ...kept]) => {
    const photo = await readPixels(await aPicture({ width, height }).png().toBuffer(), { longestSide: 192 })
    expect([photo.width, photo.height]).toEqual(kept)
  },
)

test('a photo is turned upright, and loses what it says of itself', async () => {
  const exif = { IFD0: { Copyright: 'Nobody' } }
  const lying = aPicture({ width: 40, height: 30 }).withExif(exif).withMetadata({ orientation: 6 })
  const { width, height, bytes } = await makePhoto(await lying.jpeg().toBuffer())
  expect([width, height]).toEqual([30, 40])
  const { exif: said, icc, orientation } = await sharp(bytes).metadata()
  expect([said, icc, orientation]).toEqual([undefined, undefined, undefined])
})

test('colours for print and greys come in those of a screen', async () => {
  const red = aPicture({ width: 8, height: 8, background: '#c00000' })
  const { data, channels } = await readPixels(await red.toColourspace('cmyk').jpeg().toBuffer(), {
    longestSide: 8,
  })
  expect(channels).toBe(3)
  expect(data[0]).toBeGreaterThan(150)
  expect(data[1]).toBeLessThan(60)
  const grey = await readPixels(await red.greyscale().png().toBuffer(), { longestSide: 8 })
  expect(grey.width).toBe(8)
})

test('a picture of more than 50 megapixels is refused by its head alone', async () => {
  await expect(makePhoto(await saying(10_000, 5001))).rejects.toMatchObject({
    status: 422,
    message: 'The image has 10000 × 5001 pixels; at most 50 megapixels can be taken',
    issues: [{ path: 'file' }],
  })
  await expect(makePhoto(await saying(30_000, 30_000))).rejects.toThrow('The image has 30000 × 30000 pixels')
  // One of just so many is looked at, and then found to hold less.
  await expect(makePhoto(await saying(10_000, 5000))).rejects.toMatchObject({
    message: 'The image is damaged or cut off',
  })
})

/** A small PNG whose head says that it is another size. */
async function saying(width: number, height: number) {
  const png = await aPicture({ width: 9, height: 9 }).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

test.for([
  ['cut off', async () => (await aPicture({ width: 400, height: 300 }).jpeg().toBuffer()).subarray(0, 700)],
  ['no picture', async () => Buffer.from('<!doctype html>')],
  ['a TIFF', () => aPicture({ width: 9, height: 9 }).tiff().toBuffer()],
  ['a GIF', () => aPicture({ width: 9, height: 9 }).gif().toBuffer()],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
] as const)('what is %s is refused as damaged, with its cause', async ([, make]) => {
  await expect(makePhoto(await make())).rejects.toMatchObject({
    ...{ status: 422, message: 'The image is damaged or cut off', issues: [{ path: 'file' }] },
    cause: expect.any(Error),
  })
})
