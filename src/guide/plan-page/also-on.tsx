import { alsoOn, notOn } from '../plan/more-days.ts'
import { stopsOf } from '../plan/plan.ts'
import { longDay, shortDay } from './plan-days.ts'
import type { PlanStopProps } from './plan-props.tsx'

const chip =
  'min-h-11 rounded-full border-[1.5px] border-control-border bg-surface px-3.5 text-sm font-semibold hover:bg-surface-hover aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary'

/** The same place on other days of the plan, each by a tap: the playground every evening. */
export function AlsoOn({ stop, dates, plan, onChange }: PlanStopProps) {
  const others = dates.filter((date) => date !== stop.day)
  if (!stop.day || others.length === 0) return null
  const taken = new Set(stopsOf(plan).flatMap(({ slug, day }) => (slug === stop.slug ? day : [])))
  const free = others.filter((date) => !taken.has(date))
  const add = (days: readonly string[], focus = '') =>
    onChange(alsoOn(plan, stop, days), {
      toast: `${stop.name} is also on ${days.length > 1 ? 'all other days' : days.map(longDay).join()}`,
      focus,
    })
  const takeOff = (day: string) =>
    onChange(notOn(plan, stop, day), { toast: `${stop.name} is no longer on ${longDay(day)}` })
  return (
    <fieldset id={`also-on-${stop.key}`} tabIndex={-1} className="sm:col-span-2">
      <legend className="mb-1.5 text-xs font-semibold">Also on</legend>
      <div className="flex flex-wrap gap-2">
        {others.map((date) => (
          <button
            key={date}
            type="button"
            aria-label={longDay(date)}
            aria-pressed={taken.has(date)}
            onClick={() => (taken.has(date) ? takeOff(date) : add([date]))}
            className={chip}
          >
            {shortDay(date)}
          </button>
        ))}
        {others.length > 1 && free.length > 0 && (
          <button type="button" onClick={() => add(free, `also-on-${stop.key}`)} className={chip}>
            Every day
          </button>
        )}
      </div>
    </fieldset>
  )
}
