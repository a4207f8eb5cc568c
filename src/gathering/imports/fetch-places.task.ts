import { type JobContext, type JobKind, jobKind } from '../../office/jobs/job-kind.task.ts'
import { Problem } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PlacesProvider, PlacesProviderName } from '../providers/provider.ts'
import { type CityPosition, findCities } from '../storing/nearest-city.queries.ts'
import { CityBoard, type CityNews } from './city-board.ts'
import { writeCurrentProvider } from './current-provider.queries.ts'
import { FetchInput, type FetchResult, type SwitchResult } from './fetch-places.schema.ts'
import { importCity } from './import-city.task.ts'
import { findRunsOfJob } from './import-run.queries.ts'
import type { importRuns } from './import-run.table.ts'

export type PlacesProviders = Readonly<Record<PlacesProviderName, PlacesProvider>>

export type FetchParts = {
  providers: PlacesProviders
  /** What follows new places, such as asking for the ways to them. */
  afterImport?: (db: Database, cityIds: number[], startedBy: string | null) => Promise<void>
}

/** Fetches places for cities, one city after the other; no editor waits for another's cities, or the schedule's. */
export const fetchPlacesKind = (parts: FetchParts): JobKind => ({
  ...jobKind('fetch-places', FetchInput, (context) => fetchPlaces(parts, context)),
  atOnce: 3,
})

/** Fetches places and, when that came to something, makes their provider the one that all later fetches use. */
export const switchProviderKind = (parts: FetchParts): JobKind =>
  jobKind('switch-provider', FetchInput, async (context): Promise<SwitchResult> => {
    const { placesAdded, failed } = await fetchPlaces(parts, context)
    const { provider } = context.input
    await context.db.transaction((tx) => writeCurrentProvider(tx, context.startedBy, provider))
    return { placesAdded, provider, failed }
  })

type Context = JobContext<FetchInput>

/** @throws as the first city failed, when all of them did */
async function fetchPlaces({ providers, afterImport }: FetchParts, context: Context): Promise<FetchResult> {
  const { db, input, jobId, startedBy, signal, report, log } = context
  const cities = await chosenCities(db, input.cityIds)
  const board = new CityBoard(cities, context.progress, report)
  const provider = providers[input.provider]
  let firstFailure: unknown
  for (const city of cities) {
    signal.throwIfAborted()
    const onNews = (news: CityNews) => board.show(city.id, news)
    onNews({ detail: 'Starting' })
    const { failure } = await importCity({ db, provider, jobId, startedBy, signal, onNews }, city)
    firstFailure ??= failure
    if (failure) log.warn({ err: failure, city: city.name, job: jobId }, 'a city could not be imported')
    board.end(city.id, (await findRunsOfJob(db, jobId)).get(city.id))
  }
  const runs = [...(await findRunsOfJob(db, jobId)).values()]
  const doneCities = runs.flatMap(({ state, cityId }) =>
    state === 'done' && cityId !== null ? [cityId] : [],
  )
  if (doneCities.length === 0 && cities.length > 0) throw firstFailure ?? lastWords(runs)
  await afterImport?.(db, doneCities, startedBy)
  return resultOf(cities, runs)
}

async function chosenCities(db: Database, ids: readonly number[]): Promise<CityPosition[]> {
  const all = new Map((await findCities(db)).map((city) => [city.id, city]))
  // One may have been deleted since the job was made.
  return [...new Set(ids)].flatMap((id) => all.get(id) ?? [])
}

type Runs = (typeof importRuns.$inferSelect)[]

/** When an earlier attempt saw them all fail. */
const lastWords = (runs: Runs) =>
  new Problem(502, 'provider_failed', runs.find(({ error }) => error)?.error ?? 'No city could be imported')

function resultOf(cities: readonly CityPosition[], runs: Runs): FetchResult {
  const names = new Map(cities.map(({ id, name }) => [id, name]))
  return {
    placesAdded: sum(runs.map(({ added }) => added)),
    placesUpdated: sum(runs.map(({ changed }) => changed)),
    failed: runs.flatMap(({ state, cityId, error }) =>
      state === 'failed' && cityId !== null
        ? [{ cityId, name: names.get(cityId) ?? '', message: error ?? '' }]
        : [],
    ),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
