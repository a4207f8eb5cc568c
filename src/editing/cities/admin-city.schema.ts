import { z } from 'zod'
import { City } from '../../guide/cities/city.schema.ts'
import { Moment, ReadVersion } from '../../platform/calls/read-version.schema.ts'

/** As editors see it. */
export const AdminCity = City.extend({
  /** Its places are fetched again after so many days; null: only when an editor asks. */
  fetchEveryDays: z.int().nullable(),
  /** When an editor last changed it; an import does not count. */
  updatedAt: Moment,
})

export const AdminCityDetails = AdminCity.extend({
  /** How many places belong to it, and how many of them to no other city: those go when it is deleted. */
  places: z.int(),
  ownPlaces: z.int(),
})

const needed = 'Name and country are required'
const text = z
  .string()
  .trim()
  .min(1, needed)
  .max(100, 'has at most 100 characters')
  .regex(/^[^\p{C}]*$/u, 'cannot hold control characters')

const degrees = (most: number) => {
  const rule = `must be from -${most} to ${most}`
  return z.number().min(-most, rule).max(most, rule)
}

const slug = z
  .string()
  .trim()
  .regex(/^[a-z0-9_-]{0,200}$/, 'may hold a to z, 0 to 9, - and _')
  // Calls lie there: GET /api/cities/search.
  .refine((wanted) => wanted !== 'search' && wanted !== 'by-country', 'is taken by the guide itself')

const fetchEveryDays = z
  .int('must be a whole number of days')
  .min(1, 'must be from 1 to 365 days')
  .max(365, 'must be from 1 to 365 days')
  .nullable()

export const NewCity = z.object({
  name: text,
  country: text,
  lat: degrees(90),
  lng: degrees(180),
  /** Blank: made of the name. */
  slug: slug.default(''),
  fetchEveryDays: fetchEveryDays.default(null),
})

export const CityChange = z
  .object({
    name: text,
    country: text,
    lat: degrees(90),
    lng: degrees(180),
    slug: slug.min(1, 'A slug is needed'),
    fetchEveryDays,
  })
  .partial()
  .extend(ReadVersion.shape)

export const CitiesToPopulate = z.object({
  countries: z.array(z.string().trim()).min(1, 'Choose at least one country').max(100),
})

/** The kind of job that deletes a city of very many places. */
export const deleteCityJob = 'delete-city'

export const CityToDelete = z.object({ cityId: z.int() })
export type CityToDelete = z.infer<typeof CityToDelete>

export const PopulateResult = z.object({ citiesAdded: z.int() })

/** As they are kept; of the places that belong to the city. */
export const CityCounts = z.object({
  id: z.int(),
  /** Those that visitors see. */
  places: z.int(),
  /** Those that nobody has reviewed, seen or not. */
  unreviewed: z.int(),
  /** Those that have no photo, seen or not. */
  withoutPhoto: z.int(),
  /** Whether its places were not fetched for 30 days. */
  isStale: z.boolean(),
})

export type CityCounts = z.infer<typeof CityCounts>

export type AdminCity = z.infer<typeof AdminCity>
export type AdminCityDetails = z.infer<typeof AdminCityDetails>
export type NewCity = z.output<typeof NewCity>
export type CityChange = z.output<typeof CityChange>
