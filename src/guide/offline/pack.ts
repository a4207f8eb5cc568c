import type { CityInItsZone } from '../cities/city.schema.ts'
import type { CityWeather } from '../weather/city-weather.schema.ts'
import type { KeptPlace } from './kept-place.schema.ts'

/** What a browser keeps of a city or of the visitor's plan, for when there is no network. */
export interface Pack {
  /** `city/vienna` or `plan`. */
  key: string
  /** 'Vienna', or the name of the plan. */
  name: string
  /** When it came, ISO 8601. */
  keptAt: string
  /**
   * The city, how many kilometres around it places are kept, the radii that are offered, and its usual weather, which what was kept
   * for an older guide has not; undefined for a plan.
   */
  city?: CityInItsZone & { radius: number; radiiKm: number[]; weather?: CityWeather | null }
  places: KeptPlace[]
  /** Of a plan: the slugs of all that was in it, with commas between; what was kept for an older guide tells none. */
  planned?: string
  /** Addresses of the map's tiles that are kept for it. */
  files: string[]
  /** All that it takes, in bytes. */
  bytes: number
  /** What the guide answers to calls that every page needs, by their address. */
  answers: Record<string, unknown>
}

/** What of a pack is told without reading all of it. */
export type PackSummary = Pick<Pack, 'key' | 'name' | 'keptAt' | 'bytes' | 'planned'>

/** Where the packs lie in the browser, each under `/kept/` and its key, and beside them the files. */
export const packsCache = 'kept-packs'
export const filesCache = 'kept-files'
/** The cache of a release has this before its version. */
export const releaseCaches = 'release-'
export const packAddress = (key: string) => `/kept/${key}`

/** The calls that every page needs. */
export const commonCalls = [
  '/api/cities',
  '/api/cities/by-country',
  '/api/fun-types',
  '/api/search-radius-options',
  '/api/seasons',
  '/api/page-metadata/home',
  '/api/page-metadata/top-family-activities',
] as const

/** The kept city that is called so, or was. */
export const packOfCity = (packs: readonly Pack[], slug: string) =>
  packs.find(({ city }) => city?.slug === slug) ?? packs.find(({ city }) => city && hadSlug(city, slug))

const youngestFirst = (packs: readonly Pack[]) => packs.toSorted((a, b) => b.keptAt.localeCompare(a.keptAt))

/** All places that are kept, each once. */
export const placesOf = (packs: readonly Pack[]): KeptPlace[] => [
  ...new Map(
    youngestFirst(packs)
      .toReversed()
      .flatMap(({ places }) => places.map((place) => [place.id, place] as const)),
  ).values(),
]

/** Of two packs that hold a place, the younger. */
export const placeIn = (packs: readonly Pack[], slug: string): { place: KeptPlace; pack: Pack } | undefined =>
  youngestFirst(packs).flatMap((pack) => {
    const place = pack.places.find((one) => one.slug === slug || one.asked === slug || hadSlug(one, slug))
    return place ? [{ place, pack }] : []
  })[0]

/** What was kept for an older guide tells none. */
const hadSlug = ({ formerSlugs }: { formerSlugs?: string[] }, slug: string) => formerSlugs?.includes(slug)
