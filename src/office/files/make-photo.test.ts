import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aPicture, avifPhoto, iphonePhoto, sayingSize } from '../../../tests/test-uploads.ts'
import { narrowerWidths } from '../../guide/photos/photo-name.ts'
import { makePhoto, readPixels } from './make-photo.task.ts'
import { readNewerPhoto } from './read-newer-photo.task.ts'

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

// Lying, its quarters are red and green above blue and white; upright, blue and red above white and green.
const upright = [
  [40, 60, 190],
  [200, 30, 30],
  [230, 230, 225],
  [30, 160, 60],
]

test.each([
  [
    'an iPhone, in Display P3',
    iphonePhoto,
    [
      [33, 62, 197],
      [218, 0, 6],
      [229, 230, 223],
      [0, 163, 41],
    ],
  ],
  ['today’s cameras, in AVIF', avifPhoto, upright],
] as const)(
  'a photo of %s is kept upright in the colours of a screen, and nothing else of it',
  async (_, read, colours) => {
    const { width, height, bytes } = await makePhoto(await read())
    expect([width, height]).toEqual([160, 240])
    const { exif, icc, orientation } = await sharp(bytes).metadata()
    expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined])
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]
    const corners = [at(20, 20), at(140, 20), at(20, 220), at(140, 220)]
    const furthest = corners.map((corner, index) =>
      Math.max(...corner.map((value, channel) => Math.abs(value - (colours[index]?.[channel] ?? 0)))),
    )
    expect([corners, furthest.every((difference) => difference < 12)]).toEqual([corners, true])
  },
)

test('newer photos that are cut off, too large by their head or too much for their process are refused, and the next is read', async () => {
  const [heic, avif] = [await iphonePhoto(), await avifPhoto()]
  for (const photo of [heic, avif]) {
    await expect(makePhoto(photo.subarray(0, photo.length - 400))).rejects.toMatchObject({
      ...{ status: 422, message: 'The image is damaged or cut off', issues: [{ path: 'file' }] },
    })
    await expect(makePhoto(sayingSize(photo, 30_000, 20_000))).rejects.toMatchObject({
      message: expect.stringMatching(
        /^The image has (?:30000 × 20000|20000 × 30000) pixels; at most 50 megapixels can be taken$/,
      ),
    })
  }
  const wanted = { file: heic, type: 'image/heic', longestSide: 100, mostPixels: 1e6 } as const
  await expect(readNewerPhoto({ ...wanted, mostBytes: 1_000_000 })).rejects.toMatchObject({
    ...{ status: 422, message: expect.stringContaining('takes more memory than one may') },
  })
  expect(await readNewerPhoto(wanted)).toMatchObject({ pixels: { width: 67, height: 100 } })
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
