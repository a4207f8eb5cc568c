import { useMemo, useState } from 'react'
import type { Position } from '../how-far/distance.ts'
import type { SearchArea } from './map-point.ts'
import {
  type Camera,
  cameraFor,
  type Insets,
  type Pixel,
  ringAround,
  type Size,
  zoomed,
  zoomRange,
} from './projection.ts'

const usualInsets: Insets = { top: 44, right: 18, bottom: 44, left: 18 }
/** Some kilometres around a place alone, or around some that lie side by side. */
const nearestFit = 12

interface Fit {
  /** What the camera shows to begin with; the whole search area where there are none. */
  pins?: readonly Position[]
  insets?: Insets
  /** How near the map is true. */
  mostZoom?: number
}

const none: readonly Position[] = []

/**
 * The camera of a map: on its pins, whichever they are, until the visitor moves it, and again once its middle is another one.
 * `size` may be undefined while nothing is shown.
 */
export function useCamera(
  { center, radiusKm }: Pick<SearchArea, 'center' | 'radiusKm'>,
  size: Size | undefined,
  { pins = none, insets = usualInsets, mostZoom = zoomRange.most }: Fit = {},
) {
  const middle = `${center.lat} ${center.lng}`
  const [moved, setMoved] = useState<Moved>()
  const now = useMemo(() => {
    const ring = pins.length === 0 && ringAround({ lat: center.lat, lng: center.lng }, radiusKm)
    const nearest = ring ? mostZoom : Math.min(mostZoom, nearestFit)
    return { middle, mostZoom, fitted: size && cameraFor(ring || pins, size, insets, nearest) }
  }, [middle, center.lat, center.lng, radiusKm, pins, size, insets, mostZoom])
  const move = (change: (camera: Camera) => Camera) =>
    setMoved((last) => {
      const from = cameraAt(last, now)
      return from && { middle, camera: change(from) }
    })
  return {
    camera: useMemo(() => cameraAt(moved, now), [moved, now]),
    isMoved: moved?.middle === middle,
    /** Moves the camera; the change gets the one that is current by then. */
    move,
    /** Nearer or farther; what lies `at` pixels from the map's middle stays there. */
    zoom: (levels: number, at?: Pixel) => move((camera) => zoomed(camera, levels, at, mostZoom)),
    showAll: () => setMoved(undefined),
  }
}

/** A camera that the visitor moved, and around which middle. */
type Moved = { middle: string; camera: Camera }

interface Now {
  middle: string
  mostZoom: number
  fitted: Camera | undefined
}

function cameraAt(moved: Moved | undefined, { middle, mostZoom, fitted }: Now): Camera | undefined {
  if (moved?.middle !== middle) return fitted
  return moved.camera.zoom > mostZoom ? { ...moved.camera, zoom: mostZoom } : moved.camera
}

type Hands = ReturnType<typeof useCamera>

export type Move = Hands['move']

/** What gestures and buttons do to a camera. */
export type MapHands = Pick<Hands, 'move' | 'zoom'>
