import { z } from 'zod'
import { placesProviderNames } from '../providers/provider.ts'

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
  /** Where places are fetched from. */
  provider: z.enum(placesProviderNames),
  /** Of Geoapify's free credits of this day. */
  creditsUsed: z.int(),
  creditsPerDay: z.int(),
  /** Outside services that nobody asks for now. */
  pausedServices: z.array(PausedService),
})

export type Dashboard = z.infer<typeof Dashboard>
