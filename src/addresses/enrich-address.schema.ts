import { z } from 'zod'
import { AdminPlace, ReadVersion } from '../places/admin-place.schema.ts'

export const EnrichAddress = ReadVersion.extend({
  /** Also replaces what is known; without it only empty parts are filled. */
  overwrite: z.boolean().default(false),
})

export const EnrichedAddress = z.object({
  /** False when there was nothing to fill in. */
  success: z.boolean(),
  /** For the editor who asked. */
  message: z.string(),
  /** As it is now. */
  place: AdminPlace,
})

export type EnrichedAddress = z.infer<typeof EnrichedAddress>

/** Nominatim's terms forbid asking for whole regions; so many are half a minute, or 17 where only positions are known. */
const mostPlaces = 1000

export const EnrichAddresses = z.object({
  placeIds: z.array(z.int32().positive()).min(1).max(mostPlaces),
})

export type EnrichAddresses = z.infer<typeof EnrichAddresses>

export const EnrichedAddresses = z.object({
  /** Places that got a part of their address. */
  enriched: z.int(),
  /** Places whose address was known, or is no better known to OpenStreetMap. */
  unchanged: z.int(),
  /** Places that OpenStreetMap knows no address for. */
  notFound: z.int(),
})

export type EnrichedAddresses = z.infer<typeof EnrichedAddresses>
