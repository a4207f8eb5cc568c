import { useMemo, useState } from 'react'
import type { SearchArea } from './map-point.ts'
import { type Camera, cameraFor, ringAround, type Size } from './projection.ts'

const usualPadding: Size = { width: 18, height: 44 }

/**
 * The camera of a map: on the whole search area until the visitor moves it, and again once the area is another one.
 * `size` may be undefined while nothing is shown; `padding` is what stays free around the area, in pixels.
 */
export function useCamera(
  { center, radiusKm }: Pick<SearchArea, 'center' | 'radiusKm'>,
  size: Size | undefined,
  padding = usualPadding,
) {
  const area = `${center.lat} ${center.lng} ${radiusKm}`
  const [moved, setMoved] = useState<{ area: string; camera: Camera }>()
  const whole = useMemo(
    () => size && cameraFor(ringAround({ lat: center.lat, lng: center.lng }, radiusKm), size, padding),
    [center.lat, center.lng, radiusKm, size, padding],
  )
  const camera = moved?.area === area ? moved.camera : whole
  return {
    camera,
    /** Moves the camera; the change gets the one that is current by then. */
    move: (change: (camera: Camera) => Camera) =>
      setMoved((last) => {
        const from = last?.area === area ? last.camera : whole
        return from && { area, camera: change(from) }
      }),
    showAll: () => setMoved(undefined),
  }
}

export type Move = ReturnType<typeof useCamera>['move']
