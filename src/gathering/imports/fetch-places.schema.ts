import { z } from 'zod'
import { placesProviderNames } from '../providers/provider.ts'

const cityIds = z.array(z.int32().positive()).max(5000)

export const FetchPlaces = z.object({
  cityIds: cityIds.min(1, 'No cities selected'),
  /** The country that the cities were picked from, as the settings screen sends it. */
  countryName: z.string().max(100).optional(),
})

const FailedCity = z.object({ cityId: z.number().int(), name: z.string(), message: z.string() })

export const FetchResult = z.object({
  placesAdded: z.number().int(),
  placesUpdated: z.number().int(),
  /** The cities that nothing came for; one failure never stops the rest. */
  failed: z.array(FailedCity),
})
export type FetchResult = z.output<typeof FetchResult>

const provider = z.enum(placesProviderNames)

/** What the job is given: with whom, since another provider may be chosen meanwhile. */
export const FetchInput = z.object({ cityIds: z.array(z.int32().positive()), provider })
export type FetchInput = z.output<typeof FetchInput>

export const SwitchProvider = z.object({
  provider,
  /** All cities when left out. */
  cityIds: cityIds.min(1, 'No cities selected').optional(),
})

export const SwitchResult = z.object({ placesAdded: z.number().int(), provider, failed: z.array(FailedCity) })
export type SwitchResult = z.output<typeof SwitchResult>

export const TestProvider = z.object({
  provider,
  /** The first city of the list when left out. */
  cityId: z.int32().positive().optional(),
})

export const TestResult = z.object({
  message: z.string(),
  city: z.string(),
  resultsFound: z.number().int(),
  provider,
  sampleResults: z.array(z.object({ name: z.string() })),
})
export type ProviderTestResult = z.output<typeof TestResult>

export const ProviderStatus = z.object({
  current: provider,
  providers: z.array(provider),
  details: z.array(
    z.object({
      name: provider,
      /** False while it needs a key that nobody has set: 'Requires Setup'. */
      isAvailable: z.boolean(),
      /** What is wrong with the key that it has, and what to do about it. */
      problem: z.string().optional(),
      /** Of its paid allowance; null where nothing is paid. */
      credits: z.object({ usedToday: z.number().int(), leftToday: z.number().int() }).nullable(),
    }),
  ),
})
export type ProviderStatus = z.output<typeof ProviderStatus>
