import { expect, test } from 'vitest'
import { isPlausibleName, uploadTypeOf } from './upload-type.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test('a file is what its first bytes say', () => {
  expect(uploadTypeOf(bytes('\xff\xd8\xff\xe0'))).toBe('image/jpeg')
  expect(uploadTypeOf(bytes('\x89PNG\r\n\x1a\n'))).toBe('image/png')
  expect(uploadTypeOf(bytes('RIFF\x10\0\0\0WEBPVP8 '))).toBe('image/webp')
  expect(uploadTypeOf(bytes('\0\0\x01\0\x01\0'))).toBe('image/x-icon')
  for (const other of [
    '',
    'GIF89a',
    '<svg xmlns=',
    '%PDF-1.7',
    'II*\0',
    'RIFF\x10\0\0\0WAVE',
    '\0\0\x02\0',
    ' \xff\xd8\xff',
  ])
    expect([other, uploadTypeOf(bytes(other))]).toEqual([other, undefined])
})

test.each([
  ['an iPhone', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'image/heic'],
  ['ten bits a colour', '\0\0\0\x18ftypheix\0\0\0\0mif1heix', 'image/heic'],
  ['no more than the first bytes', '\0\0\0\x1cftypmif1\0\0\0\0', 'image/heic'],
  ['AVIF', '\0\0\0\x1cftypavif\0\0\0\0avifmif1', 'image/avif'],
  ['AVIF that says so further on', '\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'image/avif'],
  ['a film', '\0\0\0\x18ftypisom\0\0\0\0isommp42', undefined],
  ['a film whose version is a name', '\0\0\0\x14ftypisomheicisom', undefined],
  ['a name beyond the end of its names', '\0\0\0\x14ftypisom\0\0\0\0isomheic', undefined],
  ['another box', '\0\0\0\x18moovheic\0\0\0\0mif1heic', undefined],
  ['a length of nothing', '\0\0\0\0ftypheic\0\0\0\0mif1heic', undefined],
  ['three bytes', '\0\0\0', undefined],
] as const)('a file of %s is known by the names it begins with', (_, text, type) => {
  expect(uploadTypeOf(bytes(text))).toBe(type)
})

test('not one of those bytes may be another', () => {
  for (const whole of ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', '\0\0\x01\0'])
    for (let at = 0; at < whole.length; at++) {
      const changed = bytes(whole)
      changed[at] = (changed[at] as number) ^ 1
      expect([whole, at, uploadTypeOf(changed)]).toEqual([whole, at, undefined])
    }
})

test('an upload may call itself any photo or nothing, but no page and no drawing', () => {
  for (const name of [
    ...['', 'image/jpeg', 'IMAGE/PNG', 'image/webp ; x=y', ' application/octet-stream'],
    // As older browsers and cameras say it.
    ...['image/jpg', 'image/pjpeg', 'image/x-png', 'image/apng'],
    ...['image/avif', 'image/heic', 'image/heif'],
    ...['image/x-icon', 'image/vnd.microsoft.icon', 'image/ico', 'image/icon'],
  ])
    expect([name, isPlausibleName(name)]).toEqual([name, true])
  for (const name of ['text/html', 'image/svg+xml', 'image/gif', 'application/pdf'])
    expect([name, isPlausibleName(name)]).toEqual([name, false])
})
