import { useMemo } from 'react'
import { type Cluster, clustersOf, clusterZoom } from './clusters.ts'
import type { MapPoint } from './map-point.ts'

/** The points in clusters, nearest first; those named `alone` keep a pin of their own. */
export function useClusters<Point extends MapPoint>(
  points: readonly Point[],
  zoom: number,
  alone: readonly (number | undefined)[],
): Cluster<Point>[] {
  const step = clusterZoom(zoom)
  const key = alone.join()
  return useMemo(() => {
    const ids = new Set(key.split(',').map(Number))
    const singles = points.filter(({ id }) => ids.has(id)).map((point): Cluster<Point> => [point])
    const others = clustersOf(
      points.filter(({ id }) => !ids.has(id)),
      step,
    )
    return [...others, ...singles].sort(([a], [b]) => a.distance - b.distance)
  }, [points, step, key])
}
