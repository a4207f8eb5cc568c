import { z } from 'zod'
import { Day } from '../../platform/calls/day.schema.ts'
import { listOf } from '../../platform/calls/list-of.schema.ts'
import { Slug } from '../../platform/calls/slug.schema.ts'
import { answersOf } from '../facts/facts.schema.ts'
import { ComingHours } from '../opening-hours/days/coming-hours.schema.ts'
import { PlaceImage } from '../photos/place-image.schema.ts'
import { listedFacts, PlaceFunType } from '../place-lists/place.schema.ts'
import { bounds } from '../plan/plan.ts'

/** What a plan tells of a place beside its name, its types and its hours. */
export const plannedFacts = [
  ...(['website', 'charge', 'food', 'drinkingWater', 'address', 'addrCity'] as const),
  ...listedFacts,
]

export const PlanPlace = z.object({
  ...answersOf(plannedFacts),
  /** The slug that was asked for, which may be one that it had before. */
  asked: z.string(),
  slug: z.string(),
  /** The display name where there is one. */
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** True where nobody has measured where it lies: about there, by general knowledge. */
  isRough: z.boolean(),
  timeZone: z.string(),
  funTypes: z.array(PlaceFunType),
  images: z.array(PlaceImage),
  scenes: z.array(z.string()),
  /** Of the days that were asked for, those that are known: about sixty from today. Null when nothing is known. */
  hours: ComingHours.nullable(),
})

export const PlanPlacesQuery = z.object({
  /** Slugs with commas between. */
  slugs: listOf(Slug, bounds.stops),
  /** Days as YYYY-MM-DD with commas between, whose hours are wanted. */
  days: listOf(Day, bounds.days).optional(),
})

export type PlanPlace = z.infer<typeof PlanPlace>
