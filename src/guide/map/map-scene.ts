import type { Position } from '../how-far/distance.ts'
import {
  type Camera,
  type Insets,
  type Pixel,
  pixelOf,
  ringAround,
  type Size,
  worldOf,
} from './projection.ts'

/** What all layers of a map draw by. */
export interface Scene {
  camera: Camera
  size: Size
}

export const pixelAt = (position: Position, { camera, size }: Scene): Pixel =>
  pixelOf(worldOf(position), camera, size)

/** Whether a position lies on a map and not in what the insets cut off; negative ones reach beyond the map's edges. */
export function isInView(position: Position, scene: Scene, { top, right, bottom, left }: Insets): boolean {
  const { x, y } = pixelAt(position, scene)
  const { width, height } = scene.size
  return x > left && y > top && x < width - right && y < height - bottom
}

export const evenInsets = (pixels: number): Insets => ({
  top: pixels,
  right: pixels,
  bottom: pixels,
  left: pixels,
})

/** A ring as SVG draws it: its outline and its topmost point, in pixels. */
export function ringOnScreen(
  center: Position,
  radiusKm: number,
  scene: Scene,
): { outline: string; top: Pixel } {
  const points = ringAround(center, radiusKm).map((point) => pixelAt(point, scene))
  const outline = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
  return { outline, top: points[0] ?? { x: 0, y: 0 } }
}
