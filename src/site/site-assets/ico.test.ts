import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readIcoBitmap } from '../../editing/site-assets/ico-bitmap.ts'
import { readIco, writeIco } from '../../editing/site-assets/ico-file.ts'

test('an icon file is read as it was written', () => {
  const entries = [
    { width: 16, height: 16, bytes: new Uint8Array([1, 2, 3]) },
    { width: 256, height: 256, bytes: new Uint8Array([4]) },
  ]
  expect(readIco(writeIco(entries))).toEqual(entries)
})

test('an icon file that is cut off anywhere, or claims what it does not hold, is none', async () => {
  const whole = new Uint8Array(await readFile('public/favicon.ico'))
  expect(readIco(whole)).toHaveLength(1)
  for (const length of [0, 3, 5, 6, 21, 22, whole.length - 1])
    expect([length, readIco(whole.subarray(0, length))]).toEqual([length, undefined])
  for (const [at, byte] of [
    [0, 1],
    [2, 2],
    [4, 0],
    [4, 17],
    [5, 255],
    [14, 255],
    [18, 0],
    [21, 255],
  ] as const) {
    const broken = new Uint8Array(whole)
    broken[at] = byte
    expect([at, byte, readIco(broken)]).toEqual([at, byte, undefined])
  }
})

type Form = {
  bits: number
  palette?: number[]
  pixels: number[]
  mask?: number[]
  width?: number
  height?: number
}

function aBitmap({ bits, palette = [], pixels, mask = [], width = 2, height = 2 }: Form) {
  const head = Buffer.alloc(40)
  head.writeUInt32LE(40, 0)
  head.writeInt32LE(width, 4)
  head.writeInt32LE(height * 2, 8)
  head.writeUInt16LE(1, 12)
  head.writeUInt16LE(bits, 14)
  head.writeUInt32LE(palette.length / 4, 32)
  return new Uint8Array([...head, ...palette, ...pixels, ...mask])
}

const [red, blue, none] = [
  [255, 0, 0, 255],
  [0, 0, 255, 255],
  [0, 0, 255, 0],
]
// Rows lie from the bottom up, colours as blue, green, red; the mask hides the pixel at the bottom right.
const mask = [0b0100_0000, 0, 0, 0, 0, 0, 0, 0]
const palette = [255, 0, 0, 0, 0, 0, 255, 0]

test.for([
  ['of two colours', { bits: 1, palette, pixels: [0b1000_0000, 0, 0, 0, 0b0100_0000, 0, 0, 0], mask }],
  ['of 16 colours', { bits: 4, palette, pixels: [0x10, 0, 0, 0, 0x01, 0, 0, 0], mask }],
  ['of 256 colours', { bits: 8, palette, pixels: [1, 0, 0, 0, 0, 1, 0, 0], mask }],
  ['of all colours', { bits: 24, pixels: [0, 0, 255, 255, 0, 0, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0], mask }],
  [
    'with transparency of its own',
    { bits: 32, pixels: [0, 0, 255, 255, 255, 0, 0, 0, 255, 0, 0, 255, 0, 0, 255, 255] },
  ],
] as [string, Form][])('a bitmap %s is read', ([, form]) => {
  expect([...(readIcoBitmap(aBitmap(form), 2, 2) ?? [])]).toEqual([blue, red, red, none].flat())
})

test('32 bits without any transparency are all to be seen', () => {
  const pixels = [0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0]
  expect([...(readIcoBitmap(aBitmap({ bits: 32, pixels }), 2, 2) ?? [])]).toEqual([red, red, red, red].flat())
})

test('a bitmap of another size, an unknown form, or cut off is none', () => {
  const good = aBitmap({ bits: 1, palette, pixels: [0, 0, 0, 0, 0, 0, 0, 0], mask })
  expect(readIcoBitmap(good, 2, 2)).toBeDefined()
  expect(readIcoBitmap(good, 3, 2)).toBeUndefined()
  for (let length = 0; length < good.length; length++)
    expect([length, readIcoBitmap(good.subarray(0, length), 2, 2)]).toEqual([length, undefined])
  for (const [at, byte] of [
    [0, 12],
    [12, 2],
    [14, 2],
    [14, 16],
    [16, 1],
    [33, 2],
  ] as const) {
    const odd = new Uint8Array(good)
    odd[at] = byte
    expect([at, byte, readIcoBitmap(odd, 2, 2)]).toEqual([at, byte, undefined])
  }
})
