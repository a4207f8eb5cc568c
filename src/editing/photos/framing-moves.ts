import type { Crop, FocalPoint } from '../../guide/photos/framing.ts'
import { leastCropPercent } from './framing.ts'

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value)))

const directions: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** How far a key moves the point, in per cent; undefined for one that does not. */
export function stepOf(key: string, isFar: boolean): FocalPoint | undefined {
  const direction = directions[key]
  const far = isFar ? 10 : 1
  return direction && { x: direction.x * far, y: direction.y * far }
}

export const movedPoint = (point: FocalPoint, step: FocalPoint): FocalPoint => ({
  x: within(point.x + step.x, 0, 100),
  y: within(point.y + step.y, 0, 100),
})

export const wholeCrop: Crop = { x: 0, y: 0, width: 100, height: 100 }

const noneOfWhole = (crop: Crop): Crop | null => (crop.width === 100 && crop.height === 100 ? null : crop)

/** The crop with one number changed, and all others so that it stays within the photo; null for all of the photo. */
export function changedCrop(crop: Crop | null, key: keyof Crop, value: number): Crop | null {
  const changed = { ...(crop ?? wholeCrop), [key]: value }
  const x = within(changed.x, 0, 100 - leastCropPercent)
  const y = within(changed.y, 0, 100 - leastCropPercent)
  const width = within(changed.width, leastCropPercent, 100 - x)
  const height = within(changed.height, leastCropPercent, 100 - y)
  return noneOfWhole({ x, y, width, height })
}

type Ends = 'start' | 'end' | 'both'

/** Which ends move, across and down: a corner has one of each, the crop as a whole both. */
export type CropPart = { x: Ends; y: Ends }

/** The crop with a part of it moved so far as the photo and its least size allow; null for all of the photo. */
export function movedCrop(crop: Crop | null, part: CropPart, step: FocalPoint): Crop | null {
  const { x, y, width, height } = crop ?? wholeCrop
  const [left, wide] = movedSpan(x, width, part.x, step.x)
  const [top, high] = movedSpan(y, height, part.y, step.y)
  return noneOfWhole({ x: left, y: top, width: wide, height: high })
}

function movedSpan(start: number, size: number, ends: Ends, by: number): [start: number, size: number] {
  if (ends === 'both') return [within(start + by, 0, 100 - size), size]
  if (ends === 'end') return [start, within(size + by, leastCropPercent, 100 - start)]
  const moved = within(start + by, 0, start + size - leastCropPercent)
  return [moved, start + size - moved]
}

type Box = { left: number; top: number; width: number; height: number }

/**
 * Where the whole photo lies, in per cent of a box of that shape (width by height), so that what is left of it covers the box
 * with its point in the picture.
 */
export function placedIn(
  shape: number,
  { crop, point, photoShape }: { crop: Crop | null; point: FocalPoint; photoShape: number },
): Box {
  const { x, y, width, height } = crop ?? wholeCrop
  const cropShape = (photoShape * width) / height
  // The cropped part, in per cent of the box.
  const wide = cropShape > shape ? (100 * cropShape) / shape : 100
  const high = cropShape > shape ? 100 : (100 * shape) / cropShape
  const at = { x: (100 - wide) * (point.x / 100), y: (100 - high) * (point.y / 100) }
  const scale = { x: wide / width, y: high / height }
  return { left: at.x - x * scale.x, top: at.y - y * scale.y, width: 100 * scale.x, height: 100 * scale.y }
}
