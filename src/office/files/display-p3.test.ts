import { expect, test } from 'vitest'
import { isDisplayP3, p3ToSrgb } from './display-p3.ts'

test.each([
  ['white', [255, 255, 255], [255, 255, 255]],
  ['black', [0, 0, 0], [0, 0, 0]],
  ['grey', [128, 128, 128], [128, 128, 128]],
  ['a red that sRGB has', [200, 60, 60], [218, 42, 52]],
  ['a red beyond sRGB', [255, 0, 0], [255, 0, 0]],
  ['a green beyond sRGB', [0, 255, 0], [0, 255, 0]],
])('%s of Display P3 becomes the nearest of sRGB', (_, from, to) => {
  const pixels = Uint8Array.from([...from, ...from])
  p3ToSrgb(pixels)
  for (const [index, value] of [...pixels].entries())
    expect([index, Math.abs(value - (to[index % 3] ?? 0)) <= 1]).toEqual([index, true])
})

const file = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test('an iPhone’s file says so by the name of its profile or by a number; others are none', () => {
  const name = [...'Display P3'].map((letter) => `\0${letter}`).join('')
  expect(isDisplayP3(file(`ftypheic colrprof mluc ${name}`))).toBe(true)
  expect(isDisplayP3(file('ftypheic colrnclx\0\x0c\0\x0d\0\x06'))).toBe(true)
  expect(isDisplayP3(file('ftypheic colrnclx\0\x01\0\x0d\0\x06'))).toBe(false)
  expect(isDisplayP3(file('ftypheic Display P3'))).toBe(false)
  expect(isDisplayP3(file(`${' '.repeat(100_000)}${name}`))).toBe(false)
})
