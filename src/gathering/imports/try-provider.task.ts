import type { z } from 'zod'
import { failureFrom } from '../../office/jobs/job-failure.task.ts'
import { Problem } from '../../platform/calls/problem.ts'
import type { Centre, PlacesProvider } from '../providers/provider.ts'
import { providerTitles } from '../providers/provider-titles.ts'
import type { TestResult } from './fetch-places.schema.ts'

/** @throws Problem 502 or 504 that says why the provider gave nothing */
export async function tryProvider(
  provider: PlacesProvider,
  city: Centre & { name: string },
  signal?: AbortSignal,
): Promise<z.output<typeof TestResult>> {
  const { found, names } = await provider.sample(city, { signal }).catch((error: unknown) => {
    const { status, code, message } = failureFrom(error)
    throw status === 503 ? error : new Problem(status as Problem['status'], code, message)
  })
  return {
    message: `${providerTitles[provider.name]} answered with ${found} ${found === 1 ? 'place' : 'places'} around ${city.name}`,
    city: city.name,
    resultsFound: found,
    provider: provider.name,
    sampleResults: names.map((name) => ({ name })),
  }
}
