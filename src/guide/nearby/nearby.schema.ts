import { z } from 'zod'
import { nearbyFeatures, nearbyKinds, nearbyTypes } from './nearby-kinds.ts'

const NearbyThing = z.object({
  kind: z.enum(nearbyKinds),
  type: z.enum(nearbyTypes),
  /** Null where the map has none. */
  name: z.string().nullable(),
  /** Only what the map says: what is left out is not known. */
  features: z.array(z.enum(nearbyFeatures)),
  /** From the place's position, as the crow flies. */
  metres: z.int(),
  /** True where it lies within the place's own outline on the map; false is no claim. */
  isInside: z.boolean(),
  lat: z.number(),
  lng: z.number(),
  /** On OpenStreetMap, such as 'node/1'. */
  osmId: z.string(),
  /** Set where it is an active place of the guide itself. */
  placeSlug: z.string().nullable(),
})

/** What OpenStreetMap has within a walk of a place: the nearest of each kind, and none of a kind that it does not have there. */
export const Nearby = z.object({
  /** The UTC day of the map. */
  readOn: z.iso.date(),
  things: z.array(NearbyThing),
})

export type Nearby = z.infer<typeof Nearby>
export type NearbyThing = z.infer<typeof NearbyThing>
