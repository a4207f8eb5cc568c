import { useMemo, useState } from 'react'
import type { SearchArea } from './map-point.ts'
import { type Camera, cameraFor, type Pixel, ringAround, type Size, zoomed, zoomRange } from './projection.ts'

const usualPadding: Size = { width: 18, height: 44 }

/**
 * The camera of a map: on the whole search area until the visitor moves it, and again once the area is another one.
 * `size` may be undefined while nothing is shown; `padding` is what stays free around the area, in pixels; `mostZoom` is how
 * near the map is true.
 */
export function useCamera(
  { center, radiusKm }: Pick<SearchArea, 'center' | 'radiusKm'>,
  size: Size | undefined,
  { padding = usualPadding, mostZoom = zoomRange.most as number } = {},
) {
  const area = `${center.lat} ${center.lng} ${radiusKm}`
  const [moved, setMoved] = useState<{ area: string; camera: Camera }>()
  const whole = useMemo(
    () => size && cameraFor(ringAround({ lat: center.lat, lng: center.lng }, radiusKm), size, padding),
    [center.lat, center.lng, radiusKm, size, padding],
  )
  const cameraOf = (last: typeof moved) => {
    const camera = last?.area === area ? last.camera : whole
    return camera && camera.zoom > mostZoom ? { ...camera, zoom: mostZoom } : camera
  }
  const move = (change: (camera: Camera) => Camera) =>
    setMoved((last) => {
      const from = cameraOf(last)
      return from && { area, camera: change(from) }
    })
  return {
    camera: cameraOf(moved),
    /** Moves the camera; the change gets the one that is current by then. */
    move,
    /** Nearer or farther; what lies `at` pixels from the map's middle stays there. */
    zoom: (levels: number, at?: Pixel) => move((camera) => zoomed(camera, levels, at, mostZoom)),
    showAll: () => setMoved(undefined),
  }
}

type Hands = ReturnType<typeof useCamera>

export type Move = Hands['move']

/** What gestures and buttons do to a camera. */
export type MapHands = Pick<Hands, 'move' | 'zoom'>
