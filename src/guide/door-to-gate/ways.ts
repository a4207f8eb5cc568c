import { kilometresBetween, type Position, radiusDrivingTimeMinutes } from '../how-far/distance.ts'
import { slowMinutes } from '../how-far/slow-ways.ts'

/** From the door of where a family stays to the gate of a place. Minutes are whole. */
export interface Ways {
  /** Great-circle kilometres. */
  km: number
  /** Estimates; null where nobody would go that far. */
  footMinutes: number | null
  bicycleMinutes: number | null
  drive: Drive
}

/** 'unknown': too far for an estimate, which knows nothing of the sea between. */
export type Drive =
  | { kind: 'route'; minutes: number; km: number; hasFerry?: true | undefined }
  | { kind: 'estimate'; minutes: number }
  | { kind: 'no road' }
  | { kind: 'unknown' }

/** What a router knows of a drive; its line leads from start to end. */
export type FoundDrive =
  | { minutes: number; km: number; line: Position[]; hasFerry?: true }
  | 'no road'
  | 'unknown'

const most = { footMinutes: 90, bicycleMinutes: 120, estimatedKm: 500 }

/** As far as the straight line tells; `found` is what a router says of the drive. */
export function waysBetween(from: Position, to: Position, found: FoundDrive = 'unknown'): Ways {
  const km = kilometresBetween(from, to)
  const upTo = (minutes: number, mostMinutes: number) => (minutes <= mostMinutes ? minutes : null)
  return {
    km: Math.round(km * 10) / 10,
    footMinutes: upTo(slowMinutes('foot', km), most.footMinutes),
    bicycleMinutes: upTo(slowMinutes('bicycle', km), most.bicycleMinutes),
    drive: driveOf(km, found),
  }
}

function driveOf(km: number, found: FoundDrive): Drive {
  if (found === 'no road') return { kind: 'no road' }
  if (found !== 'unknown') {
    const { line: _, ...drive } = found
    return { kind: 'route', ...drive }
  }
  if (km > most.estimatedKm) return { kind: 'unknown' }
  return { kind: 'estimate', minutes: Math.max(1, radiusDrivingTimeMinutes(km)) }
}

/** To some hundred metres: as near as a way from door to gate needs, and no exact home. */
export const roughly = ({ lat, lng }: Position): Position => ({
  lat: Math.round(lat * 1000) / 1000,
  lng: Math.round(lng * 1000) / 1000,
})
