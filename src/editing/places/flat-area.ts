import type { Position } from '../../guide/how-far/distance.ts'

/** A position on the map's plane (Mercator), in degrees: lines are straight there as they are drawn. */
type FlatPoint = readonly [x: number, y: number]

const radians = Math.PI / 180

/** `isInside` of `place-area-conditions.queries.ts` says the same of places. */
export const flat = ({ lat, lng }: Position): FlatPoint => [
  lng,
  Math.asinh(Math.tan(lat * radians)) / radians,
]

/** Whether any of its sides meets another one but where both end. */
export function crossesItself(points: readonly FlatPoint[]): boolean {
  const sides = points.map((point, at): Side => [points.at(at - 1) ?? point, point])
  return sides.some((side, at) =>
    sides
      .slice(at + 1)
      .some((other) => (areNeighbours(side, other) ? turnsBack(side, other) : meet(side, other))),
  )
}

type Side = readonly [from: FlatPoint, to: FlatPoint]

const areNeighbours = ([from, to]: Side, [otherFrom, otherTo]: Side) => to === otherFrom || from === otherTo

/** On which side of a line a point lies: 1, -1, or 0 on it. */
function sideOf([[ax, ay], [bx, by]]: Side, [x, y]: FlatPoint): number {
  const turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
  return Math.abs(turn) < 1e-12 ? 0 : Math.sign(turn)
}

const isBetween = ([[ax, ay], [bx, by]]: Side, [x, y]: FlatPoint) =>
  x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by)

const liesOn = (side: Side, point: FlatPoint) => sideOf(side, point) === 0 && isBetween(side, point)

function meet(side: Side, other: Side): boolean {
  const [from, to] = [sideOf(side, other[0]), sideOf(side, other[1])]
  const [otherFrom, otherTo] = [sideOf(other, side[0]), sideOf(other, side[1])]
  if (from * to < 0 && otherFrom * otherTo < 0) return true
  return other.some((point) => liesOn(side, point)) || side.some((point) => liesOn(other, point))
}

/** Whether two sides that share a point run along each other. */
function turnsBack(side: Side, other: Side): boolean {
  const [before, after] = side[1] === other[0] ? [side, other] : [other, side]
  return liesOn(before, after[1]) || liesOn(after, before[0])
}
