import { z } from 'zod'

const Degrees = z.string().regex(/^-?\d{1,3}(\.\d+)?$/)

/** What is kept of an object that Nominatim knows: all that an address is made of. */
export const GeocodeAnswer = z.object({
  osm_type: z.enum(['node', 'way', 'relation']).optional(),
  osm_id: z.int().positive().optional(),
  lat: Degrees,
  lon: Degrees,
  /** Which key of the address holds the object's own name. */
  addresstype: z.string(),
  name: z.string(),
  address: z.record(z.string(), z.string()),
  /** Least latitude, greatest latitude, least longitude, greatest longitude. */
  boundingbox: z.tuple([Degrees, Degrees, Degrees, Degrees]),
})

export type GeocodeAnswer = z.infer<typeof GeocodeAnswer>

export const GeocodeAnswers = z.array(GeocodeAnswer)

/** Nominatim's 'found nothing', which it answers with 200. */
export const NothingFound = z.object({ error: z.literal('Unable to geocode') })
