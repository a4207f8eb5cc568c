import { expect, test } from 'vitest'
import { editorsAddress, imageAddress, inDisplayOrder, photoSizes } from './place-image.ts'

const none = { publicUrl: null, signedUrl: null, storagePath: null, originalUrl: null }

test('the primary image leads, then uploads, chosen and found photos, equals as they came', () => {
  const images = [
    { id: 1, isPrimary: false, imageType: 'unsplash_auto' },
    { id: 2, isPrimary: false, imageType: 'unsplash_manual' },
    { id: 3, isPrimary: false, imageType: 'manual_upload' },
    { id: 4, isPrimary: true, imageType: 'unsplash_auto' },
    { id: 5, isPrimary: false, imageType: 'manual_upload' },
  ] as const
  expect(inDisplayOrder(images).map(({ id }) => id)).toEqual([4, 3, 5, 2, 1])
})

test('an image is shown from its public address, else the signed one, else our storage, else where it came from', () => {
  const original = { ...none, originalUrl: 'https://photos.example/1' }
  const stored = { ...original, storagePath: 'places/zoo 1.webp' }
  const signed = { ...stored, signedUrl: 'https://signed.example/1' }
  expect(imageAddress({ ...signed, publicUrl: 'https://cdn.example/1' })).toBe('https://cdn.example/1')
  expect(imageAddress(signed)).toBe('https://signed.example/1')
  expect(imageAddress(stored)).toBe('/api/images/places/zoo%201.webp')
  expect(imageAddress(original)).toBe('https://photos.example/1')
  expect(imageAddress(none)).toBeUndefined()
})

test('a photo of Unsplash comes in several widths, all else of its address kept; others have one', () => {
  const sizes = photoSizes('https://images.unsplash.com/photo-1?ixid=abc&w=1080&h=720&fit=max')?.split(', ')
  expect(sizes).toHaveLength(5)
  expect(sizes?.[0]).toBe('https://images.unsplash.com/photo-1?ixid=abc&w=320&fit=max 320w')
  expect(photoSizes('/api/images/places/zoo.webp')).toBeUndefined()
})

test('an uploaded photo comes in those widths that are narrower than its own', () => {
  const photo = '/api/images/places/ab/cd-1000x750.webp'
  expect(photoSizes(photo)).toBe(
    `${photo}?w=320 320w, ${photo}?w=640 640w, ${photo}?w=960 960w, ${photo} 1000w`,
  )
  expect(photoSizes('/api/images/places/ab/cd-300x750.webp')).toBeUndefined()
  expect(photoSizes('/api/images/places/ab/cd.webp')).toBeUndefined()
})

test('editors are shown uploads small, also of places that visitors do not see; others as visitors are', () => {
  const stored = { ...none, storagePath: 'places/ab/cd-1000x750.webp' }
  expect(editorsAddress(stored)).toBe('/api/admin/images/places/ab/cd-1000x750.webp?w=320')
  expect(editorsAddress({ ...stored, publicUrl: 'https://cdn.example/1' })).toBe('https://cdn.example/1')
})
