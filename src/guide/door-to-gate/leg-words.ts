import { formatDrivingTime } from '../how-far/driving-time.ts'
import type { Connection } from './ways.schema.ts'

/** What a timetable's modes are to a family; 'Ride' for all others. */
const vehicles: Readonly<Record<string, string>> = {
  ...{ BUS: 'Bus', COACH: 'Coach', TRAM: 'Tram', SUBWAY: 'Metro', FERRY: 'Ferry', AIRPLANE: 'Flight' },
  ...{ RAIL: 'Train', HIGHSPEED_RAIL: 'Train', LONG_DISTANCE: 'Train', NIGHT_RAIL: 'Night train' },
  ...{ REGIONAL_RAIL: 'Train', REGIONAL_FAST_RAIL: 'Train', SUBURBAN: 'Train' },
  ...{ FUNICULAR: 'Funicular', AERIAL_LIFT: 'Cable car', ODM: 'Call bus', FLEX: 'Call bus' },
}

/** 'Metro U4 from Karlsplatz to Hietzing', '4 min on foot' */
export function legWords({ mode, line, from, to, minutes }: Connection['legs'][number]): string {
  if (mode === 'WALK') return `${formatDrivingTime(minutes)} on foot`
  const ends = [from && `from ${from}`, to && `to ${to}`]
  return [vehicles[mode] ?? 'Ride', line, ...ends].filter(Boolean).join(' ')
}
