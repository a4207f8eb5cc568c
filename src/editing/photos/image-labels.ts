import type { PlaceImage } from '../../guide/photos/place-image.schema.ts'

const typeLabels: Record<PlaceImage['imageType'], string> = {
  manual_upload: 'Manual Upload',
  unsplash_auto: 'Auto',
  unsplash_manual: 'Unsplash',
}

const sourceLabel = (type: PlaceImage['imageType']) =>
  type === 'manual_upload' ? 'Manual Upload' : 'Unsplash'

/** Where an image comes from and how it came: 'Manual Upload', 'Unsplash' or 'Unsplash · Auto'. */
export const imageLabel = ({ imageType }: Pick<PlaceImage, 'imageType'>): string =>
  [...new Set([sourceLabel(imageType), typeLabels[imageType]])].join(' · ')
