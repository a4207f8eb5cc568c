import { z } from 'zod'
import { Day } from '../../platform/calls/day.schema.ts'
import { CityName } from '../cities/city.schema.ts'
import { answersOf } from '../facts/facts.schema.ts'
import { familyFacts } from '../family/family-facts.ts'
import { certainties } from '../place-lists/certainty.ts'
import { PlaceFunType } from '../place-lists/place.schema.ts'
import { longestSearchText } from './search-text.ts'
import { wishNames } from './wishes.ts'

export const SearchQuery = z.object({
  q: z.string().trim().min(1, 'is needed').max(longestSearchText),
  /** How many places at most. */
  limit: z.coerce.number().int().min(1).max(100).optional(),
})

/** What a search may ask of places. */
export const searchedFacts = [...familyFacts, ...(['dogs', 'toilets', 'changingTable', 'food'] as const)]

const FoundPlace = z.object({
  ...answersOf(searchedFacts),
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
  /** That of the excerpt, such as 'de'; null is English. */
  excerptLanguage: z.string().nullable(),
  /** What was typed for things that its fun types do not tell, and that it is not known to have: 'ice rink'. */
  notKnownFor: z.array(z.string()),
  /** Great-circle kilometres from what the text looks around; null where it looks around none. */
  kmFromThere: z.number().nullable(),
  /** In which it is open, where any are known. */
  seasons: z.array(z.string()),
  /** How surely it is open on the day that was asked for; null where none was, and where it is closed. */
  opens: z.enum(certainties).exclude(['silent']).nullable(),
  /** When it is then, such as '9:00–12:00, 14:00–18:00' or 'all day'; null where that is not known. */
  openHours: z.string().nullable(),
})

/** The best first in both lists. */
export const SearchAnswer = z.object({
  cities: z.array(
    CityName.extend({
      /** Great-circle kilometres from the town that the text names, which is no city of the guide; null where it names none. */
      kmFromThere: z.number().nullable(),
    }),
  ),
  places: z.array(FoundPlace),
  /** How many cities and places were found, shown or not. */
  total: z.int(),
  /** Whether there may be more than were looked at: a search has an end. */
  hasMore: z.boolean(),
  /** Whether the places are only of the fun types of what is looked for, and none is known to have it or to be so: 'bowling'. */
  isOfTypesAlone: z.boolean(),
  /** Whether none has all that the text says; the places have some of its words, or are of its kind ('playground bristol'), or its city alone was found. */
  isPartly: z.boolean(),
  /** Whether the places only have a name much like the text: 'gardaland' for gardens, or a name that is misspelt. */
  isAlike: z.boolean(),
  /** What the text wishes of a place. */
  wishes: z.array(z.enum(wishNames)),
  /** The day on which it shall be open. */
  openOn: Day.nullable(),
  /** Whether usual hours tell little of that day. */
  isFeast: z.boolean(),
  /** At what time then, 'HH:MM' by its own clocks, or 'now'; null for any. */
  openAt: z.string().nullable(),
  /** The place that the text looks around: 'playground near the Eiffel Tower'. The slug is null for a sight that is no place of the guide. */
  around: z.object({ slug: z.string().nullable(), name: z.string() }).nullable(),
  /** Whether that is a town which is no city of the guide: 'museum bratislava'. The one city is then the nearest to it. */
  isNoCity: z.boolean(),
  /**
   * What 'Near me' can be asked for where the text looks around what the guide does not know: where the visitor is ('soft play near me',
   * and 'playground' without any town), or an address ('playground near the British Museum', 'playground bristol').
   */
  nearMe: z.enum(['visitor', 'address']).nullable(),
  /** What the filters of 'Near me' are then set to, as the query of an address: `{ funTypes: 'playground', indoor: 'true' }`. */
  nearMeFilters: z.record(z.string(), z.string()),
  /** Whether the text speaks of places rather than of the cities, which it may name as well. */
  isAboutPlaces: z.boolean(),
})

export type SearchAnswer = z.infer<typeof SearchAnswer>
