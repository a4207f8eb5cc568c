import { daysOf, type Plan, type StopInPlan, stopsOf } from '../plan/plan.ts'
import type { PlanPlace } from './plan-places.schema.ts'

type KnownPlace = Pick<
  PlanPlace,
  'slug' | 'name' | 'lat' | 'lng' | 'isRough' | 'timeZone' | 'address' | 'visitHoursMin' | 'visitHoursMax'
>

export interface ExportedStop extends StopInPlan {
  place: KnownPlace
}

export interface ExportedDay {
  day: string
  stops: ExportedStop[]
}

/** What goes into files for others: the days with their stops, but for places that the guide has no more. */
export const exportedDays = (plan: Plan, places: ReadonlyMap<string, KnownPlace>): ExportedDay[] =>
  daysOf(plan).flatMap(({ day, stops }) => {
    const known = stops.flatMap((stop) => {
      const place = places.get(stop.slug)
      return place ? [{ ...stop, place }] : []
    })
    return known.length > 0 ? [{ day, stops: known }] : []
  })

/** '1 stop no longer in the guide and 2 stops on no day yet': what a file is without; '' for nothing. */
export function leftOut(plan: Plan, places: ReadonlyMap<string, unknown>, isCalendar: boolean): string {
  const stops = stopsOf(plan)
  const gone = stops.filter(({ slug }) => !places.has(slug)).length
  const loose = isCalendar ? stops.filter(({ slug, day }) => places.has(slug) && !day).length : 0
  return [
    gone > 0 && `${stopCount(gone)} no longer in the guide`,
    loose > 0 && `${stopCount(loose)} on no day yet`,
  ]
    .filter(Boolean)
    .join(' and ')
}

const stopCount = (count: number) => (count === 1 ? '1 stop' : `${count} stops`)
