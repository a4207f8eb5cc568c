import type { Position } from '../../../guide/how-far/distance.ts'

/** Keeps the address of a request at about 2 kB, which every proxy lets through. */
export const mostDestinations = 90

/**
 * The path that asks for the ways from one point to others, below the server's base address. Without `radiuses`, since
 * one point far from any road would then fail the whole request; without `skip_waypoints`, since only the waypoints
 * tell how far off a point was; and never with `fallback_speed`, which makes times up.
 */
export function tablePath(source: Position, destinations: readonly Position[]): string {
  if (destinations.length === 0 || destinations.length > mostDestinations)
    throw new RangeError(`A table takes 1 to ${mostDestinations} destinations, not ${destinations.length}`)
  const points = [source, ...destinations].map(coordinate).join(';')
  const indexes = destinations.map((_, index) => index + 1).join(';')
  return `/table/v1/driving/${points}?sources=0&destinations=${indexes}&annotations=duration,distance&generate_hints=false`
}

/** Longitude first. Five decimals are a metre, and let the same place always be asked for by the same text. */
const coordinate = ({ lat, lng }: Position) => `${lng.toFixed(5)},${lat.toFixed(5)}`
