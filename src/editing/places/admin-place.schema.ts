import { z } from 'zod'
import { columnFacts } from '../../guide/facts/fact-names.ts'
import { answersOf, plainSchemas } from '../../guide/facts/facts.schema.ts'
import { PlaceImage } from '../../guide/photos/place-image.schema.ts'
import { Id } from '../../platform/id.schema.ts'
import { Moment } from '../../platform/read-version.schema.ts'
import { adminPlacesPerPage } from './admin-place-list.ts'

/** A query value of 'undefined' counts as missing. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === 'undefined' || value === '' ? undefined : value), schema.optional())

const flag = optional(z.enum(['true', 'false']).transform((text) => text === 'true'))
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

/** Which places: the filters of the list without its pages and order. */
export const AdminPlaceSelection = z.object({
  search: optional(z.string().max(200)),
  /** A place of any of them stays. */
  funTypeIds: optional(
    z
      .string()
      .regex(/^\d{1,9}(?:,\d{1,9}){0,99}$/, 'is not a comma-separated list of ids')
      .transform((text) => text.split(',').map(Number)),
  ),
  /** Places that belong to this city. */
  cityId: optional(Id),
  isActive: flag,
  isFeatured: flag,
  isReviewed: flag,
  hasPhoto: flag,
  /** Hours that are there, and that nobody can tell a day from. */
  hasUnclearHours: flag,
  /** No provider has it any more. */
  isGone: flag,
  /** After an update its rules refused it, and nobody has looked since. */
  isRefused: flag,
  /** Its website was not there, visit after visit. */
  hasGoneWebsite: flag,
})

export type AdminPlaceSelection = z.infer<typeof AdminPlaceSelection>

export const AdminPlacesQuery = AdminPlaceSelection.extend({
  /** Counts from 1. */
  page: optional(whole(1, 10_000)),
  limit: optional(whole(1, 100)).transform((limit) => limit ?? adminPlacesPerPage),
  sortField: optional(z.enum(['name', 'isActive', 'isFeatured', 'createdAt'])),
  sortDirection: optional(z.enum(['asc', 'desc'])),
})

export type AdminPlacesQuery = z.infer<typeof AdminPlacesQuery>

export const AdminPlace = z.object({
  id: z.int(),
  ...answersOf(columnFacts),
  ...plainSchemas,
  slug: z.string(),
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  isReviewed: z.boolean(),
  /** Names of the fields that an import leaves alone. */
  editedFields: z.array(z.string()),
  lastFetched: Moment.nullable(),
  createdAt: Moment,
  updatedAt: Moment,
  funTypes: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      funTypeName: z.string(),
      icon: z.string(),
    }),
  ),
  seasons: z.array(z.object({ id: z.int(), name: z.string(), displayName: z.string() })),
  images: z.array(PlaceImage),
})

export type AdminPlace = z.infer<typeof AdminPlace>

export const AdminPlaceList = z.object({
  data: z.array(AdminPlace),
  pagination: z.object({
    page: z.int(),
    limit: z.int(),
    /** At least 1. */
    totalPages: z.int(),
    total: z.int(),
  }),
})

export type AdminPlaceList = z.infer<typeof AdminPlaceList>
