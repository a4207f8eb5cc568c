import { z } from 'zod'
import { Moment } from '../../platform/calls/read-version.schema.ts'

const Count = {
  /** Active ones. */
  places: z.int(),
  /** Of these, within a year. */
  checked: z.int(),
  /** How many more it takes to 95 %. */
  missing: z.int(),
}

export const CityFreshness = z.object({
  city: z.object({ id: z.int(), name: z.string(), country: z.string() }),
  ...Count,
  countedAt: z.iso.datetime({ offset: true }),
})

export type CityFreshness = z.infer<typeof CityFreshness>

/** The fewest places whose review brings the city to 95 %: featured ones first, then the nearest; at most 100. */
export const CityToReview = z.object({
  ...Count,
  list: z.array(
    z.object({ id: z.int(), name: z.string(), slug: z.string(), isFeatured: z.boolean(), updatedAt: Moment }),
  ),
})

export type CityToReview = z.infer<typeof CityToReview>
