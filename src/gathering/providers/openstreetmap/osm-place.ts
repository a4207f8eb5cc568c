import { utcDay } from '../../../guide/seasons/open-season.ts'
import type { PlaceCandidate, StoredRecord } from '../../candidates/place-candidate.ts'
import { isDestination } from '../destinations.ts'
import { osmDetailsOf } from './osm-details.ts'
import type { OsmElement } from './osm-element.ts'
import { isRide, type OsmKind, osmKindOf } from './osm-fun-types.ts'
import { isNotOpenYet, isOutOfUse } from './osm-in-use.ts'
import { osmNamesOf } from './osm-name.ts'
import { isForAdults, isNoDayOut, isPrivate, openedToAll } from './osm-refusals.ts'
import { likelySettingOf } from './osm-setting.ts'
import { sceneOfTags } from './scene-of-tags.ts'

export type OsmRefusal =
  | 'no position'
  | 'invalid position'
  | 'no longer in use'
  | 'not open yet'
  | 'a ride or enclosure inside a place'
  | 'no fun type'
  | 'not for families'
  | 'not a day out'
  | 'private'
  | 'no name'
  | 'unusable name'

/**
 * Translates an element, or says why it is no place of the guide. The same for one just fetched and one stored.
 * `asOf` dates an element that has no timestamp of its own. `today` (YYYY-MM-DD) tells what has ended, and what opens later.
 */
export function placeCandidateOf(
  element: OsmElement,
  asOf: Date | undefined,
  today = utcDay(new Date()),
): PlaceCandidate | OsmRefusal {
  const { type, id, lat, lon: lng } = element
  const tags = openedToAll(element.tags)
  const kind = osmKindOf(tags)
  if (isOutOfUse(tags, kind, today)) return 'no longer in use'
  if (isNotOpenYet(tags, today)) return 'not open yet'
  if (isRide(tags)) return 'a ride or enclosure inside a place'
  if (isForAdults(tags)) return 'not for families'
  if (kind.funTypes.length === 0) return 'no fun type'
  if (isPrivate(tags, kind)) return 'private'
  if (isNoDayOut(tags, kind)) return 'not a day out'
  if (lat === undefined || lng === undefined) return 'no position'
  if (!isOnEarth(lat, lng)) return 'invalid position'
  const names = osmNamesOf(tags, kind.funTypes)
  if (names === undefined) return 'no name'
  if (names === 'unusable') return 'unusable name'
  const ownDate = dateOf(element.timestamp)
  const sourceDate = ownDate ?? asOf
  const details = osmDetailsOf(tags, { lat, lng }, sourceDate && utcDay(sourceDate))
  const { name, displayName, ...others } = names
  const { funTypes, categories } = kind
  return {
    provider: 'openstreetmap',
    externalId: `${type}/${id}`,
    raw: element,
    sourceDate,
    hasOwnDate: ownDate !== undefined,
    fields: { name, displayName, lat, lng, categories, funTypes, ...details },
    ...others,
    positionErrorKm: 0,
    likelySetting: likelySettingOf(tags, kind),
    scene: sceneOfTags(tags),
    notability: notabilityOf({ ...element, tags }, kind),
  }
}

/** Translates a stored element again, by today's rules. */
export function osmCandidateOf({ raw, sourceDate }: StoredRecord): PlaceCandidate | undefined {
  if (!isElement(raw)) return undefined
  const candidate = placeCandidateOf(raw, sourceDate)
  return typeof candidate === 'string' ? undefined : candidate
}

// Pages are made of stored records too: one that an unknown version wrote must not take its page away.
const isElement = (raw: unknown): raw is OsmElement =>
  typeof raw === 'object' &&
  raw !== null &&
  'tags' in raw &&
  typeof raw.tags === 'object' &&
  raw.tags !== null

export function dateOf(timestamp: string | undefined): Date | undefined {
  const date = timestamp ? new Date(timestamp) : undefined
  return date && !Number.isNaN(date.getTime()) ? date : undefined
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
