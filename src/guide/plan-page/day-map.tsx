import { Link } from '@tanstack/react-router'
import { Map as MapIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useLatePart } from '../../ui/use-late-part.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'
import type { Stay } from '../door-to-gate/read-stay.ts'
import type { RouteMapProps, RoutePoint } from '../map/route-map.tsx'
import { dayId } from './day-tabs.tsx'
import { clock, type StopTimes } from './day-times.ts'
import { untold } from './exported.ts'
import { type Leg, legWords } from './legs.ts'
import { longDay } from './plan-days.ts'
import type { PlanDayProps } from './plan-props.tsx'
import { stopId } from './plan-stop.tsx'

const loadMap = () => import('../map/route-map.tsx').then(({ RouteMap }) => RouteMap)

interface DayMapProps extends Pick<PlanDayProps, 'day' | 'stops' | 'places' | 'missing'> {
  /** To each of the stops. */
  legs: readonly (Leg | undefined)[]
  times: readonly StopTimes[]
  /** Where the day begins and ends, if it is told. */
  stay: Stay | undefined
}

/** The stops of a day on the map; fetched when it is asked for. */
export function DayMap({ day, stops, places, missing, legs, times, stay }: DayMapProps) {
  const { Part, preload, demand } = useLatePart<RouteMapProps>(loadMap)
  const [isOpen, setOpen] = useState(false)
  const { way, points } = useMemo(() => routeOf(stops, places), [stops, places])
  if (points.length === 0 || !places) return null
  const card = ({ key, number, name }: RoutePoint) => {
    const at = stops.findIndex((stop) => stop.key === key)
    const [leg, arrive] = [legs[at], times[at]?.arrive]
    const words = [arrive !== undefined && clock(arrive), leg && legWords(leg)].filter(Boolean).join(' · ')
    return (
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 text-sm">
          <Link
            to="/funplace/$placeSlug"
            params={{ placeSlug: places?.get(stops[at]?.slug ?? '')?.slug ?? '' }}
            className="font-semibold [overflow-wrap:anywhere] hover:underline"
          >
            {number}. {name}
          </Link>
          {words && <span className="block text-text-muted tabular-nums">{words}</span>}
        </p>
        <Button look="outline" onClick={() => document.getElementById(stopId(key))?.focus()}>
          In the list
        </Button>
      </div>
    )
  }
  return (
    <div className="mb-3 grid gap-2 print:hidden">
      <Button
        look="outline"
        aria-expanded={isOpen}
        aria-controls={`${dayId(day)}-map`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={async () => (isOpen ? setOpen(false) : setOpen(await demand()))}
        className="justify-self-start whitespace-normal!"
      >
        <MapIcon className="size-4.5" />
        {isOpen ? 'Hide the map' : 'Show on the map'}
      </Button>
      <div id={`${dayId(day)}-map`} hidden={!isOpen}>
        {isOpen && Part && (
          <>
            <div className="h-[min(340px,60dvh)] overflow-hidden rounded-xl border border-border bg-(--map-land)">
              <Part
                label={`Map of ${longDay(day)}`}
                {...{ points, way, stay, card }}
                styleUrl={getPublicSettings().mapStyleUrl}
              />
            </div>
            <p className="mt-1.5 text-xs text-text-muted">
              The lines lead straight from stop to stop, not along roads.
            </p>
            {[...untold(numbered(stops), { places, missing })].map(([why, without]) => (
              <p key={why} className="mt-1.5 text-sm [overflow-wrap:anywhere]">
                Not on the map, since {why}: {without.map(({ title }) => title).join(', ')}
              </p>
            ))}
          </>
        )}
      </div>
    </div>
  )
}

/** '2. Old Mill', as in the list. */
const numbered = (stops: DayMapProps['stops']) =>
  stops.map(({ slug, name }, index) => ({ slug, title: `${index + 1}. ${name || slug}` }))

/** What the guide knows the place of; what is come to twice is one point with both numbers. */
function routeOf(stops: DayMapProps['stops'], places: DayMapProps['places']) {
  const known = stops.flatMap(({ key, slug }, index) => {
    const place = places?.get(slug)
    return place ? [{ key, place, number: String(index + 1) }] : []
  })
  const bySlug = Map.groupBy(known, ({ place }) => place.slug)
  const points = [...bySlug.values()].flatMap((visits): RoutePoint[] => {
    const [first] = visits
    if (!first) return []
    const { key, place } = first
    const number = visits.map((visit) => visit.number).join(', ')
    const { lat, lng, funTypes } = place
    const name = place.isRough ? `${place.name} (about here)` : place.name
    return [{ key, number, name, lat, lng, funTypeSlug: funTypes[0]?.slug }]
  })
  return { way: known.map(({ place: { lat, lng } }) => ({ lat, lng })), points }
}
