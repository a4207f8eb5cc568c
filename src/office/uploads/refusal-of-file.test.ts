import { expect, test } from 'vitest'
import { refusalOf } from './refusal-of-file.ts'

const megabytes = 1024 * 1024
const photo = { name: 'bear.jpg', type: 'image/jpeg', size: 1000 }

test.each([
  photo,
  { ...photo, size: 20 * megabytes },
  { ...photo, name: 'bear', type: 'image/png' },
  // Some systems do not know the type of a file.
  ...['bear.jpg', 'bear.JPEG', 'bear.png', 'bear.webp', 'bear.ico', 'IMG_1.HEIC', 'a.heif', 'a.avif'].map(
    (name) => ({
      ...photo,
      name,
      type: '',
    }),
  ),
])('%j is worth a try', (file) => {
  expect(refusalOf(file)).toBeUndefined()
})

test.each([
  { ...photo, type: 'text/html' },
  { ...photo, type: 'image/svg+xml' },
  { ...photo, type: 'image/gif' },
  { ...photo, type: 'application/octet-stream' },
  { ...photo, type: 'text/image/jpeg' },
  { ...photo, name: 'bear.jpg.exe', type: '' },
  { ...photo, name: 'bearjpg', type: '' },
  { ...photo, name: 'notes.txt', type: 'text/plain', size: 21 * megabytes },
])('%j is no image that we take', (file) => {
  expect(refusalOf(file)).toEqual({ title: 'Invalid file type', description: 'Please select an image file' })
})

test('an image of more than 20 MB is too large', () => {
  expect(refusalOf({ ...photo, size: 20 * megabytes + 1 })).toEqual({
    title: 'Upload failed',
    description: 'An image may have at most 20 MB',
  })
})

test('a file without a byte is said to be empty, not damaged', () => {
  expect(refusalOf({ ...photo, size: 0 })).toEqual({
    title: 'Upload failed',
    description: 'The file is empty. It may not have been copied whole.',
  })
})
