import {
  formatDistance,
  kilometresBetween,
  type Position,
  radiusDrivingTimeMinutes,
} from '../how-far/distance.ts'
import { formatDrivingTime } from '../how-far/driving-time.ts'

export interface Leg {
  way: 'foot' | 'car'
  /** Whole minutes: an estimate, never a route. */
  minutes: number
  /** Great-circle kilometres. */
  km: number
}

/** As far as a family walks. */
const walkedKm = 1
/** Streets are some 1.3 times as long as the straight line, and small legs do 4 km in an hour. */
const minutesPerWalkedKm = 1.3 * 15

export function legBetween(from: Position, to: Position): Leg {
  const km = kilometresBetween(from, to)
  return km <= walkedKm
    ? { way: 'foot', minutes: Math.max(1, Math.ceil(km * minutesPerWalkedKm)), km }
    : { way: 'car', minutes: radiusDrivingTimeMinutes(km), km }
}

/** 'About 17 min by car · 5.4 km' */
export const legWords = ({ way, minutes, km }: Leg): string =>
  `About ${formatDrivingTime(minutes)} ${way === 'car' ? 'by car' : 'on foot'} · ${formatDistance(km)}`

/** '2 stops · about 37 min in the car' */
export function dayWords(stopCount: number, legs: readonly Leg[]): string {
  const driven = legs.filter(({ way }) => way === 'car').reduce((sum, { minutes }) => sum + minutes, 0)
  const stops = `${stopCount} ${stopCount === 1 ? 'stop' : 'stops'}`
  return driven > 0 ? `${stops} · about ${formatDrivingTime(driven)} in the car` : stops
}
