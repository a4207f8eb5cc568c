import { apiClient, contentOf, successOf } from '../../web/api-client.ts'
import type { CityInItsZone } from '../cities/city.schema.ts'
import type { Position } from '../how-far/distance.ts'
import type { SearchRadiusOption } from '../search-radius/search-radius-option.schema.ts'
import type { CityWeather } from '../weather/city-weather.schema.ts'
import type { KeptPlace } from './kept-place.schema.ts'
import type { keptPlacesApi } from './kept-places.api.ts'
import { mapFiles } from './map-files.ts'
import { commonCalls } from './pack.ts'
import type { FetchPack, OnPart } from './store-pack.ts'

const keptPlaces = apiClient<typeof keptPlacesApi>('/api/kept-places')

/** Kilometres around a city: farther away is another trip. */
const farthestKm = 100

/** Kilometres around a stop of a plan. */
const aroundStopKm = 5

const mapStyle = '/map/style.json'

/** All that is kept of a city. `onPart` is waited for, and may throw to end it. */
export async function fetchCity(
  citySlug: string,
  onPart: OnPart,
  signal: AbortSignal,
): ReturnType<FetchPack> {
  const ask = asking(signal)
  const [city, options, filesOfMap, answers] = await Promise.all([
    ask<CityInItsZone>(`/api/cities/${citySlug}`),
    ask<SearchRadiusOption[]>('/api/search-radius-options'),
    askMap(signal),
    commonAnswers(signal),
  ])
  const weather = await ask<CityWeather | null>(`/api/cities/${city.slug}/weather`)
  const radiiKm = options.map(({ radiusKm }) => radiusKm)
  const radius = Math.min(farthestKm, Math.max(...radiiKm, 1))
  const places: KeptPlace[] = []
  for (;;) {
    const query = { radius: String(radius), offset: String(places.length) }
    const answer = await successOf(
      keptPlaces.around[':citySlug'].$get({ param: { citySlug: city.slug }, query }, { init: { signal } }),
    )
    const part = await answer.json()
    places.push(...part)
    const total = Number(answer.headers.get('X-Total-Count'))
    await onPart(places, total)
    if (part.length > 0 && places.length < total) continue
    return { city: { ...city, radius, radiiKm, weather }, places, files: filesOfMap([city], radius), answers }
  }
}

/** Which files of the map belong to some positions; none where the guide has no map of its own. */
async function askMap(signal: AbortSignal): Promise<(centres: readonly Position[], km: number) => string[]> {
  const answer = await fetch(mapStyle, { signal })
  if (answer.status !== 200) return () => []
  const style = await answer.json()
  return (centres, km) => [mapStyle, ...mapFiles(style, centres, km)]
}

const asking =
  (signal: AbortSignal) =>
  <Content>(path: string): Promise<Content> =>
    contentOf<Content>(fetch(path, { signal }))

async function commonAnswers(signal: AbortSignal): Promise<Record<string, unknown>> {
  const ask = asking(signal)
  return Object.fromEntries(
    await Promise.all(commonCalls.map(async (call) => [call, await ask<unknown>(call)] as const)),
  )
}

/** All that is kept of a plan. */
export async function fetchPlanned(slugs: readonly string[], signal: AbortSignal): ReturnType<FetchPack> {
  const [filesOfMap, places, answers] = await Promise.all([
    askMap(signal),
    slugs.length > 0
      ? contentOf(keptPlaces.index.$get({ query: { slugs: slugs.join(',') } }, { init: { signal } }))
      : [],
    commonAnswers(signal),
  ])
  return { places, answers, files: places.length > 0 ? filesOfMap(places, aroundStopKm) : [] }
}
