import { narrowerWidths, storedWidth } from '../photos/photo-name.ts'
import type { PlaceImage } from '../photos/place-image.schema.ts'
import { imageAddress, inDisplayOrder } from '../photos/place-image.ts'
import type { KeptPlace } from './kept-place.schema.ts'

/** Bytes of one, as they are on average: what a city takes is told before any has come. */
export const photoBytes = 20_000

/** The first photo of a place that lies on our own server: others may only be shown from where they lie, by their terms. */
export const keptPhoto = ({ images }: Pick<KeptPlace, 'images'>): PlaceImage | undefined =>
  inDisplayOrder(images).find((image) => imageAddress(image)?.startsWith('/api/images/'))

/** Where each of these photos comes from as small as it is made. */
export const photoFiles = (places: readonly KeptPlace[]): string[] =>
  places.flatMap((place) => {
    const photo = keptPhoto(place)
    const address = photo && imageAddress(photo)
    if (!address) return []
    const [least] = narrowerWidths(storedWidth(address) ?? 0)
    return [least === undefined ? address : `${address}?w=${least}`]
  })
