import type { Position } from '../../../guide/how-far/distance.ts'

/** Closed lines, each from a point back to itself; of an odd number around a point, it is inside. */
export type Outline = readonly (readonly Position[])[]

/**
 * The outline of an area as `out geom` gives it: a closed way, or the ways of a multipolygon or boundary. Undefined for
 * what is no area, and for one that has gaps, as one that is cut off has.
 */
export function outlineOf(item: unknown): Outline | undefined {
  if (!isRecord(item)) return undefined
  const lines = item.type === 'way' ? [lineOf(item.geometry)] : item.type === 'relation' ? linesOf(item) : []
  const outline = lines.flatMap((line) => (line && line.length > 1 ? [line] : []))
  return outline.length > 0 && outline.length === lines.length && isClosed(outline) ? outline : undefined
}

/** By the even-odd rule; a point on the line itself may go either way. */
export function isWithin({ lat, lng }: Position, outline: Outline): boolean {
  let isInside = false
  for (const line of outline) {
    for (const [at, a] of line.entries()) {
      const b = line[at + 1]
      if (!b || a.lat > lat === b.lat > lat) continue
      if (lng < a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng)) isInside = !isInside
    }
  }
  return isInside
}

function linesOf({ tags, members }: Record<string, unknown>): (Position[] | undefined)[] {
  const type = isRecord(tags) ? tags.type : undefined
  if ((type !== 'multipolygon' && type !== 'boundary') || !Array.isArray(members)) return []
  return members.flatMap((member) =>
    isRecord(member) && member.type === 'way' && ['outer', 'inner', ''].includes(String(member.role))
      ? [lineOf(member.geometry)]
      : [],
  )
}

/** Undefined where a point is missing. */
function lineOf(geometry: unknown): Position[] | undefined {
  if (!Array.isArray(geometry)) return undefined
  const points = geometry.flatMap((point: unknown) =>
    isRecord(point) && typeof point.lat === 'number' && typeof point.lon === 'number'
      ? [{ lat: point.lat, lng: point.lon }]
      : [],
  )
  return points.length === geometry.length ? points : undefined
}

/** Whether the lines join to rings: at each of their ends as many begin and end as make pairs. */
function isClosed(outline: Outline): boolean {
  const ends = new Map<string, number>()
  for (const line of outline) {
    for (const end of [line[0], line.at(-1)]) {
      const key = `${end?.lat} ${end?.lng}`
      ends.set(key, (ends.get(key) ?? 0) + 1)
    }
  }
  return [...ends.values()].every((count) => count % 2 === 0)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
