import { type Camera, positionAt, type Size } from '../../guide/map/projection.ts'
import { areaText } from '../places/place-area.ts'

/** What a map shows, as the text of a rectangle; beyond the edges of the world there is nothing to see. */
export function seenBox(camera: Camera, size: Size): string {
  const first = positionAt({ x: 0, y: 0 }, camera, size)
  const last = positionAt({ x: size.width, y: size.height }, camera, size)
  return areaText({
    ...{ south: Math.max(-90, last.lat), west: Math.max(-180, first.lng) },
    ...{ north: Math.min(90, first.lat), east: Math.min(180, last.lng) },
  })
}
