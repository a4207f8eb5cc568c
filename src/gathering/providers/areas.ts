import { kilometresBetween } from '../../guide/how-far/distance.ts'
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

export function quartersOf({ south, north, west, east }: Area): Area[] {
  const [lat, lng] = [(south + north) / 2, (west + east) / 2]
  return [
    { south, north: lat, west, east: lng },
    { south, north: lat, west: lng, east },
    { south: lat, north, west, east: lng },
    { south: lat, north, west: lng, east },
  ]
}

/** Undefined where they have no part in common. */
export function overlapOf(a: Area, b: Area): Area | undefined {
  const [south, north] = [Math.max(a.south, b.south), Math.min(a.north, b.north)]
  const [west, east] = [Math.max(a.west, b.west), Math.min(a.east, b.east)]
  return south < north && west < east ? { south, north, west, east } : undefined
}

export const isInside = ({ lat, lng }: Centre, { south, north, west, east }: Area): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east

/** Whether a circle reaches into the box. */
export const touches = ({ south, north, west, east }: Area, { lat, lng }: Centre, km: number): boolean =>
  kilometresBetween(
    { lat, lng },
    { lat: Math.min(Math.max(lat, south), north), lng: Math.min(Math.max(lng, west), east) },
  ) <= km
