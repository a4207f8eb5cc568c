import { failureFrom } from '../../office/jobs/job-failure.task.ts'
import { isCancelled, JobTakenOver } from '../../office/jobs/job-kind.task.ts'
import { Problem } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PlacesProvider } from '../providers/provider.ts'
import { providerTitles } from '../providers/provider-titles.ts'
import { type CityPosition, cityDeleted } from '../storing/nearest-city.queries.ts'
import { type CityNews, whole } from './city-board.ts'
import { withCityLease } from './city-lease.task.ts'
import { findRunsOfJob, finishRun, RunTakenOver, startRun } from './import-run.queries.ts'
import { storeRun } from './store-run.task.ts'

export type CityImport = {
  db: Database
  provider: PlacesProvider
  jobId: string
  startedBy: string | null
  signal: AbortSignal
  onNews: (news: CityNews) => void
}

/** How it ended stands in the run, if there is one; `failure` is what this process saw of it. */
type CityEnd = { failure?: unknown }

/**
 * Brings in what a provider knows around a city, in one run per job and city. Killed in the middle, it goes on where it
 * stopped when the job is run again.
 * @throws when the job is cancelled or its process stops
 */
export const importCity = (context: CityImport, city: CityPosition): Promise<CityEnd> =>
  withCityLease(
    context.db,
    city.id,
    { ...context, onWaiting: () => context.onNews({ detail: 'Waiting for another import of this city' }) },
    () => runOf(context, city),
  )

async function runOf(context: CityImport, city: CityPosition): Promise<CityEnd> {
  const { db, provider, jobId, startedBy } = context
  const known = (await findRunsOfJob(db, jobId)).get(city.id)
  if (known && known.state !== 'running') return {}
  const newRun = { origin: null, provider: provider.name, cityId: city.id, jobId, startedBy }
  try {
    return await storeFetched(context, city, known?.id ?? (await startRun(db, newRun)))
  } catch (error) {
    if (error instanceof Problem && error.code === cityDeleted().code) return { failure: error }
    throw error
  }
}

async function storeFetched(context: CityImport, city: CityPosition, runId: number): Promise<CityEnd> {
  const { db, provider, startedBy, signal, onNews } = context
  try {
    onNews({ detail: `Asking ${providerTitles[provider.name]}`, runId })
    const fetched = await provider.fetchPlaces(city, {
      signal,
      onProgress: (detail) => onNews({ detail, runId }),
    })
    const onProgress = (done: number, total: number) =>
      onNews({ detail: `${whole(done)} of ${whole(total)} places`, share: done / total, runId })
    const run = { id: runId, userId: startedBy }
    await storeRun(db, run, fetched, { cityId: city.id, signal, onProgress })
    return {}
  } catch (error) {
    if (isCancelled(signal)) await finishRun(db, runId, { state: 'cancelled' })
    if (signal.aborted) throw error
    if (error instanceof RunTakenOver) throw new JobTakenOver(error.message, { cause: error })
    await finishRun(db, runId, { state: 'failed', error: failureFrom(error).message })
    return { failure: error }
  }
}
