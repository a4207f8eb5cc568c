import { type FunTypeEntry, funTypes } from '../../../guide/fun-types/fun-types.ts'
import type { PlaceCandidate, StoredRecord } from '../../candidates/place-candidate.ts'
import { isDestination } from '../destinations.ts'
import { osmDetailsOf } from './osm-details.ts'
import { type OsmElement, type OsmTags, tagValues } from './osm-element.ts'
import { isRide, type OsmKind, osmKindOf } from './osm-fun-types.ts'
import { osmNamesOf } from './osm-name.ts'

export type OsmRefusal =
  | 'no position'
  | 'invalid position'
  | 'no longer in use'
  | 'a ride or enclosure inside a place'
  | 'no fun type'
  | 'private'
  | 'no name'
  | 'unusable name'

const entries: readonly FunTypeEntry[] = funTypes
const lifecycle =
  /^(disused|abandoned|demolished|was|removed|razed|destroyed|proposed|planned|construction):(.+)$/

/**
 * Translates an element, or says why it is no place of the guide. The same for one just fetched and one stored.
 * `asOf` dates an element that has no timestamp of its own.
 */
export function placeCandidateOf(element: OsmElement, asOf: Date | undefined): PlaceCandidate | OsmRefusal {
  const { type, id, lat, lon: lng, tags } = element
  const kind = osmKindOf(tags)
  if (isOutOfUse(tags, kind)) return 'no longer in use'
  if (isRide(tags)) return 'a ride or enclosure inside a place'
  if (kind.funTypes.length === 0) return 'no fun type'
  if (tagValues(tags, 'access').some((access) => /^(private|no|customers)$/.test(access))) return 'private'
  if (lat === undefined || lng === undefined) return 'no position'
  if (!isOnEarth(lat, lng)) return 'invalid position'
  const names = osmNamesOf(
    tags,
    entries.find(({ slug, namedAfter }) => namedAfter && kind.funTypes.some((s) => s === slug)),
  )
  if (names === undefined) return 'no name'
  if (names === 'unusable') return 'unusable name'
  const details = osmDetailsOf(tags, { lat, lng })
  const { name, displayName, otherNames } = names
  const { funTypes, categories, likelyIndoor } = kind
  return {
    provider: 'openstreetmap',
    externalId: `${type}/${id}`,
    raw: element,
    sourceDate: dateOf(element.timestamp) ?? asOf,
    hasOwnDate: dateOf(element.timestamp) !== undefined,
    fields: { name, displayName, lat, lng, categories, funTypes, ...details },
    otherNames,
    wikidata: /^Q\d+$/.test(tags.wikidata ?? '') ? tags.wikidata : undefined,
    positionErrorKm: 0,
    likelyIndoor,
    notability: notabilityOf(element, kind),
  }
}

/** Translates a stored element again, by today's rules. */
export function osmCandidateOf({ raw, sourceDate }: StoredRecord): PlaceCandidate | undefined {
  const candidate = placeCandidateOf(raw as OsmElement, sourceDate)
  return typeof candidate === 'string' ? undefined : candidate
}

export function dateOf(timestamp: string | undefined): Date | undefined {
  const date = timestamp ? new Date(timestamp) : undefined
  return date && !Number.isNaN(date.getTime()) ? date : undefined
}

function isOutOfUse(tags: OsmTags, kind: OsmKind): boolean {
  if (['disused', 'abandoned', 'demolished'].some((key) => tags[key] === 'yes')) return true
  const former: Record<string, string> = {}
  for (const [key, value] of Object.entries(tags)) {
    const formerKey = lifecycle.exec(key)?.[2]
    if (formerKey) former[formerKey] = value
  }
  const formerTypes = osmKindOf(former).funTypes
  // What was a playground may be a museum today.
  return formerTypes.length > 0 && kind.funTypes.every((funType) => formerTypes.includes(funType))
}

// 0° of latitude or of longitude is a place like any other; both at once is a form left empty.
function isOnEarth(lat: number, lng: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && !(lat === 0 && lng === 0)
}

/** Whom others have written about, and whose own page tells when it is open, is worth the first look. */
function notabilityOf({ type, tags }: OsmElement, kind: OsmKind): number {
  let notability = 0
  if (tags.wikidata) notability += 3
  if (tags.wikipedia) notability += 2
  if (tags.website || tags['contact:website'] || tags.url) notability += 2
  if (tags.opening_hours) notability += 1
  if (tags.wikimedia_commons || tags.image) notability += 1
  if (kind.funTypes.some((funType) => isDestination(funType))) notability += 1
  // Drawn with several outlines: large.
  if (type === 'relation') notability += 1
  return notability
}
