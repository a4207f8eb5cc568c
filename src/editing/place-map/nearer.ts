import { type Camera, cameraFor, type Insets, type Size, zoomRange } from '../../guide/map/projection.ts'
import type { Box } from '../places/place-area.ts'

/** Whether what lies in a box comes apart when one goes nearer; what lies on one spot never does. */
export const isParted = ({ south, west, north, east }: Box, { zoom }: Camera) =>
  (south < north || west < east) && zoom < zoomRange.most - 0.1

/** Half a level nearer at least, and so near that the box fills the map. */
export function nearerTo(
  { south, west, north, east }: Box,
  from: Camera,
  size: Size,
  insets: Insets,
): Camera {
  const corners = [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ]
  const whole = cameraFor(corners, size, insets)
  return { ...whole, zoom: Math.max(whole.zoom, Math.min(from.zoom + 0.5, zoomRange.most)) }
}
