import {
  formatDistance,
  kilometresBetween,
  type Position,
  radiusDrivingTimeMinutes,
} from '../how-far/distance.ts'
import { formatDrivingTime } from '../how-far/driving-time.ts'
import { slowMinutes } from '../how-far/slow-ways.ts'
import { minutesAhead } from './time-zone.ts'

export interface Leg {
  way: 'foot' | 'car'
  /** Whole minutes: an estimate, never a route. */
  minutes: number
  /** Great-circle kilometres. */
  km: number
  /** Whether nobody has measured where one of its ends lies. */
  isRough?: boolean
  /** Minutes by which clocks are ahead where it leads to; left out where that is not known. */
  ahead?: number
}

/** As far as a family walks. */
const walkedKm = 1

/** `isRough`: nobody has measured where it lies. */
type End = Position & { isRough?: boolean }

export function legBetween(from: End, to: End): Leg {
  const km = kilometresBetween(from, to)
  const isRough = from.isRough || to.isRough
  const leg: Leg =
    km <= walkedKm
      ? { way: 'foot', minutes: slowMinutes('foot', km), km }
      : { way: 'car', minutes: radiusDrivingTimeMinutes(km), km }
  return isRough ? { ...leg, isRough } : leg
}

/** `timeZone`: left out where that is not known. */
type Clocked = End & { timeZone?: string }

/** With how clocks are set there on a day. */
export function legOn(day: string, from: Clocked, to: Clocked): Leg {
  const leg = legBetween(from, to)
  if (!from.timeZone || !to.timeZone) return leg
  return { ...leg, ahead: minutesAhead(to.timeZone, from.timeZone, day) }
}

/** Farther than this no straight line tells of a drive. */
const farthestStayKm = 500

/** From where a family stays to the first stop of a day, and from the last one back. */
export function stayLegs(
  stay: Clocked | undefined,
  stops: readonly (Clocked | undefined)[],
  day: string,
): { out: Leg | undefined; back: Leg | undefined } {
  const leg = (from: Clocked | undefined, to: Clocked | undefined) => {
    const found = from && to && legOn(day, from, to)
    return found && found.km <= farthestStayKm ? found : undefined
  }
  return { out: leg(stay, stops[0]), back: leg(stops.at(-1), stay) }
}

/** 'About 17 min by car · 5.4 km from where you stay', `what` being the last of it, and how clocks are set there where that is otherwise. */
export const legWords = ({ way, minutes, km, isRough, ahead = 0 }: Leg, what = ''): string =>
  [
    `About ${formatDrivingTime(minutes)} ${way === 'car' ? 'by car' : 'on foot'}`,
    `${formatDistance(km, isRough)} ${what}`.trim(),
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
