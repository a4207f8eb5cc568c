import { Link } from '@tanstack/react-router'
import { Columns3, Route, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { inputClass } from '../../ui/field.tsx'
import { mostCompared, searchOfCompared } from '../place-lists/compared-slugs.ts'
import { byDistance, endOf } from '../plan/order.ts'
import type { PlanChange } from '../plan/plan.ts'
import { dayId } from './day-tabs.tsx'
import { dayWords, type Leg } from './legs.ts'
import type { PlanDayProps } from './plan-day.tsx'
import { longDay } from './plan-days.ts'

type DayHeadProps = PlanDayProps & { legs: readonly Leg[] }

export function DayHead(props: DayHeadProps) {
  const { day, stops, legs, places, onChange, onSay } = props
  const sort = () => {
    const change = byDistance(stops, (slug) => places?.get(slug))
    if (change) onChange(change, { toast: 'Ordered by distance' })
    else onSay('These stops are in a short order already')
  }
  return (
    <div className="day-head mb-3 flex flex-wrap items-center gap-x-3.5 gap-y-1">
      <h2 id={`${dayId(day)}-name`} className="text-[1.625rem]! leading-tight">
        {longDay(day)}
      </h2>
      <p className="mr-auto text-sm text-text-muted">{dayWords(stops.length, legs)}</p>
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
function DayDate({ day, stops, plan, onChange }: DayHeadProps) {
  const moveTo = (next: string): PlanChange => ({
    days: { [day]: false, ...(next && { [next]: true }) },
    stops: Object.fromEntries(
      stops.map(({ key }, index) => [key, { day: next, at: endOf(plan, next) + index }]),
    ),
    ...(next && plan.starts?.[day] && !plan.starts[next] && { starts: { [next]: plan.starts[day] } }),
  })
  return (
    <span className="flex flex-wrap items-center gap-1 print:hidden">
      <label className="flex items-center gap-1.5 text-sm text-text-muted">
        Start
        <input
          // A start that somebody else sets is shown.
          key={plan.starts?.[day]}
          id={`${dayId(day)}-start`}
          type="time"
          aria-label={`Start of ${longDay(day)}`}
          defaultValue={plan.starts?.[day]}
          // While it is typed, each part of a time is one.
          onBlur={({ target: { value } }) => {
            if (value === (plan.starts?.[day] ?? '')) return
            onChange({ starts: { [day]: value } }, { said: value ? `Starts at ${value}` : 'No start' })
          }}
          className={`${inputClass} w-auto! max-md:px-1.5!`}
        />
      </label>
      <DateField
        day={day}
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
        onClick={() => onChange(moveTo(''), { toast: `${longDay(day)} removed` })}
      >
        <Trash2 className="size-4.5" />
      </Button>
    </span>
  )
}

interface DateFieldProps {
  day: string
  /** `focus`: what has it, by its id, where that is drawn anew with the day; else ''. */
  onMove: (value: string, focus: string) => void
}

/** A date that is picked counts at once; of one that is typed each part is a date, so it counts when the field is left, or on Enter. */
function DateField({ day, onMove }: DateFieldProps) {
  const isTyped = useRef(false)
  const id = `${dayId(day)}-date`
  const move = (value: string, focus = id) => {
    isTyped.current = false
    // A year that is being typed is a year of antiquity until its last digit.
    if (value >= '2000' && value !== day) onMove(value, focus)
  }
  return (
    <input
      id={id}
      type="date"
      aria-label={`Date of ${longDay(day)}`}
      defaultValue={day}
      onPointerDown={() => {
        isTyped.current = false
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') move(currentTarget.value)
        else isTyped.current = true
      }}
      onChange={({ target }) => {
        if (!isTyped.current) move(target.value)
      }}
      onBlur={({ target, relatedTarget }) => {
        const isDrawnAnew = document.getElementById(dayId(day))?.contains(relatedTarget)
        move(target.value, isDrawnAnew ? relatedTarget?.id || id : '')
        // What is no day of a plan is not left standing.
        if (target.value < '2000') target.value = day
      }}
      className={`${inputClass} w-auto! max-md:px-1.5!`}
    />
  )
}
