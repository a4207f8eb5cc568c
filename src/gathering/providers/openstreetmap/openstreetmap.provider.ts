import { ProviderError } from '../../../outgoing/provider-error.ts'
import type { AskOptions } from '../../../outgoing/service.ts'
import type { PlaceCandidate } from '../../candidates/place-candidate.ts'
import { boxAround } from '../areas.ts'
import { fetchRadiiOf } from '../fetch-radii.ts'
import type { Centre, FetchedPlaces, PlacesProvider } from '../provider.ts'
import { askedFor } from './asked-for.ts'
import { basinsAmong } from './basins.ts'
import { osmCandidateOf } from './osm-place.ts'
import { askOverpass, type OverpassParts } from './overpass.provider.ts'
import { type Circles, partsKm, type ReadParts, readAround, stillTooMuch } from './read-in-parts.provider.ts'

const sampleKm = 3
const sampleNames = 10

type Parts = OverpassParts & { settings: Parameters<typeof fetchRadiiOf>[0] }

/** Places from the Overpass API, a city in one query as long as the server manages it. */
export function openstreetmapProvider(parts: Parts): PlacesProvider {
  const ask = askOverpass(parts)
  const radii = fetchRadiiOf(parts.settings)
  const read = (circles: Circles, options: AskOptions) => readAround(ask, circles, options)
  return {
    name: 'openstreetmap',
    isAvailable: async () => true,
    fetchPlaces: async (centre, options = {}) => {
      const startedAt = new Date()
      const circles = { centre, radii }
      return fetched(await read(circles, options), circles, startedAt)
    },
    sample: async (centre: Centre, options = {}) => {
      const near = { destinationsKm: sampleKm, neighbourhoodKm: sampleKm }
      const { byId } = await read({ centre, radii: near }, options)
      const found = [...byId.values()].filter(isCandidate).toSorted((a, b) => b.notability - a.notability)
      return { found: found.length, names: found.slice(0, sampleNames).map(({ fields }) => fields.name) }
    },
  }
}

const isCandidate = (one: PlaceCandidate | string): one is PlaceCandidate => typeof one !== 'string'

function fetched({ byId, asOf, lost }: ReadParts, circles: Circles, startedAt: Date): FetchedPlaces {
  const refused = new Map<string, number>()
  const refuse = (reason: string) => refused.set(reason, (refused.get(reason) ?? 0) + 1)
  const date = asOf ?? startedAt
  const basins = basinsAmong([...byId.values()].filter(isCandidate))
  const candidates: PlaceCandidate[] = []
  for (const one of byId.values()) {
    if (!isCandidate(one)) refuse(one)
    else if (basins.has(one)) refuse('not a day out')
    else candidates.push(one.sourceDate ? one : dated(one, date))
  }
  // Nothing but failures is no answer.
  if (lost.length > 0 && byId.size === 0) throw new ProviderError('unavailable', stillTooMuch)
  const covers = boxAround(circles.centre, circles.radii.destinationsKm)
  return {
    ...{ candidates, refused, refusals: refusalsOf(byId), elements: byId.size },
    ...{ asOf: date, area: covers, creditsUsed: 0 },
    ...{ covers, asksFor: askedFor(circles, lost), lacks: lacksOf(lost.length) },
  }
}

const refusalsOf = (byId: ReadParts['byId']) =>
  new Map([...byId].flatMap(([id, one]) => (isCandidate(one) ? [] : [[id, one] as const])))

// An answer's date is known at its end, and of what it says a closure alone has to do with it.
function dated(candidate: PlaceCandidate, sourceDate: Date): PlaceCandidate {
  const { externalId, raw, fields } = candidate
  const mayBeClosed = /\b(off|closed)\b/i.test(fields.openingHours ?? '')
  const again = mayBeClosed ? osmCandidateOf({ externalId, raw, sourceDate }) : undefined
  return again ?? { ...candidate, sourceDate }
}

const lacksOf = (lost: number) =>
  lost === 0
    ? undefined
    : `Overpass gave up on ${lost === 1 ? 'a part' : `${lost} parts`} of some ${partsKm} km: what lies there did not come. All else is in.`
