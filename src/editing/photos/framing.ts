import type { Crop, Framing } from '../../guide/photos/framing.ts'

export const unframed: Framing = { crop: null, focus: null }

export const leastCropPercent = 10

/** The point that stays in the picture whatever shape it is cut to, as CSS says it: by what the crop leaves. Null for the middle. */
export function shownFocus({ crop, focus }: Framing): string | null {
  if (!focus) return null
  const within = (at: number, from: number, size: number) =>
    Math.min(100, Math.max(0, Math.round(((at - from) / size) * 100)))
  const x = within(focus.x, crop?.x ?? 0, crop?.width ?? 100)
  const y = within(focus.y, crop?.y ?? 0, crop?.height ?? 100)
  return x === 50 && y === 50 ? null : `${x}% ${y}%`
}

export const sameCrop = (one: Crop | null, other: Crop | null): boolean =>
  JSON.stringify(one && [one.x, one.y, one.width, one.height]) ===
  JSON.stringify(other && [other.x, other.y, other.width, other.height])
