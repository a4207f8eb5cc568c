import { expect, test } from 'vitest'
import type { PlaceImage } from '../photos/place-image.schema.ts'
import { keptPhoto, photoFiles } from './kept-photos.ts'
import type { KeptPlace } from './kept-place.schema.ts'

const stored = (width: number) => `places/ab/0123456789abcdef-${width}x600.webp`
const image = (fields: Partial<PlaceImage>) =>
  ({ imageType: 'commons_auto', isPrimary: false, publicUrl: null, signedUrl: null, ...fields }) as PlaceImage
const place = (...images: PlaceImage[]) => ({ images }) as KeptPlace

test('of a place its first photo is kept, as small as it is made, and none that is shown from elsewhere', () => {
  const large = place(
    image({ storagePath: stored(640) }),
    image({ storagePath: stored(1280), isPrimary: true }),
  )
  const small = place(image({ storagePath: stored(300) }))
  const foreign = place(
    image({ publicUrl: 'https://images.unsplash.com/photo-1' }),
    image({ storagePath: stored(640) }),
  )
  expect(photoFiles([large, small, foreign, place()])).toEqual([
    `/api/images/${stored(1280)}?w=320`,
    `/api/images/${stored(300)}`,
  ])
  expect(keptPhoto(large)).toMatchObject({ isPrimary: true })
  expect(keptPhoto(foreign)).toBe(undefined)
})
