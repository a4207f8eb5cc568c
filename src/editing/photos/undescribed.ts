import type { PlaceImage } from '../../guide/photos/place-image.schema.ts'

/** Those of which nobody has said what they show; the place's own name says nothing. */
export const undescribed = (images: readonly PlaceImage[], placeName: string): PlaceImage[] =>
  images.filter(({ altText }) => !altText?.trim() || altText === placeName)

/** '1 photo without a description', '3 photos without a description'. */
export const undescribedCount = (count: number): string =>
  `${count} ${count === 1 ? 'photo' : 'photos'} without a description`
