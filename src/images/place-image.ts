import type { PlaceImage } from './place-image.schema.ts'

type ImageAddresses = Pick<PlaceImage, 'publicUrl' | 'signedUrl' | 'storagePath' | 'originalUrl'>

const typeOrder = ['manual_upload', 'unsplash_manual', 'unsplash_auto'] as const

/** Primary first, then uploads, then chosen Unsplash photos, then found ones; equals keep their order. */
export function inDisplayOrder<Image extends Pick<PlaceImage, 'isPrimary' | 'imageType'>>(
  images: readonly Image[],
): Image[] {
  const rank = (image: Image) => (image.isPrimary ? -1 : typeOrder.indexOf(image.imageType))
  return images.toSorted((a, b) => rank(a) - rank(b))
}

/** Where the image is shown from: publicUrl, then signedUrl, then our own storage, then originalUrl. */
export function imageAddress(image: ImageAddresses): string | undefined {
  const stored =
    image.storagePath && `/api/images/${image.storagePath.split('/').map(encodeURIComponent).join('/')}`
  return image.publicUrl || image.signedUrl || stored || image.originalUrl || undefined
}

const photoWidths = [320, 640, 960, 1280, 1920]

/**
 * The same photo in several widths, as `srcSet` takes them; undefined where it comes in one size only. Unsplash cuts each of
 * its photos to the width in its address.
 */
export function photoSizes(src: string): string | undefined {
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
