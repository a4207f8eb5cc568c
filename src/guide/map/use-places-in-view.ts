import { useMemo } from 'react'
import type { MapPoint } from './map-point.ts'
import { isInView } from './map-scene.ts'
import type { Camera, Insets, Size } from './projection.ts'
import { useSettled } from './use-settled.ts'

/** Those of the places that are to be seen once the map has come to rest; all of them where no camera was moved. */
export function usePlacesInView<Point extends MapPoint>(
  places: readonly Point[],
  moved: Camera | undefined,
  size: Size | undefined,
  covered: Insets,
): readonly Point[] {
  const settled = useSettled(moved)
  const camera = moved && settled
  return useMemo(
    () => (camera && size ? places.filter((place) => isInView(place, { camera, size }, covered)) : places),
    [places, camera, size, covered],
  )
}
