import { z } from 'zod'

export const SplitPlace = z.object({
  /** The records that become a place of their own. */
  sources: z
    .array(z.object({ provider: z.string(), externalId: z.string() }))
    .min(1)
    .max(100),
})
export type SplitPlace = z.output<typeof SplitPlace>

export const SplitResult = z.object({ placeId: z.int(), slug: z.string() })
