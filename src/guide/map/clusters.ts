import type { Position } from '../how-far/distance.ts'
import { type Pixel, worldOf, worldPixels } from './projection.ts'

/** Points that would cover each other; the first stands for all and is where their mark is drawn. */
export type Cluster<Point> = readonly [Point, ...Point[]]

/** Two marks are never nearer than this, in pixels: each can be hit with a finger. */
const reach = 46

/**
 * The points in clusters as they look at a zoom, in the order of their first points. The zoom counts in quarters, so that
 * clusters do not flicker while a map grows, and does not depend on what part of the world is in view.
 */
export function clustersOf<Point extends Position>(points: readonly Point[], zoom: number): Cluster<Point>[] {
  const scale = worldPixels(clusterZoom(zoom))
  const cells = new Map<string, Anchor<Point>[]>()
  const clusters: [Point, ...Point[]][] = []
  for (const point of points) {
    const world = worldOf(point)
    const at = { x: world.x * scale, y: world.y * scale }
    const near = anchorNear(cells, at)
    if (near) {
      near.cluster.push(point)
      continue
    }
    const cluster: [Point, ...Point[]] = [point]
    clusters.push(cluster)
    const cell = cellOf(at, 0, 0)
    cells.set(cell, [...(cells.get(cell) ?? []), { at, cluster }])
  }
  return clusters
}

/** Zooms with the same clusters. */
export const clusterZoom = (zoom: number) => Math.floor(zoom * 4) / 4

type Anchor<Point> = { at: Pixel; cluster: [Point, ...Point[]] }

const cellOf = ({ x, y }: Pixel, right: number, down: number) =>
  `${Math.floor(x / reach) + right} ${Math.floor(y / reach) + down}`

function anchorNear<Point>(cells: ReadonlyMap<string, Anchor<Point>[]>, at: Pixel) {
  const steps = [0, -1, 1]
  for (const right of steps) {
    for (const down of steps) {
      const near = cells
        .get(cellOf(at, right, down))
        ?.find((anchor) => Math.hypot(anchor.at.x - at.x, anchor.at.y - at.y) < reach)
      if (near) return near
    }
  }
  return undefined
}
