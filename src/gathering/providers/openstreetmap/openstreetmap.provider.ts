import { ProviderError } from '../../../outgoing/provider-error.ts'
import { AnswerTooLong } from '../../../outgoing/read-answer.provider.ts'
import type { AskOptions } from '../../../outgoing/service.ts'
import type { PlaceCandidate } from '../../candidates/place-candidate.ts'
import { boxAround, boxWithin, quartersOf } from '../areas.ts'
import { type FetchRadii, fetchRadiiOf } from '../fetch-radii.ts'
import type { Area } from '../imported-data.ts'
import type { Centre, FetchedPlaces, PlacesProvider } from '../provider.ts'
import { askOverpass, type OverpassParts } from './overpass.provider.ts'
import { OverpassGaveUp } from './overpass-answer.provider.ts'
import { overpassQuery } from './overpass-query.ts'
import { joinPlaces, type OverpassPlaces, readOverpassPlaces } from './read-overpass-places.provider.ts'

// 64 parts at most; what fails even then is not a matter of size.
const mostSplits = 3
const sampleKm = 3
const sampleNames = 10

type Parts = OverpassParts & { settings: Parameters<typeof fetchRadiiOf>[0] }

/** Places from the Overpass API, a city in one query as long as the server manages it. */
export function openstreetmapProvider(parts: Parts): PlacesProvider {
  const ask = askOverpass(parts)
  const radii = fetchRadiiOf(parts.settings)
  return {
    name: 'openstreetmap',
    isAvailable: async () => true,
    fetchPlaces: async (centre, options = {}) => {
      const startedAt = new Date()
      return fetched(await readAround(centre, radii, options), { centre, radii, startedAt })
    },
    sample: async (centre, options = {}) => {
      const near = { destinationsKm: sampleKm, neighbourhoodKm: sampleKm }
      const { byId } = await readAround(centre, near, options)
      const found = [...byId.values()].filter(isCandidate).toSorted((a, b) => b.notability - a.notability)
      return { found: found.length, names: found.slice(0, sampleNames).map(({ fields }) => fields.name) }
    },
  }

  /** All that lies within the circles, or what of it lies within a part of them. */
  async function readAround(
    centre: Centre,
    circles: FetchRadii,
    options: AskOptions,
    { within, splits }: { within?: Area; splits: number } = { splits: 0 },
  ): Promise<OverpassPlaces> {
    try {
      return await readOverpassPlaces(
        await ask(overpassQuery(centre, circles, within), options),
        options.signal,
      )
    } catch (error) {
      if (!isTooMuch(error)) throw error
      if (splits === mostSplits) throw new ProviderError('unavailable', stillTooMuch, { cause: error })
    }
    options.onProgress?.('Too much for one query: asking for it in four parts')
    const whole = within ?? boxAround(centre, Math.max(circles.destinationsKm, circles.neighbourhoodKm))
    const quarters: OverpassPlaces[] = []
    for (const quarter of quartersOf(whole))
      quarters.push(await readAround(centre, circles, options, { within: quarter, splits: splits + 1 }))
    return joinPlaces(quarters)
  }
}

const stillTooMuch = 'Overpass gives up even on small parts of the area. Try again when it is less busy.'

const isTooMuch = (error: unknown) =>
  error instanceof OverpassGaveUp || (error instanceof Error && error.cause instanceof AnswerTooLong)

const isCandidate = (one: PlaceCandidate | string): one is PlaceCandidate => typeof one !== 'string'

type Asked = { centre: Centre; radii: FetchRadii; startedAt: Date }

function fetched({ byId, asOf }: OverpassPlaces, { centre, radii, startedAt }: Asked): FetchedPlaces {
  const refused = new Map<string, number>()
  const candidates: PlaceCandidate[] = []
  const date = asOf ?? startedAt
  for (const one of byId.values()) {
    if (isCandidate(one)) candidates.push({ ...one, sourceDate: one.sourceDate ?? date })
    else refused.set(one, (refused.get(one) ?? 0) + 1)
  }
  // Of all kinds only so much was asked for; and a box, so that nothing outside of the circle is taken for gone.
  const covers = boxWithin(centre, Math.min(radii.destinationsKm, radii.neighbourhoodKm))
  return { candidates, refused, elements: byId.size, asOf: date, area: covers, covers, creditsUsed: 0 }
}
