import { z } from 'zod'
import { placesProviderNames } from '../../gathering/providers/provider.ts'
import { RecentChange } from './recent-change.schema.ts'

const PausedService = z.object({
  /** 'nominatim' */
  service: z.string(),
  until: z.iso.datetime({ offset: true }),
  /** What follows the service's name: 'does not let us in (403)'. */
  reason: z.string(),
})

export type PausedService = z.infer<typeof PausedService>

/** What waits for editors, as numbers: of places, imports and cities. */
export const Dashboard = z.object({
  unreviewedPlaces: z.int(),
  /** The two cities that most of these belong to. */
  unreviewedCities: z.array(z.object({ name: z.string(), count: z.int() })),
  placesWithoutPhoto: z.int(),
  placesWithUnclearHours: z.int(),
  gonePlaces: z.int(),
  /** Imports that failed and were not made up for by a later one. */
  failedImports: z.int(),
  runningImports: z.int(),
  cities: z.int(),
  /** Never fetched, or not for 30 days. */
  staleCities: z.int(),
  /** How many cities have how many active places: by the number of `citySizeSteps` that they reach. */
  citySizes: z.array(z.int()),
  /** Three of those that reach none, the poorest first. */
  thinCities: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
  /** Where places are fetched from. */
  provider: z.enum(placesProviderNames),
  /** Of Geoapify's free credits of this day. */
  creditsUsed: z.int(),
  creditsPerDay: z.int(),
  /** Outside services that nobody asks for now. */
  pausedServices: z.array(PausedService),
  /** The newest first. */
  recentChanges: z.array(RecentChange),
})

export type Dashboard = z.infer<typeof Dashboard>
