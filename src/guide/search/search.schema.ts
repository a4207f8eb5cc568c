import { z } from 'zod'
import { CityName } from '../cities/city.schema.ts'
import { answersOf } from '../facts/facts.schema.ts'
import { familyFacts } from '../family/family-facts.ts'
import { PlaceFunType } from '../place-lists/place.schema.ts'
import { longestSearchText } from './search-text.ts'

export const SearchQuery = z.object({
  q: z.string().trim().min(1, 'is needed').max(longestSearchText),
  /** How many places at most. */
  limit: z.coerce.number().int().min(1).max(100).optional(),
})

const FoundPlace = z.object({
  ...answersOf(familyFacts),
  id: z.int(),
  slug: z.string(),
  /** The display name where there is one. */
  name: z.string(),
  addrCity: z.string().nullable(),
  addrCountry: z.string().nullable(),
  funTypes: z.array(PlaceFunType),
  /** The names of drawings that are true of it, best first. */
  scenes: z.array(z.string()),
  /** What its description tells of what was looked for, where its name does not. */
  excerpt: z.string().nullable(),
})

/** The best first in both lists. */
export const SearchAnswer = z.object({
  cities: z.array(CityName),
  places: z.array(FoundPlace),
  /** How many cities and places were found, shown or not. */
  total: z.int(),
  /** Whether there may be more than were looked at: a search has an end. */
  hasMore: z.boolean(),
  /** Whether the places are of the fun types alone of what is looked for, and none is known to have it: 'bowling'. */
  isOfTypesAlone: z.boolean(),
  /** Whether the text speaks of places rather than of the cities, which it may name as well. */
  isAboutPlaces: z.boolean(),
})

export type SearchAnswer = z.infer<typeof SearchAnswer>
