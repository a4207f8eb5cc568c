import type { PlaceCandidate } from '../src/gathering/candidates/place-candidate.ts'
import type { PlacesProviders } from '../src/gathering/imports/fetch-places.task.ts'
import type { Area } from '../src/gathering/providers/imported-data.ts'
import { osmCandidateOf } from '../src/gathering/providers/openstreetmap/osm-place.ts'
import type {
  Centre,
  FetchedPlaces,
  FetchOptions,
  PlacesProvider,
} from '../src/gathering/providers/provider.ts'

type Around = (centre: Centre, options: FetchOptions) => PlaceCandidate[] | Promise<PlaceCandidate[]>

type Fake = {
  name?: PlacesProvider['name']
  /** What there is around a centre; throws where the provider fails. */
  around?: Around
  asOf?: string
  covers?: Area
  creditsUsed?: number
  isAvailable?: boolean
}

/** An outside service of our own making, in place of one that the network would be needed for. */
export function aProvider({
  name = 'openstreetmap',
  around = () => [],
  asOf = '2026-11-01',
  covers,
  creditsUsed = 0,
  isAvailable = true,
}: Fake = {}): PlacesProvider {
  const fetchPlaces = async (centre: Centre, options: FetchOptions = {}): Promise<FetchedPlaces> => {
    const candidates = await around(centre, options)
    return {
      ...{ candidates, refused: new Map(), elements: candidates.length },
      ...{ asOf: new Date(asOf), area: covers, covers, creditsUsed },
    }
  }
  const sample = async (centre: Centre) => {
    const candidates = await around(centre, {})
    return { found: candidates.length, names: candidates.map(({ fields }) => fields.name) }
  }
  return { name, isAvailable: async () => isAvailable, fetchPlaces, sample }
}

/** Both providers, the one that is not named with nothing to give. */
export const providersWith = (...fakes: PlacesProvider[]): PlacesProviders => ({
  openstreetmap: aProvider(),
  geoapify: aProvider({ name: 'geoapify' }),
  ...Object.fromEntries(fakes.map((fake) => [fake.name, fake])),
})

/** A zoo as OpenStreetMap has it, with its record. */
export function aZoo(id: number, { name = `Zoo ${id}`, lat = 48.2, lon = 16.37, date = '2024-01-01' } = {}) {
  const raw = { type: 'node', id, lat, lon, tags: { name, tourism: 'zoo' }, timestamp: `${date}T00:00:00Z` }
  const candidate = osmCandidateOf({ externalId: `node/${id}`, raw, sourceDate: new Date(date) })
  if (!candidate) throw new Error('A zoo is a place of the guide')
  return candidate
}
