import { AlarmClock, BedSingle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOurFamily } from '../family/our-family.tsx'
import { hoursOnDay } from '../opening-hours/shown/hours-on-day.ts'
import { clock, closedThen, meetsNap, type StopTimes, timesWords } from './day-times.ts'
import type { PlanPlace } from './plan-places.schema.ts'
import type { PlanStopProps } from './plan-props.tsx'

/** 'Leave 9:30 · arrive 10:05 · until about 12:00', as far as that is known. */
export const TimesLine = (times: StopTimes) => {
  const words = timesWords(times)
  return words && <p className="text-sm text-text-muted tabular-nums">{words}</p>
}

type TimeWarningsProps = Pick<PlanStopProps, 'day' | 'times'> & {
  place: Pick<PlanPlace, 'hours'> | undefined
  /** Its hours rule the whole day out, which is told already. */
  isRuledOut: boolean
}

/** What does not go with the times of a stop: the way to it, its hours, and the nap of the visitor's own family. */
export function TimeWarnings({ day, times, place, isRuledOut }: TimeWarningsProps) {
  const nap = useOurFamily()?.family.nap
  const closed = place && !isRuledOut ? closedThen(place.hours, day, times) : undefined
  const isSure = place?.hours?.grade !== 'usual' && !hoursOnDay(place?.hours ?? null, day).remark
  return (
    <>
      {times.late !== undefined && (
        <TimeStrip Icon={AlarmClock} look="bg-accent-soft text-on-accent-soft">
          Hardly in time: from the stop before you are here at about {clock(times.late)}
        </TimeStrip>
      )}
      {closed && (
        <TimeStrip
          Icon={AlarmClock}
          look={isSure ? 'bg-danger-soft text-on-danger-soft' : 'bg-accent-soft text-on-accent-soft'}
        >
          {closed}
        </TimeStrip>
      )}
      {nap && meetsNap(times, nap) && (
        <TimeStrip Icon={BedSingle} look="bg-surface-sunken">
          Nap {nap.from}–{nap.until} is at this time
        </TimeStrip>
      )}
    </>
  )
}

const TimeStrip = ({
  Icon,
  look,
  children,
}: {
  Icon: typeof AlarmClock
  look: string
  children: ReactNode
}) => (
  <p className={`mt-2 flex items-center gap-3 rounded-[14px] p-2.5 pl-3.5 text-sm ${look}`}>
    <Icon className="size-5 flex-none" />
    <span className="min-w-0">{children}</span>
  </p>
)
