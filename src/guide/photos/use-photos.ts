import { useState } from 'react'
import { wrappedIndex } from '../../ui/wrapped-index.ts'
import type { PlaceImage } from './place-image.schema.ts'
import { imageAddress, inDisplayOrder } from './place-image.ts'

interface Photo extends PlaceImage {
  src: string
}

export interface Photos {
  all: readonly Photo[]
  at: number
  show: (index: number) => void
  /** One on or one back, round and round. */
  step: (by: 1 | -1) => void
  /** Leaves out a photo that does not load. */
  drop: (photo: Photo) => void
}

/** The photos of a gallery in their order, and the one that is shown. */
export function usePhotos(images: readonly PlaceImage[]): Photos {
  const [broken, setBroken] = useState<readonly number[]>([])
  const [index, setIndex] = useState(0)
  const all = inDisplayOrder(images).flatMap((image) => {
    const src = imageAddress(image)
    return src && !broken.includes(image.id) ? [{ ...image, src }] : []
  })
  const at = Math.max(0, Math.min(index, all.length - 1))
  return {
    all,
    at,
    show: setIndex,
    step: (by) => setIndex(wrappedIndex(at, by, all.length)),
    drop: ({ id }) => setBroken((ids) => (ids.includes(id) ? ids : [...ids, id])),
  }
}
