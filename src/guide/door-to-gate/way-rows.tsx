import { Bike, Car, Footprints, type LucideIcon } from 'lucide-react'
import { formatDrivingTime } from '../how-far/driving-time.ts'
import type { Drive, Ways } from './ways.ts'

interface WayRowsProps {
  ways: Ways
  isRouterSilent: boolean | undefined
}

const about = (minutes: number) => `about ${formatDrivingTime(minutes)}`

/** By car, bicycle and on foot, each with what the time is worth. */
export const WayRows = ({
  ways: { drive, bicycleMinutes, footMinutes, km },
  isRouterSilent,
}: WayRowsProps) => (
  <>
    <ul className="divide-y divide-border">
      <WayRow icon={Car} way="By car" {...driveWords(drive, isRouterSilent)} />
      {bicycleMinutes !== null && <WayRow icon={Bike} way="By bicycle" time={about(bicycleMinutes)} />}
      {footMinutes !== null && <WayRow icon={Footprints} way="On foot" time={about(footMinutes)} />}
    </ul>
    {(footMinutes !== null || bicycleMinutes !== null || drive.kind === 'estimate') && (
      <p className="text-xs text-text-muted">
        {km < 1 ? 'Less than 1 km' : `${km} km`} in a straight line, from which all that is 'about' is
        estimated
        {(footMinutes !== null || bicycleMinutes !== null) && ': 4 km an hour on foot, 12 by bicycle'}. Hills
        and water make it longer.
      </p>
    )}
  </>
)

interface WayRowProps {
  icon: LucideIcon
  way: string
  time: string
  note?: string | undefined
}

const WayRow = ({ icon: Icon, way, time, note }: WayRowProps) => (
  <li className="nearby-line">
    <span className="grid size-[38px] place-items-center rounded-lg bg-surface-hover text-link">
      <Icon className="size-5" />
    </span>
    <span>
      {way}
      {note && <span className="block text-xs text-text-muted"> {note}</span>}
    </span>
    <b className="text-right font-semibold tabular-nums"> {time}</b>
  </li>
)

/** What is not known is said to be unknown, and what is estimated to be an estimate. */
function driveWords(drive: Drive, isRouterSilent = false): { time: string; note?: string } {
  if (drive.kind === 'no road') return { time: 'no road', note: 'The map has no road that leads there' }
  if (drive.kind === 'unknown') return { time: 'not known', note: 'Too far for an estimate' }
  if (drive.kind === 'route') {
    const how = drive.hasFerry ? ', part of them by ferry, without the wait for it or' : ' by road, without'
    return { time: formatDrivingTime(drive.minutes), note: `${drive.km} km${how} traffic jams` }
  }
  return {
    time: about(drive.minutes),
    note: isRouterSilent ? 'Estimated: the router does not answer just now' : 'Estimated, not a route',
  }
}
