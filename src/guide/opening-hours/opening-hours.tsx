import { ClockFading } from 'lucide-react'
import { weekdayHours } from './opening-hours.ts'
import type { DatedHours, HoursOfDay } from './todays-hours.schema.ts'
import { TodaysHours } from './todays-hours.tsx'
import { nextOpening, type WeekRow, weekRows } from './week-rows.ts'

interface OpeningHoursProps {
  openingHours: string | null
  today: HoursOfDay
  nextDays: DatedHours[] | null
}

/** All that a place's page says of its hours: today, day by day, or the text as it is. */
export function OpeningHours({ openingHours, today, nextDays }: OpeningHoursProps) {
  if (!openingHours) {
    return (
      <div className="flex gap-3 rounded-md bg-surface-hover p-3.5 text-sm">
        <ClockFading className="size-5 flex-none text-link" />
        <p className="text-text-muted">
          <b className="block font-semibold text-text">Hours not known</b>
          Please look at the official site before you set off.
        </p>
      </div>
    )
  }
  const rows = weekRows(openingHours, nextDays)
  const opens = nextOpening(nextDays)
  return (
    <>
      {today.state === 'unknown' ? (
        <p className="mt-1.5 mb-2.5 flex items-center gap-2 text-sm text-text-muted">
          <ClockFading className="size-[17px] flex-none text-link" />
          Hours today not known
        </p>
      ) : (
        <TodaysHours
          today={today}
          className="mt-1.5 mb-2.5"
          isProminent
          whenClosed={opens && `Opens ${opens}`}
        />
      )}
      {rows && <WeekTable rows={rows} />}
      {!weekdayHours(openingHours) && (
        <p className="mt-1.5 text-sm text-text-muted [overflow-wrap:anywhere]">
          <b className="block font-semibold text-text">{rows ? 'Through the year' : 'Opening hours'}</b>
          {openingHours}
        </p>
      )}
    </>
  )
}

const WeekTable = ({ rows }: { rows: readonly WeekRow[] }) => (
  <table className="mt-1 w-full border-collapse text-sm tabular-nums">
    <caption className="sr-only">Opening hours</caption>
    <tbody>
      {rows.map(({ day, hours, isToday }) => {
        const mark = isToday ? markOfToday(hours) : undefined
        return (
          <tr key={day} {...(isToday && { 'aria-current': 'date' as const })}>
            <th
              scope="row"
              className={`rounded-l-lg py-1 pr-2 pl-2.5 text-left align-top ${mark ?? 'font-medium text-text-muted'}`}
            >
              {day}
            </th>
            <td
              className={`rounded-r-lg py-1 pr-2.5 pl-2 text-right ${mark ?? (hours === 'Closed' ? 'text-text-subtle' : '')}`}
            >
              {hours}
            </td>
          </tr>
        )
      })}
    </tbody>
  </table>
)

const markOfToday = (hours: string) =>
  hours === 'Closed' || hours === 'Not known'
    ? 'bg-accent-soft font-bold text-on-accent-soft'
    : 'bg-success-soft font-bold text-on-success-soft'
