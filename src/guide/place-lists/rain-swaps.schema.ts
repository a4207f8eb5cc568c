import { z } from 'zod'
import { Day } from '../../platform/calls/day.schema.ts'
import { listOf } from '../../platform/calls/list-of.schema.ts'
import { Slug } from '../../platform/calls/slug.schema.ts'
import { mostDays } from '../dates/dates.ts'
import { bounds } from '../plan/plan.ts'
import { FamilyWishes, OtherPlace } from './place.schema.ts'

export const RainSwapsQuery = FamilyWishes.omit({ longestDrive: true }).extend({
  /** Of places, with commas between. */
  slugs: listOf(Slug, bounds.stops),
  /** On which they would be visited, as YYYY-MM-DD with commas between: what is told is open on each of them. */
  days: listOf(Day, mostDays).refine((days) => days.length > 0, 'At least one day'),
  /** Slugs of places that are no answer, since they are planned already. */
  without: listOf(Slug, bounds.stops).optional(),
})

/** For an outdoor place the nearest indoors, at most three within 50 km; none for a place that is not only outdoors. */
export const RainSwaps = z.object({ asked: z.string(), places: z.array(OtherPlace) })

export type RainSwaps = z.infer<typeof RainSwaps>
