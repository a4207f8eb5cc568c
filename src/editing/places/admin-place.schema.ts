import { z } from 'zod'
import { columnFacts } from '../../guide/facts/fact-names.ts'
import { answersOf, plainSchemas } from '../../guide/facts/facts.schema.ts'
import { recordOf } from '../../guide/facts/record-of.ts'
import { PlaceImage } from '../../guide/photos/place-image.schema.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { Moment } from '../../platform/calls/read-version.schema.ts'
import { adminPlacesPerPage, mostPages } from './admin-place-list.ts'
import { areaFault } from './place-area.ts'
import {
  type FilteredFact,
  type FilterName,
  type FilterOf,
  filteredFacts,
  flagNames,
  isFilterValue,
  mostKmAround,
  mostKmNear,
  placeFilters,
} from './place-filters.ts'

/** A query value of 'undefined' counts as missing. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === 'undefined' || value === '' ? undefined : value), schema.optional())

const flag = optional(z.enum(['true', 'false']).transform((text) => text === 'true'))
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

const flags = recordOf<Record<FilterOf<'flag'>, typeof flag>>(flagNames, () => flag)

const factFilter = (name: FilteredFact) => {
  const words = placeFilters[name].options.map(([value]) => value)
  return optional(z.enum(words, `is none of ${words.join(', ')}`))
}

const factFilters = recordOf<Record<FilteredFact, ReturnType<typeof factFilter>>>(filteredFacts, factFilter)

/** A value of a filter as it stands in the list's address. */
const textOf = (name: FilterName, form: string) =>
  z.string().refine((text) => isFilterValue(name, text), `is not ${form}`)

const numbersIn = (text: string) => text.split(',').map(Number)

/** Which places: the filters of the list without its pages and order. */
export const AdminPlaceSelection = z.object({
  search: optional(z.string().max(200)),
  /** A place of any of them stays. */
  funTypeIds: optional(
    z
      .string()
      .regex(/^\d{1,9}(?:,\d{1,9}){0,99}$/, 'is not a comma-separated list of ids')
      .transform(numbersIn),
  ),
  ...flags,
  cityId: optional(Id),
  around: optional(
    textOf('around', `a city's id and 1 to ${mostKmAround} km: 12,25`)
      .transform(numbersIn)
      .pipe(z.tuple([z.int(), z.int()])),
  ),
  country: optional(textOf('country', 'the name of a country')),
  near: optional(
    textOf('near', `a latitude, a longitude and 0.1 to ${mostKmNear} km: 48.2,16.37,5`)
      .transform(numbersIn)
      .pipe(z.tuple([z.number(), z.number(), z.number()])),
  ),
  /** 'south,west,north,east', or the points that the map has drawn, as its address has them. */
  area: optional(
    z.string().refine((text) => areaFault(text) === undefined, {
      error: ({ input }) => areaFault(String(input)) ?? 'is no area',
    }),
  ),
  changedSince: optional(textOf('changedSince', 'a date like 2026-11-22')),
  ...factFilters,
})

export type AdminPlaceSelection = z.infer<typeof AdminPlaceSelection>

export const AdminPlacesQuery = AdminPlaceSelection.extend({
  /** Counts from 1. */
  page: optional(whole(1, mostPages)),
  limit: optional(whole(1, 200)).transform((limit) => limit ?? adminPlacesPerPage),
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
