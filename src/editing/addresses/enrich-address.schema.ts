import { z } from 'zod'
import { ReadVersion } from '../../platform/calls/read-version.schema.ts'
import { AdminPlace } from '../places/admin-place.schema.ts'
import { AllMatching } from '../selection/selection.schema.ts'

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

/** Half a minute at the geocoder's pace, or 17 where only positions are known. */
export const mostPlaces = 1000

const thesePlaces = z.object({ placeIds: z.array(z.int32().positive()).min(1).max(mostPlaces) })

/** Some places by their ids, or all that match the list's filters. */
export const EnrichAddresses = z.union(
  [thesePlaces, AllMatching],
  'Wants placeIds, a thousand at most, or filters with the total that matches',
)

export type EnrichAddresses = z.infer<typeof EnrichAddresses>

export const EnrichedAddresses = z.object({
  /** Places that got a part of their address. */
  enriched: z.int(),
  /** Places whose address was known, is no better known to OpenStreetMap, or could not be asked about. */
  unchanged: z.int(),
  /** Places that OpenStreetMap knows no address for. */
  notFound: z.int(),
})

export type EnrichedAddresses = z.infer<typeof EnrichedAddresses>

/** What it takes to fill in the addresses of all places that match. */
export const EnrichEstimate = z.object({
  /** That match. */
  places: z.int(),
  /** Of these, the ones that lack a street, postcode or town and were not asked about before. */
  asked: z.int(),
  /** At the geocoder's pace, when nobody else asks it anything. */
  seconds: z.int(),
})

export type EnrichEstimate = z.infer<typeof EnrichEstimate>
