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

/** Why there is nothing of a place that was asked for. */
export type Missing = 'no longer in the guide' | 'not kept on this device'

interface Told {
  places: ReadonlyMap<string, unknown>
  /** By slug; without a word of those that nobody has answered for yet. */
  missing: ReadonlyMap<string, Missing>
}

/** Stops whose places nobody tells of now, by why. */
export const untold = <Stop extends { slug: string }>(stops: readonly Stop[], { places, missing }: Told) =>
  Map.groupBy(
    stops.filter(({ slug }) => !places.has(slug)),
    ({ slug }) => missing.get(slug) ?? 'not known just now',
  )

/** '1 stop no longer in the guide and 2 stops on no day yet': what a file is without; '' for nothing. */
export function leftOut(plan: Plan, told: Told, isCalendar: boolean): string {
  const stops = stopsOf(plan)
  const loose = isCalendar ? stops.filter(({ slug, day }) => told.places.has(slug) && !day) : []
  return [...untold(stops, told), ['on no day yet', loose] as const]
    .flatMap(([why, { length }]) =>
      length > 0 ? `${length === 1 ? '1 stop' : `${length} stops`} ${why}` : [],
    )
    .join(' and ')
}
