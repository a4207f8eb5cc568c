import type { Area } from './imported-data.ts'
import type { Centre } from './provider.ts'

const kmPerDegree = 111.2
const radians = Math.PI / 180

/** The smallest box that surely holds the circle. */
export function boxAround({ lat, lng }: Centre, km: number): Area {
  const height = (km / kmPerDegree) * 1.01
  const width = height / Math.max(Math.cos((Math.abs(lat) + height) * radians), 0.01)
  return { south: lat - height, north: lat + height, west: lng - width, east: lng + width }
}

/** The largest box that surely lies within the circle. */
export function boxWithin({ lat, lng }: Centre, km: number): Area {
  const height = ((km / kmPerDegree) * 0.99) / Math.SQRT2
  // Of its two edges the one nearer to the Equator is the longer.
  const width = height / Math.cos(Math.max(Math.abs(lat) - height, 0) * radians)
  return { south: lat - height, north: lat + height, west: lng - width, east: lng + width }
}

export function quartersOf({ south, north, west, east }: Area): Area[] {
  const [lat, lng] = [(south + north) / 2, (west + east) / 2]
  return [
    { south, north: lat, west, east: lng },
    { south, north: lat, west: lng, east },
    { south: lat, north, west, east: lng },
    { south: lat, north, west: lng, east },
  ]
}
