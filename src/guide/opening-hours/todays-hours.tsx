import { Clock, ClockAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { HoursOfDay } from './todays-hours.schema.ts'

interface TodaysHoursProps {
  today: HoursOfDay
  className?: string
  isProminent?: boolean
  /** What else is said of a day without hours. */
  whenClosed?: ReactNode
}

/** 'Today 10:00–18:00' or 'Closed today'; nothing where that is not known. */
export function TodaysHours({ today, className = '', isProminent = false, whenClosed }: TodaysHoursProps) {
  if (today.state === 'unknown') return null
  if (today.state === 'closed') {
    return (
      <p className={`flex flex-wrap items-center gap-x-2 text-sm font-semibold text-text ${className}`}>
        <ClockAlert className="size-[17px] flex-none text-on-accent-soft" />
        Closed today
        {whenClosed && <span className="font-normal text-text-muted">{whenClosed}</span>}
      </p>
    )
  }
  return (
    <p
      className={`flex items-center gap-2 text-sm tabular-nums ${isProminent ? 'font-semibold text-text' : 'text-text-muted'} ${className}`}
    >
      <Clock className="size-[17px] flex-none" />
      {today.hours === 'Open 24 hours' ? 'Open 24 hours today' : `Today ${today.hours}`}
    </p>
  )
}
