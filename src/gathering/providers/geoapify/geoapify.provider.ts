import { randomUUID } from 'node:crypto'
import { findSecret, readSecret } from '../../../office/configs/config-values.queries.ts'
import { askService, type OutgoingParts } from '../../../outgoing/ask-service.provider.ts'
import { realClock } from '../../../outgoing/clock.ts'
import { ProviderError } from '../../../outgoing/provider-error.ts'
import type { AskOptions } from '../../../outgoing/service.ts'
import { leftOf } from '../../../outgoing/service-usage.queries.ts'
import { holdLease } from '../../../platform/database/lease.queries.ts'
import type { PlaceCandidate } from '../../candidates/place-candidate.ts'
import { type FetchRadii, fetchRadiiOf } from '../fetch-radii.ts'
import type { Centre, FetchedPlaces, PlacesProvider } from '../provider.ts'
import { destinationCategories, neighbourhoodCategories } from './geoapify-categories.ts'
import { type Circle, creditsOfPage, readCircle } from './geoapify-pages.provider.ts'
import type { GeoapifyPlace } from './geoapify-place.schema.ts'
import { geoapifyCandidateOf } from './geoapify-place.ts'
import { geoapifyBudget, geoapifyService } from './geoapify-service.ts'

type Parts = OutgoingParts & {
  settings: Parameters<typeof readSecret>[1] & Parameters<typeof fetchRadiiOf>[0] & { GEOAPIFY_URL: string }
}

/** What a large city may cost: begun with less, a fetch could end in the middle. */
const creditsForCity = 250
const sampleKm = 3
const sampleNames = 10

/** Places from Geoapify, of which each twenty cost a credit. */
export function geoapifyProvider(parts: Parts): PlacesProvider {
  const { db, settings } = parts
  const ask = askService(parts, geoapifyService(settings.GEOAPIFY_URL))
  const radii = fetchRadiiOf(settings)
  const readKey = () => readSecret(db, settings, 'GEOAPIFY_API_KEY')

  async function readCircles(circles: readonly Circle[], options: AskOptions & { mostPages: number }) {
    const key = await readKey()
    if (!key) throw new ProviderError('refused', 'Geoapify needs a key: set GEOAPIFY_API_KEY under Config.')
    const read = []
    for (const circle of circles)
      read.push(await readCircle(ask, circle, { ...options, key, baseUrl: settings.GEOAPIFY_URL }))
    const pages = read.reduce((sum, one) => sum + one.pages, 0)
    return {
      places: read.flatMap(({ places }) => places),
      unreadable: read.reduce((sum, one) => sum + one.unreadable, 0),
      creditsUsed: pages * creditsOfPage,
      isWhole: read.every(({ isWhole }) => isWhole),
    }
  }

  return {
    name: 'geoapify',
    isAvailable: async () => Boolean((await findSecret(db, settings, 'GEOAPIFY_API_KEY')).value),
    keyTrouble: async () => (await findSecret(db, settings, 'GEOAPIFY_API_KEY')).trouble,
    fetchPlaces: async (centre, options = {}) => {
      const asOf = new Date()
      const circles = circlesOf(centre, radii)
      const mostPages = Math.floor(creditsForCity / creditsOfPage / circles.length)
      const { creditsUsed, isWhole, ...read } = await withCredits(parts, options, () =>
        readCircles(circles, { ...options, mostPages }),
      )
      if (!isWhole) throw new ProviderError('refused', tooManyPlaces)
      // No date of its own, and other kinds than ours: nothing can be concluded from what is missing.
      return { ...translated(read, asOf), asOf, area: undefined, covers: undefined, creditsUsed }
    },
    sample: async (centre, options = {}) => {
      const circle = { centre, km: sampleKm, categories: neighbourhoodCategories }
      const read = await readCircles([circle], { ...options, mostPages: 1 })
      const names = translated(read, new Date()).candidates.map(({ fields }) => fields.name)
      return { found: names.length, names: names.slice(0, sampleNames) }
    },
  }
}

const circlesOf = (centre: Centre, { destinationsKm, neighbourhoodKm }: FetchRadii): Circle[] => [
  { centre, km: neighbourhoodKm, categories: neighbourhoodCategories },
  { centre, km: destinationsKm, categories: destinationCategories },
]

const tooManyPlaces =
  'Geoapify knows more places here than a city may take: set FETCH_DESTINATIONS_KM and FETCH_NEIGHBOURHOOD_KM lower.'

/**
 * Begins what fetches a city once the day's credits pay for it and for those that are under way, whoever fetches them: else all of them
 * could end in the middle. @throws ProviderError when they pay for none
 */
async function withCredits<Result>(
  { db, clock = realClock }: Parts,
  { signal, onProgress }: AskOptions,
  fetch: () => Promise<Result>,
): Promise<Result> {
  const pays = async (cities: number) =>
    cities * creditsForCity <= (await leftOf(db, 'geoapify', geoapifyBudget))
  for (;;) {
    await refuseWithoutCredits(db)
    for (let share = 1; await pays(share); share++) {
      const release = await holdLease(db, `geoapify:credits:${share}`, randomUUID())
      if (!release) continue
      try {
        // Who held it before may have used its credits meanwhile.
        if (await pays(share)) return await fetch()
      } finally {
        await release()
      }
    }
    onProgress?.('Waiting for other cities, which may need the credits that are left today')
    await clock.wait(500, signal)
  }
}

async function refuseWithoutCredits(db: Parts['db']) {
  const left = await leftOf(db, 'geoapify', geoapifyBudget)
  if (left >= creditsForCity) return
  throw new ProviderError(
    'unavailable',
    `Geoapify has ${left} of today's ${geoapifyBudget.limit} credits left, and a city may take ${creditsForCity}. Try again tomorrow (UTC).`,
  )
}

function translated(
  { places, unreadable }: { places: readonly GeoapifyPlace[]; unreadable: number },
  asOf: Date,
): Pick<FetchedPlaces, 'candidates' | 'refused' | 'elements'> {
  const candidates: PlaceCandidate[] = []
  const refused = new Map<string, number>(unreadable > 0 ? [['unreadable', unreadable]] : [])
  // The circles overlap, and pages shift when a place is added meanwhile.
  const once = new Map(places.map((place) => [place.place_id, place]))
  for (const place of once.values()) {
    const candidate = geoapifyCandidateOf(place, asOf)
    if (typeof candidate === 'string') refused.set(candidate, (refused.get(candidate) ?? 0) + 1)
    else candidates.push(candidate)
  }
  return { candidates, refused, elements: once.size + unreadable }
}
