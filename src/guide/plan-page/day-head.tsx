import { Link } from '@tanstack/react-router'
import { Columns3, Route, Trash2 } from 'lucide-react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { mostCompared, searchOfCompared } from '../place-lists/compared-slugs.ts'
import { byDistance, endOf } from '../plan/order.ts'
import type { PlanChange } from '../plan/plan.ts'
import { DateField } from './date-field.tsx'
import { dayId } from './day-tabs.tsx'
import { dayWords, type Leg } from './legs.ts'
import { isOver, longDay } from './plan-days.ts'
import type { PlanDayProps } from './plan-props.tsx'
import { StartField } from './start-field.tsx'

type DayHeadProps = PlanDayProps & { legs: readonly Leg[] }

export function DayHead(props: DayHeadProps) {
  const { day, today, stops, legs, places, onChange, onSay } = props
  const sort = () => {
    const change = byDistance(stops, (slug) => places?.get(slug))
    if (change) onChange(change, { toast: 'Ordered by distance' })
    else onSay('These stops are in a short order already')
  }
  return (
    <div className="day-head mb-3 flex flex-wrap items-center gap-x-3.5 gap-y-1">
      <h2 id={`${dayId(day)}-name`} tabIndex={-1} className="text-[1.625rem]! leading-tight">
        {longDay(day)}
      </h2>
      <p className="mr-auto text-sm text-text-muted">
        {isOver(day, today) && 'This day is over · '}
        {dayWords(stops.length, legs)}
      </p>
      {stops.length > 2 && (
        <Button look="ghost" onClick={sort} className="px-3! text-link">
          <Route className="size-4.5" />
          Order by distance
        </Button>
      )}
      <CompareLink stops={stops} />
      {day && <DayDate {...props} />}
    </div>
  )
}

function CompareLink({ stops }: Pick<DayHeadProps, 'stops'>) {
  const slugs = [...new Set(stops.map(({ slug }) => slug))]
  if (slugs.length < 2) return null
  return (
    <Link
      to="/compare"
      search={searchOfCompared(slugs.slice(0, mostCompared))}
      className={buttonClass('ghost', 'md', 'px-3! text-link print:hidden')}
    >
      <Columns3 className="size-4.5" />
      Compare
    </Link>
  )
}

/** Another date, with all that is on the day; or the day goes, and what was on it is on none. */
function DayDate({ day, dates, stops, plan, onChange }: DayHeadProps) {
  const start = plan.starts?.[day] ?? ''
  const at = dates.indexOf(day)
  const neighbour = dates[at + 1] ?? dates[at - 1] ?? ''
  const moveTo = (next: string): PlanChange => ({
    days: { [day]: false, ...(next && { [next]: true }) },
    stops: Object.fromEntries(
      stops.map(({ key }, index) => [key, { day: next, at: endOf(plan, next) + index }]),
    ),
    ...(next && start && !plan.starts?.[next] && { starts: { [next]: start } }),
  })
  return (
    <span className="flex flex-wrap items-center gap-1 print:hidden">
      <StartField
        // A start that somebody else sets is shown.
        key={start}
        {...{ day, start }}
        onStart={(value) =>
          onChange(
            // A day that somebody else took away, on which something came meanwhile, has no start.
            { days: { [day]: true }, starts: { [day]: value } },
            { said: value ? `Starts at ${value}` : 'No start' },
          )
        }
      />
      <DateField
        {...{ day, dates }}
        onMove={(value, focus) =>
          onChange(moveTo(value), {
            // Two days that have become one are parted by nothing else.
            [plan.days[value] ? 'toast' : 'said']: `Now on ${longDay(value)}`,
            ...(focus && { focus: focus.replace(dayId(day), dayId(value)) }),
          })
        }
      />
      <Button
        id={`${dayId(day)}-remove`}
        look="ghost"
        size="icon"
        aria-label={`Remove ${longDay(day)}`}
        onClick={() =>
          onChange(moveTo(''), { toast: `${longDay(day)} removed`, focus: `${dayId(neighbour)}-name` })
        }
      >
        <Trash2 className="size-4.5" />
      </Button>
    </span>
  )
}
