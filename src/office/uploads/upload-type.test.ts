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
    ...['image/x-icon', 'image/vnd.microsoft.icon', 'image/ico', 'image/icon'],
  ])
    expect([name, isPlausibleName(name)]).toEqual([name, true])
  for (const name of ['text/html', 'image/svg+xml', 'image/gif', 'application/pdf'])
    expect([name, isPlausibleName(name)]).toEqual([name, false])
})
