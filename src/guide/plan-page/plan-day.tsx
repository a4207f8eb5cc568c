import { Car, Footprints } from 'lucide-react'
import { Fragment } from 'react'
import { DayHead } from './day-head.tsx'
import { DayMap } from './day-map.tsx'
import { dayId } from './day-tabs.tsx'
import { dayTimes, visitMinutes } from './day-times.ts'
import { type Leg, legOn, legWords, stayLegs } from './legs.ts'
import { MapLinkList } from './map-link-list.tsx'
import { dayLinks } from './map-links.ts'
import type { PlanDayProps } from './plan-props.tsx'
import { PlanStop } from './plan-stop.tsx'
import { laterOn } from './time-zone.ts'
import { useRainSwaps } from './use-rain-swaps.tsx'
import { useStoredStay } from './use-stored-stay.ts'

export function PlanDay(props: PlanDayProps) {
  const { day, stops, plan, places } = props
  const swaps = useRainSwaps(props)
  const legs = stops.map(({ slug }, index): Leg | undefined => {
    const [from, to] = [places?.get(stops[index - 1]?.slug ?? ''), places?.get(slug)]
    if (!day || !from || !to) return undefined
    return legOn(day, from, to)
  })
  const stay = useStoredStay()
  const { out, back } = stayLegs(
    day ? stay : undefined,
    stops.map(({ slug }) => places?.get(slug)),
    day,
  )
  const times = dayTimes(
    (day && plan.starts?.[day]) || '',
    stops.map(({ slug, time }, index) => {
      const place = places?.get(slug)
      return {
        ...{ time, visit: place && visitMinutes(place), leg: index === 0 ? out : legs[index] },
        later: place && day ? laterOn(day, place.timeZone) : undefined,
      }
    }),
  )
  return (
    <section
      id={dayId(day)}
      data-day={day}
      aria-labelledby={`${dayId(day)}-name`}
      className="data-drop:shadow-[0_3px_0_var(--link)] scroll-mt-[calc(var(--nav-h)+72px)]"
    >
      <DayHead {...props} legs={[out, ...legs, back].flatMap((leg) => leg ?? [])} />
      {day && <DayMap {...props} legs={[out, ...legs.slice(1)]} times={times} stay={out && stay} />}
      <ol className="grid empty:hidden">
        {out && <LegLine leg={out} what="from where you stay" />}
        {stops.map((stop, index) => (
          <Fragment key={stop.key}>
            {index > 0 && <LegLine leg={legs[index]} />}
            <PlanStop
              {...props}
              {...{ stop, index }}
              times={(day && times[index]) || {}}
              swaps={swaps.get(stop.slug) ?? []}
            />
          </Fragment>
        ))}
        {back && <LegLine leg={back} what="back to where you stay" />}
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

const DayInMaps = ({ stops, places }: PlanDayProps) => (
  <div className="mt-2 md:ml-17.5">
    <MapLinkList words="The whole day in" links={dayLinks(stops.map(({ slug }) => places?.get(slug)))} />
  </div>
)

/** Some room where no way is known. */
function LegLine({ leg, what }: { leg: Leg | undefined; what?: string }) {
  const Way = leg?.way === 'foot' ? Footprints : Car
  return (
    <li
      aria-hidden={leg ? undefined : true}
      className="ml-5.5 flex min-h-4 items-center gap-2.5 pl-5 text-sm text-text-muted md:ml-24"
    >
      {leg && (
        <span className="-ml-5 flex min-h-11 items-center gap-2.5 border-l-[3px] border-dotted border-control-border pl-5">
          <Way className="size-4.5 text-link" />
          {legWords(leg, what)}
        </span>
      )}
    </li>
  )
}
