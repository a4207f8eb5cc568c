import { Plus } from 'lucide-react'
import { showWhole } from '../../ui/show-whole.ts'
import { useOurDates } from '../dates/our-dates.tsx'
import { hoursOnDay } from '../opening-hours/shown/hours-on-day.ts'
import type { PlannedDay } from '../plan/plan.ts'
import { dayToAdd, isOver, longDay, shortDay, todayAt } from './plan-days.ts'
import type { ChangePlan } from './use-plan-change.tsx'
import type { PlanPlaces } from './use-plan-places.tsx'

interface DayTabsProps extends Pick<PlanPlaces, 'places'> {
  days: readonly PlannedDay[]
  today: string
  onChange: ChangePlan
}

const tab =
  'inline-flex min-h-11 flex-none items-center gap-2 rounded-full px-4 text-sm font-semibold whitespace-nowrap text-text hover:bg-surface-hover'

export const dayId = (day: string) => `day-${day || 'none'}`

/** Leads to the days, and adds one. */
export function DayTabs({ days, today, places, onChange }: DayTabsProps) {
  const ourDates = useOurDates()?.days ?? []
  const addDay = () => {
    const planned = days.flatMap(({ day }) => day || [])
    const next = dayToAdd(planned, ourDates, todayAt(places))
    onChange({ days: { [next]: true } }, { said: `${longDay(next)} added`, focus: `${dayId(next)}-date` })
  }
  return (
    <nav
      aria-label="Days"
      onFocus={showWhole}
      className="sticky top-(--nav-h) low:static z-(--z-sticky) border-b border-border bg-glass backdrop-blur-[10px] print:hidden"
    >
      <div className="page-width flex scroll-px-(--gutter) gap-2 overflow-x-auto py-2 [scrollbar-width:none]">
        {days.map(({ day, stops }) => {
          const isToCome = day !== '' && !isOver(day, today)
          const closed = stops.filter(
            ({ slug }) => isToCome && hoursOnDay(places?.get(slug)?.hours ?? null, day).tone === 'closed',
          ).length
          return (
            <a key={day} href={`#${dayId(day)}`} className={tab}>
              {shortDay(day)}
              {closed > 0 && (
                <>
                  <span
                    aria-hidden="true"
                    className="size-2.25 rounded-full bg-danger forced-color-adjust-none"
                  />
                  <span className="sr-only">{closed === 1 ? 'one warning' : `${closed} warnings`}</span>
                </>
              )}
            </a>
          )
        })}
        <button type="button" onClick={addDay} className={`${tab} text-link`}>
          <Plus className="size-4.5" />
          Add a day
        </button>
      </div>
    </nav>
  )
}
