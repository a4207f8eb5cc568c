import { imageTypes } from './image-types.ts'
import { narrowerWidths, storedWidth } from './photo-name.ts'
import type { PlaceImage } from './place-image.schema.ts'

type ImageAddresses = Pick<PlaceImage, 'publicUrl' | 'signedUrl' | 'storagePath' | 'originalUrl'>

/** Primary first, then by type; equals keep their order. */
export function inDisplayOrder<Image extends Pick<PlaceImage, 'isPrimary' | 'imageType'>>(
  images: readonly Image[],
): Image[] {
  const rank = (image: Image) => (image.isPrimary ? -1 : imageTypes.indexOf(image.imageType))
  return images.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * The ids after an image has changed places with the one before it (-1) or behind it (1); undefined where that one is of
 * another rank, or there is none.
 */
export function movedIds(
  images: readonly Pick<PlaceImage, 'id' | 'isPrimary' | 'imageType'>[],
  at: number,
  step: -1 | 1,
): number[] | undefined {
  const [image, other] = [images[at], images[at + step]]
  if (!image || !other || image.isPrimary || other.isPrimary || image.imageType !== other.imageType)
    return undefined
  const ids = images.map(({ id }) => id)
  ids[at] = other.id
  ids[at + step] = image.id
  return ids
}

/** Where the image is shown from: publicUrl, then signedUrl, then our own storage, then originalUrl. */
export function imageAddress(image: ImageAddresses): string | undefined {
  const stored =
    image.storagePath && `/api/images/${image.storagePath.split('/').map(encodeURIComponent).join('/')}`
  return image.publicUrl || image.signedUrl || stored || image.originalUrl || undefined
}

/** As `imageAddress`, small, also where visitors do not see the place yet. */
export function editorsAddress(image: ImageAddresses): string | undefined {
  const address = imageAddress(image)
  return address?.startsWith('/api/images/')
    ? `${address.replace('/api/images/', '/api/admin/images/')}?w=320`
    : address
}

/** For editors: all of a photo that may be cropped. */
export function wholeAddress(image: ImageAddresses): string | undefined {
  const address = imageAddress(image)
  return address?.startsWith('/api/images/')
    ? `${address.replace('/api/images/', '/api/admin/images/')}?whole=1`
    : address
}

const photoWidths = [320, 640, 960, 1280, 1920]

/** The same photo in several widths, as `srcSet` takes them; undefined where it comes in one size only. */
export const photoSizes = (src: string): string | undefined =>
  src.startsWith('/api/images/') ? storedSizes(src) : unsplashSizes(src)

function storedSizes(src: string): string | undefined {
  const width = storedWidth(src)
  const narrower = narrowerWidths(width ?? 0)
  if (narrower.length === 0) return undefined
  return [...narrower.map((less) => `${src}?w=${less} ${less}w`), `${src} ${width}w`].join(', ')
}

/** Unsplash cuts each of its photos to the width in its address. */
function unsplashSizes(src: string): string | undefined {
  if (!src.startsWith('https://images.unsplash.com/')) return undefined
  const address = new URL(src)
  address.searchParams.delete('h')
  return photoWidths
    .map((width) => {
      address.searchParams.set('w', String(width))
      return `${address} ${width}w`
    })
    .join(', ')
}
