import { expect, test } from 'vitest'
import type { PlaceImage } from '../photos/place-image.schema.ts'
import { keptPhoto, photoFiles } from './kept-photos.ts'
import type { KeptPlace } from './kept-place.schema.ts'

const stored = (width: number) => `places/ab/0123456789abcdef-${width}x600.webp`
const image = (fields: Partial<PlaceImage>) =>
  ({ imageType: 'commons_auto', isPrimary: false, publicUrl: null, signedUrl: null, ...fields }) as PlaceImage
const place = (...images: PlaceImage[]) => ({ images }) as KeptPlace

test('of a place its first photo that lies here is kept, as small as it is made, with who took it; one that lies elsewhere is not', () => {
  const large = place(
    image({ storagePath: stored(640) }),
    image({ storagePath: stored(1280), isPrimary: true, photographerName: 'Ana', license: 'CC BY 4.0' }),
  )
  const small = place(image({ storagePath: stored(300) }))
  const unsplash = image({ publicUrl: 'https://images.unsplash.com/photo-1', isPrimary: true })
  const both = place(unsplash, image({ storagePath: stored(640) }))
  const foreign = place(unsplash, image({ originalUrl: 'https://commons.wikimedia.org/wiki/File:Zoo.jpg' }))
  expect(photoFiles([large, small, both, foreign, place()])).toEqual([
    `/api/images/${stored(1280)}?w=320`,
    `/api/images/${stored(300)}`,
    `/api/images/${stored(640)}?w=320`,
  ])
  expect(keptPhoto(large)).toMatchObject({ isPrimary: true, photographerName: 'Ana', license: 'CC BY 4.0' })
  expect(keptPhoto(foreign)).toBe(undefined)
})
