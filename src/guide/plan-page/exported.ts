import { daysOf, type Plan, type StopInPlan } from '../plan/plan.ts'
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
