import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhotoOrArt } from './photo-or-art.tsx'
import type { PlaceImage } from './place-image.schema.ts'

const image: PlaceImage = {
  ...{ id: 1, isPrimary: true, imageType: 'manual_upload', altText: 'Bears', license: null },
  ...{ publicUrl: null, signedUrl: null, storagePath: 'places/a-600x450.webp', originalUrl: null },
  ...{ photographerName: null, photographerProfileUrl: null, width: 600, height: 450 },
}
const rendered = (photo: PlaceImage) =>
  renderToStaticMarkup(
    <PhotoOrArt scene={{ name: '', mood: 0, flip: false }} image={photo} funType={undefined} />,
  )

test('a card keeps the point of its photo in the picture, and says nothing of one that has none', () => {
  expect(rendered({ ...image, focus: '20% 80%' })).toContain('style="object-position:20% 80%"')
  expect(rendered(image)).not.toContain('style=')
})
