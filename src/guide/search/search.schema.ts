import { z } from 'zod'
import { CityName } from '../cities/city.schema.ts'
import { PlaceFunType } from '../place-lists/place.schema.ts'
import { longestSearchText } from './search-text.ts'

export const SearchQuery = z.object({
  q: z.string().trim().min(1, 'is needed').max(longestSearchText),
  /** How many places at most. */
  limit: z.coerce.number().int().min(1).max(100).optional(),
})

const FoundPlace = z.object({
  id: z.int(),
  slug: z.string(),
  /** The display name where there is one. */
  name: z.string(),
  addrCity: z.string().nullable(),
  addrCountry: z.string().nullable(),
  funTypes: z.array(PlaceFunType),
})

/** The best first in both lists. */
export const SearchAnswer = z.object({
  cities: z.array(CityName),
  places: z.array(FoundPlace),
  /** How many cities and places match in all, shown or not. */
  total: z.int(),
})

export type SearchAnswer = z.infer<typeof SearchAnswer>
