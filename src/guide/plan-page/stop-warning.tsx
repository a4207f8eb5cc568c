import { CalendarX2, TriangleAlert } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { hoursOnDay, openDayOf } from '../opening-hours/shown/hours-on-day.ts'
import { endOf } from '../plan/order.ts'
import { isOver, longDay, whichWeekday } from './plan-days.ts'
import type { PlanPlace } from './plan-places.schema.ts'
import type { PlanStopProps } from './plan-props.tsx'

/** Hours or seasons that speak against the day, with a way out where the plan has another day; of what nobody knows nothing is said. */
export function StopWarning({
  stop,
  day,
  dates,
  today,
  plan,
  onChange,
  place,
}: PlanStopProps & { place: Pick<PlanPlace, 'name' | 'hours'> }) {
  const { tone, text } = hoursOnDay(place.hours, day)
  if (tone === 'open' || tone === 'unknown') return null
  const isSure = tone === 'closed'
  const other = openDayOf(
    place.hours,
    dates.filter((date) => date !== day && !isOver(date, today)),
  )
  const Icon = isSure ? CalendarX2 : TriangleAlert
  const weekday = other && whichWeekday(other, dates)
  const move = (to: string) =>
    onChange(
      { stops: { [stop.key]: { day: to, at: endOf(plan, to) } } },
      { toast: `${place.name} is now on ${longDay(to)}`, focus: `more-${stop.key}` },
    )
  return (
    <div
      className={`mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-[14px] p-2.5 pl-3.5 text-sm ${isSure ? 'bg-danger-soft text-on-danger-soft' : 'bg-accent-soft text-on-accent-soft'}`}
    >
      <Icon className="size-5 flex-none" />
      <p className="min-w-0 flex-1 basis-40">
        <b className="font-semibold">{isSure ? 'Not on this day' : 'Look before you go'}</b>
        <br />
        {other ? `${text}; ${hoursOnDay(place.hours, other).text.toLowerCase()} on ${weekday}` : text}
      </p>
      {other && (
        <Button
          look="outline"
          onClick={() => move(other)}
          className="border-current! bg-transparent! text-current!"
        >
          Move to {weekday}
        </Button>
      )}
    </div>
  )
}
