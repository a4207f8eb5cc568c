import { z } from 'zod'
import { whysAlike } from '../../gathering/matching/alikeness.ts'

const text = (most: number) => z.string().trim().max(most).optional()
const degrees = (most: number) => z.string().min(1).transform(Number).pipe(z.number().min(-most).max(most))

/** A place that is being typed. */
export const TypedPlace = z.object({
  name: z.string().trim().min(1).max(255),
  lat: degrees(90),
  lng: degrees(180),
  displayName: text(255),
  website: text(500),
  placeId: text(200),
  /** Those chosen so far; none is any. */
  funTypeIds: z
    .string()
    .regex(/^\d{1,9}(?:,\d{1,9}){0,99}$/, 'is not a comma-separated list of ids')
    .transform((ids) => ids.split(',').map(Number))
    .optional(),
})

export type TypedPlace = z.infer<typeof TypedPlace>

/** The likeliest first, at most five. */
export const AlikePlaces = z.array(
  z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    town: z.string().nullable(),
    isActive: z.boolean(),
    /** As the crow flies. */
    km: z.number(),
    why: z.enum(whysAlike),
  }),
)

export type AlikePlaces = z.infer<typeof AlikePlaces>
