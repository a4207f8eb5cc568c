import { Car, Footprints } from 'lucide-react'
import { Fragment } from 'react'
import type { Plan, StopInPlan } from '../plan/plan.ts'
import { DayHead } from './day-head.tsx'
import { dayId } from './day-tabs.tsx'
import { type Leg, legBetween, legWords } from './legs.ts'
import { MapLinkList } from './map-link-list.tsx'
import { dayLinks } from './map-links.ts'
import { PlanStop } from './plan-stop.tsx'
import type { ChangePlan } from './use-plan-change.tsx'
import type { PlanPlaces } from './use-plan-places.tsx'

export interface PlanDayProps extends Pick<PlanPlaces, 'places'> {
  /** '' holds what is on no day. */
  day: string
  stops: readonly StopInPlan[]
  plan: Plan
  /** Of the whole plan. */
  dates: readonly string[]
  onChange: ChangePlan
  onSay: (text: string) => void
}

export function PlanDay(props: PlanDayProps) {
  const { day, stops, places } = props
  const legs = stops.map(({ slug }, index): Leg | undefined => {
    const [from, to] = [places?.get(stops[index - 1]?.slug ?? ''), places?.get(slug)]
    return day && from && to ? legBetween(from, to) : undefined
  })
  return (
    <section
      id={dayId(day)}
      aria-labelledby={`${dayId(day)}-name`}
      className="scroll-mt-[calc(var(--nav-h)+72px)]"
    >
      <DayHead {...props} legs={legs.flatMap((leg) => leg ?? [])} />
      <ol className="grid">
        {stops.map((stop, index) => (
          <Fragment key={stop.slug}>
            {index > 0 && <LegLine leg={legs[index]} />}
            <PlanStop {...props} stop={stop} index={index} />
          </Fragment>
        ))}
      </ol>
      {day && <DayInMaps {...props} />}
      {stops.length === 0 && (
        <p className="text-sm text-text-muted">
          Nothing yet.{' '}
          <span className="for-editing print:hidden">
            Bring a place here by its arrows, or by the day that you choose under 'More'.
          </span>
        </p>
      )}
    </section>
  )
}

function DayInMaps({ stops, places }: PlanDayProps) {
  const known = stops.flatMap(({ slug }) => places?.get(slug) ?? [])
  return (
    <div className="mt-2 md:ml-17.5">
      <MapLinkList words="The whole day in" links={dayLinks(known)} />
    </div>
  )
}

/** Some room where no way is known. */
function LegLine({ leg }: { leg: Leg | undefined }) {
  const Way = leg?.way === 'foot' ? Footprints : Car
  return (
    <li className="ml-5.5 flex min-h-4 items-center gap-2.5 pl-5 text-sm text-text-muted md:ml-24">
      {leg && (
        <span className="-ml-5 flex min-h-11 items-center gap-2.5 border-l-[3px] border-dotted border-control-border pl-5">
          <Way className="size-4.5 text-link" />
          {legWords(leg)}
        </span>
      )}
    </li>
  )
}
