import { clustersOf } from '../../guide/map/clusters.ts'
import { areaText, type Box } from '../places/place-area.ts'
import type { PlaceMark } from './place-points.schema.ts'

/** Marks that would cover each other at a zoom as one: the largest stands for all and is where they are drawn. */
export function joinedMarks(marks: readonly PlaceMark[], zoom: number): PlaceMark[] {
  const largestFirst = marks.toSorted((a, b) => b.count - a.count)
  return clustersOf(largestFirst, zoom)
    .map((cluster) => (cluster.length === 1 ? cluster[0] : joined(cluster)))
    .sort((a, b) => b.lat - a.lat || a.lng - b.lng)
}

const joined = (marks: readonly [PlaceMark, ...PlaceMark[]]): PlaceMark => ({
  ...{ lat: marks[0].lat, lng: marks[0].lng, place: null },
  ...aroundAll(marks),
  count: countOf(marks),
})

export const countOf = (marks: readonly PlaceMark[]) => marks.reduce((sum, { count }) => sum + count, 0)

/** The smallest rectangle that has all places of the marks. */
export const aroundAll = (marks: readonly [PlaceMark, ...PlaceMark[]]): Box => ({
  south: Math.min(...marks.map(({ south }) => south)),
  west: Math.min(...marks.map(({ west }) => west)),
  north: Math.max(...marks.map(({ north }) => north)),
  east: Math.max(...marks.map(({ east }) => east)),
})

/** Some metres more than the places need, so that those on one spot have an area, too. */
const margin = 1e-4

/** The area of the address that holds the places of a mark. */
export const areaOfMark = ({ south, west, north, east }: PlaceMark): string =>
  areaText({
    ...{ south: Math.max(-90, south - margin), west: Math.max(-180, west - margin) },
    ...{ north: Math.min(90, north + margin), east: Math.min(180, east + margin) },
  })

export const holds = (box: Box, { lat, lng }: { lat: number; lng: number }) =>
  lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east
