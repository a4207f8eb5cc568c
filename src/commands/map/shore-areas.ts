import type { Bin, Piece, Point } from './gshhg-file.ts'

/**
 * The parts of a square that lie within shores of a level: of 1 all that is not sea, of 2 lakes with their islands, of 3 those
 * islands. Painted one over the other they are the map, so none needs holes.
 */
export function areasWithin({ west, south, pieces, corners }: Bin, level: number): Point[][] {
  const shores = pieces.filter((piece) => piece.level === level).map(withInsideOnTheLeft)
  const rings = shores.filter(({ isRing }) => isRing).map(({ points }) => points)
  const crossing = shores.filter(({ isRing }) => !isRing)
  const square: Point[] = [
    [west, south],
    [west + 1, south],
    [west + 1, south + 1],
    [west, south + 1],
  ]
  if (crossing.length === 0) return corners.every((corner) => corner >= level) ? [square, ...rings] : rings
  return [...joined(crossing, square), ...rings]
}

/** GSHHG has land on the left of every shore, so lakes and ponds on the right. */
const withInsideOnTheLeft = (piece: Piece): Piece =>
  piece.level % 2 === 1 ? piece : { ...piece, points: piece.points.toReversed() }

/** A shore's inside lies to its left: from where it leaves the square its area's edge runs on counter-clockwise. */
function joined(crossing: readonly Piece[], [corner = [0, 0], ...corners]: Point[]): Point[][] {
  const around = [corner, ...corners]
  const way = (point: Point | undefined) => wayAround(point ?? corner, corner)
  const waiting = new Set(crossing)
  const areas: Point[][] = []
  for (const first of crossing) {
    if (!waiting.has(first)) continue
    const area: Point[] = []
    let piece = first
    do {
      waiting.delete(piece)
      area.push(...piece.points)
      const from = way(piece.points.at(-1))
      const ahead = (other: Piece) => (way(other.points[0]) - from + 4) % 4
      const candidates = [...waiting, first]
      piece = candidates.reduce((next, other) => (ahead(other) < ahead(next) ? other : next), first)
      const distance = ahead(piece)
      const passed = around
        .map((point, index) => ({ point, after: (index - from + 4) % 4 }))
        .filter(({ after }) => after < distance)
        .sort((a, b) => a.after - b.after)
      area.push(...passed.map(({ point }) => point))
    } while (piece !== first)
    areas.push(area)
  }
  return areas
}

/** How far along the square's edge a point is, counter-clockwise from its south-west corner: 0 to 4. */
function wayAround([lng, lat]: Point, [west, south]: Point): number {
  const [x, y] = [lng - west, lat - south]
  const sides = [
    { off: y, way: x },
    { off: 1 - x, way: 1 + y },
    { off: 1 - y, way: 3 - x },
    { off: x, way: 4 - y },
  ]
  return sides.reduce((nearest, side) => (side.off < nearest.off ? side : nearest)).way % 4
}
