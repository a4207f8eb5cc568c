import { z } from 'zod'
import { placesProviderNames } from '../../gathering/providers/provider.ts'
import { Warning } from '../status/status.schema.ts'
import { RecentChange } from './recent-change.schema.ts'

const PausedService = z.object({
  /** 'nominatim' */
  service: z.string(),
  until: z.iso.datetime({ offset: true }),
  /** What follows the service's name: 'does not let us in (403)'. */
  reason: z.string(),
})

export type PausedService = z.infer<typeof PausedService>

const PutOff = z.object({
  /** 'route-distances' or 'enrich-addresses' */
  kind: z.string(),
  /** How many questions were open when it was tried last. */
  left: z.int(),
  /** Of the next try. */
  at: z.iso.datetime({ offset: true }),
  /** What the last try came to. */
  reason: z.string(),
})

export type PutOff = z.infer<typeof PutOff>

/** What waits for editors, as numbers: of places, imports and cities. */
export const Dashboard = z.object({
  unreviewedPlaces: z.int(),
  /** The two cities that most of these belong to. */
  unreviewedCities: z.array(z.object({ name: z.string(), count: z.int() })),
  placesWithoutPhoto: z.int(),
  placesWithUnclearHours: z.int(),
  gonePlaces: z.int(),
  /** Places that an update took for none of the guide, and that nobody has reviewed since. */
  refusedPlaces: z.int(),
  /** Places whose website was not there, visit after visit. */
  goneWebsites: z.int(),
  /** What families told and nobody has decided about. */
  openReports: z.int(),
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
  /** What is asked for again by itself, since a service was away. */
  putOff: z.array(PutOff),
  /** What will run out, and a back-up that failed; of admins alone. */
  warnings: z.array(Warning),
  /** The newest first. */
  recentChanges: z.array(RecentChange),
})

/** What the menu tells. */
export const Waiting = Dashboard.pick({ unreviewedPlaces: true, openReports: true }).extend({
  /** Pairs of places that may be one. */
  possibleTwins: z.int(),
  /** Planned changes that were due and could not be published. */
  refusedChanges: z.int(),
})

export type Waiting = z.infer<typeof Waiting>
export type Dashboard = z.infer<typeof Dashboard>
