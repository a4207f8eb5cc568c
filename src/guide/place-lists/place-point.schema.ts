import { z } from 'zod'

/** What a map needs to know of a place. */
export const PlacePoint = z.object({
  id: z.int(),
  slug: z.string(),
  /** The display name where there is one. */
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** Great-circle kilometres from the city asked for. */
  distance: z.number(),
  /** Whether nobody has measured where it lies. */
  isRough: z.boolean(),
  /** The slug of the primary fun type; null for a place without any. */
  funType: z.string().nullable(),
  /** Whether it does not say what the filters ask: only where these are asked for as well. */
  isSilent: z.boolean(),
})

export type PlacePoint = z.infer<typeof PlacePoint>
