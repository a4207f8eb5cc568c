import { kilometresBetween, type Position } from '../how-far/distance.ts'

/** A drive that is longer, in minutes, asks for a break. */
export const longDriveMinutes = 40

/** Looked for in the middle of a drive, in so many parts of it, at so many points of each. */
const [firstShare, lastShare] = [0.2, 0.8]
const parts = 3
const pointsOfPart = 4

/** Where to look for breaks along a line of two points or more. */
export function lookouts(line: readonly Position[]): Position[] {
  const steps = parts * pointsOfPart
  return Array.from({ length: steps }, (_, index) =>
    pointAt(line, firstShare + ((lastShare - firstShare) * (index + 0.5)) / steps),
  )
}

/** What there is for a family. */
export const breakKinds = ['toilets', 'playground', 'eat'] as const
export type BreakKind = (typeof breakKinds)[number]

export type Break = {
  /** A place of the guide. */
  slug: string
  name: string
  kinds: BreakKind[]
  /** How much of the drive is behind one there, from 0 to 1. */
  share: number
  /** From the line of the drive, as the crow flies. */
  awayKm: number
}

/** The best of each part of the drive, in their order: what has most for a family, then what lies nearest. */
export function bestBreaks(found: readonly Break[]): Break[] {
  const width = (lastShare - firstShare) / parts
  const chosen: Break[] = []
  for (let part = 0; part < parts; part++) {
    const from = firstShare + part * width
    const [best] = found
      .filter(
        ({ share, slug }) => share >= from && share < from + width && !chosen.some((c) => c.slug === slug),
      )
      .toSorted(
        (a, b) => b.kinds.length - a.kinds.length || a.awayKm - b.awayKm || (a.slug < b.slug ? -1 : 1),
      )
    if (best) chosen.push(best)
  }
  return chosen
}

/** Where on a line somebody is nearest to a point: how much of it is behind, from 0 to 1, and how far off that is. */
export function nearestOnLine(line: readonly Position[], point: Position): { share: number; awayKm: number } {
  const lengths = lengthsOf(line)
  const whole = lengths.reduce((sum, km) => sum + km, 0)
  let behind = 0
  let nearest = { share: 0, awayKm: Number.POSITIVE_INFINITY }
  for (const [index, km] of lengths.entries()) {
    const [from, to] = [line[index], line[index + 1]]
    if (!from || !to) break
    const along = shareOfStep(from, to, point)
    const awayKm = kilometresBetween(between(from, to, along), point)
    if (awayKm < nearest.awayKm) nearest = { share: whole > 0 ? (behind + along * km) / whole : 0, awayKm }
    behind += km
  }
  return nearest
}

function pointAt(line: readonly Position[], share: number): Position {
  const lengths = lengthsOf(line)
  let left = share * lengths.reduce((sum, km) => sum + km, 0)
  for (const [index, km] of lengths.entries()) {
    const [from, to] = [line[index], line[index + 1]]
    if (!from || !to) break
    if (left <= km || index === lengths.length - 1)
      return between(from, to, km > 0 ? Math.min(1, left / km) : 0)
    left -= km
  }
  throw new RangeError('A line has two points or more')
}

const lengthsOf = (line: readonly Position[]) =>
  line.slice(1).map((point, index) => kilometresBetween(line[index] ?? point, point))

const between = (from: Position, to: Position, along: number): Position => ({
  lat: from.lat + (to.lat - from.lat) * along,
  lng: from.lng + (to.lng - from.lng) * along,
})

/** How far along a step the point lies, from 0 to 1; so short a step is as good as flat. */
function shareOfStep(from: Position, to: Position, point: Position): number {
  const width = Math.cos((from.lat * Math.PI) / 180)
  const step = { x: (to.lng - from.lng) * width, y: to.lat - from.lat }
  const way = { x: (point.lng - from.lng) * width, y: point.lat - from.lat }
  const length = step.x ** 2 + step.y ** 2
  return length > 0 ? Math.min(1, Math.max(0, (way.x * step.x + way.y * step.y) / length)) : 0
}
