import type { PlaceImage } from '../../guide/photos/place-image.schema.ts'

/** What somebody has said that it shows; the place's own name says nothing. */
export const descriptionOf = ({ altText }: PlaceImage, placeName: string): string =>
  altText?.trim() && altText !== placeName ? altText : ''

/** Those of which nobody has said what they show. */
export const undescribed = (images: readonly PlaceImage[], placeName: string): PlaceImage[] =>
  images.filter((image) => !descriptionOf(image, placeName))

/** '1 photo without a description', '3 photos without a description'. */
export const undescribedCount = (count: number): string =>
  `${count} ${count === 1 ? 'photo' : 'photos'} without a description`
