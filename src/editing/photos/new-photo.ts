import type { PlaceImage } from '../../guide/photos/place-image.schema.ts'

/** What each way to a new photo needs. */
export interface NewPhotoProps {
  placeId: number
  placeName: string
  onAdded: (images: PlaceImage[]) => void
}
