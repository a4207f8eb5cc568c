import type { ImageType } from '../../guide/photos/image-types.ts'
import type { PlaceImage } from '../../guide/photos/place-image.schema.ts'

const labels: Record<ImageType, string> = {
  manual_upload: 'Manual Upload',
  unsplash_manual: 'Unsplash',
  unsplash_auto: 'Unsplash · Auto',
  commons_auto: 'From Commons, automatic',
}

/** Where an image comes from and how it came. */
export const imageLabel = ({ imageType }: Pick<PlaceImage, 'imageType'>): string => labels[imageType]
