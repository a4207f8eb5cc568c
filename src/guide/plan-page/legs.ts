import {
  formatDistance,
  kilometresBetween,
  type Position,
  radiusDrivingTimeMinutes,
} from '../how-far/distance.ts'
import { formatDrivingTime } from '../how-far/driving-time.ts'
import { slowMinutes } from '../how-far/slow-ways.ts'

export interface Leg {
  way: 'foot' | 'car'
  /** Whole minutes: an estimate, never a route. */
  minutes: number
  /** Great-circle kilometres. */
  km: number
  /** Minutes by which clocks are ahead where it leads to; left out where that is not known. */
  ahead?: number
}

/** As far as a family walks. */
const walkedKm = 1

export function legBetween(from: Position, to: Position): Leg {
  const km = kilometresBetween(from, to)
  return km <= walkedKm
    ? { way: 'foot', minutes: slowMinutes('foot', km), km }
    : { way: 'car', minutes: radiusDrivingTimeMinutes(km), km }
}

/** Farther than this no straight line tells of a drive. */
const farthestStayKm = 500

/** From where a family stays to the first stop of a day, and from the last one back. */
export function stayLegs(
  stay: Position | undefined,
  stops: readonly (Position | undefined)[],
): { out: Leg | undefined; back: Leg | undefined } {
  const legTo = (stop: Position | undefined) => {
    const leg = stay && stop && legBetween(stay, stop)
    return leg && leg.km <= farthestStayKm ? leg : undefined
  }
  return { out: legTo(stops[0]), back: legTo(stops.at(-1)) }
}

/** 'About 17 min by car · 5.4 km', and how clocks are set there where that is otherwise. */
export const legWords = ({ way, minutes, km, ahead = 0 }: Leg): string =>
  [
    `About ${formatDrivingTime(minutes)} ${way === 'car' ? 'by car' : 'on foot'}`,
    formatDistance(km),
    ahead !== 0 && `clocks there are ${formatDrivingTime(Math.abs(ahead))} ${ahead > 0 ? 'ahead' : 'behind'}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** '2 stops · about 37 min in the car' */
export function dayWords(stopCount: number, legs: readonly Leg[]): string {
  const driven = legs.filter(({ way }) => way === 'car').reduce((sum, { minutes }) => sum + minutes, 0)
  const stops = `${stopCount} ${stopCount === 1 ? 'stop' : 'stops'}`
  return driven > 0 ? `${stops} · about ${formatDrivingTime(driven)} in the car` : stops
}
