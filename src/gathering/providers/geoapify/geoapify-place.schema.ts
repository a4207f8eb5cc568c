import { z } from 'zod'

const text = z.string().optional()

/** A place of Geoapify's, without what depends on who asked; the tags of the map object that it was made from are `raw`. */
export const GeoapifyPlace = z.object({
  place_id: z.string().min(1).max(1000),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  name: text,
  street: text,
  housenumber: text,
  postcode: text,
  city: text,
  country_code: text,
  website: text,
  opening_hours: text,
  contact: z.object({ phone: text }).optional(),
  categories: z.array(z.string()).default([]),
  datasource: z
    .object({
      sourcename: text,
      attribution: text,
      raw: z.record(z.string(), z.unknown()).default({}),
    })
    .optional(),
})
export type GeoapifyPlace = z.output<typeof GeoapifyPlace>

/** Each of its places is read by itself: one that is none takes no other away. */
export const GeoapifyAnswer = z.object({
  features: z.array(z.object({ properties: z.unknown() })),
})
