import { isRough } from '../facts/is-rough.ts'
import { byFit } from '../family/family-query.ts'
import { driveMinutes, fitOf } from '../family/fit.ts'
import { type Certainty, certainties, type GroupCounts } from '../place-lists/certainty.ts'
import type { PlaceListItem } from '../place-lists/place.schema.ts'
import type { PlacePoint } from '../place-lists/place-point.schema.ts'
import type { AskedList } from './asked-list.ts'
import { certaintyOf } from './certainty-of.ts'
import type { KeptPlace } from './kept-place.schema.ts'
import { toldPlace } from './told-place.ts'

interface Judged {
  place: KeptPlace
  certainty: Certainty
  /** `Fit.rank`; 0 in any other order. */
  rank: number
  minutes: number
}

interface KeptList {
  places: PlaceListItem[]
  total: number
  groups: GroupCounts
  /** How many end the list, since they do not fit everybody of the family. */
  misfits: number
}

/** A city's places as its list tells them, by the rules and in the order of the guide's own (`place.queries.ts`). */
export function keptList(kept: readonly KeptPlace[], asked: AskedList, now: Date): KeptList {
  const judged = judgedPlaces(kept, asked)
  const shown = judged.filter(isShown(asked)).toSorted(inOrder(asked.sort))
  const misfits = shown.filter(({ rank }) => rank === 3)
  const numberOf = (certainty: Certainty) =>
    judged.filter((one) => one.certainty === certainty && !misfits.includes(one)).length
  const part = shown.slice(asked.offset, asked.offset + (asked.limit ?? mostListed))
  return {
    places: part.map(({ place, certainty }) => listItem(toldPlace(place, now), certainty)),
    total: shown.length,
    groups: {
      ...{ stated: numberOf('stated'), usual: numberOf('usual') },
      ...{ unknown: numberOf('unknown'), silent: numberOf('silent') },
    },
    misfits: misfits.length,
  }
}

/** The same places as points of a map, the nearest first. */
export function keptPoints(kept: readonly KeptPlace[], asked: AskedList) {
  const shown = judgedPlaces(kept, { ...asked, sort: 'distance' })
    .filter(isShown(asked))
    .toSorted((a, b) => far(a) - far(b) || a.place.id - b.place.id)
  const part = shown.slice(asked.offset, asked.offset + (asked.limit ?? mostPoints))
  const points = part.map(({ place, certainty }): PlacePoint => {
    const { id, slug, placeName, lat, lng, distance, funTypes } = place
    const isSilent = certainty === 'silent'
    return {
      ...{ id, slug, name: placeName, lat, lng, distance: told(distance), isRough: isRough(place), isSilent },
      funType: funTypes[0]?.slug ?? null,
    }
  })
  return { points, total: shown.length }
}

/** As many as the calls answer that are not told. */
export const mostListed = 500
const mostPoints = 5000

function judgedPlaces(kept: readonly KeptPlace[], asked: AskedList): Judged[] {
  return kept.flatMap((place) => {
    if (place.distance === null || place.distance > asked.radius) return []
    const certainty = certaintyOf(place, asked)
    if (!certainty) return []
    const facts = { ...place, distance: place.distance }
    const rank = asked.sort === byFit ? fitOf(facts, asked.family).rank : 0
    return { place, certainty, rank, minutes: driveMinutes(facts) ?? 0 }
  })
}

const isShown =
  ({ unknown }: AskedList) =>
  ({ certainty }: Judged) =>
    unknown || certainty !== 'silent'

type Compare = (a: Judged, b: Judged) => number

const far = ({ place }: Judged) => place.distance ?? 0
const surest = ({ certainty }: Judged) => certainties.indexOf(certainty)
const ofRank = (rank: number) => (one: Judged) => Number(one.rank === rank)
/** That of 'und-x-icu' in the database. */
export const names = new Intl.Collator('und')

const byName: Compare = (a, b) => names.compare(a.place.placeName, b.place.placeName)
const by =
  (value: (one: Judged) => number): Compare =>
  (a, b) =>
    value(a) - value(b)

const orders: Record<AskedList['sort'], Compare[]> = {
  distance: [by(surest), by(far), byName],
  featured: [by(surest), by(({ place }) => Number(!place.isFeatured)), by(far), byName],
  name: [by(surest), byName],
  fit: [by(ofRank(3)), by(surest), by(({ rank }) => rank), by(({ minutes }) => minutes), by(far)],
}

const inOrder =
  (sort: AskedList['sort']): Compare =>
  (a, b) =>
    orders[sort].map((compare) => compare(a, b)).find(Boolean) ?? a.place.id - b.place.id

const told = (distance: number | null) => Math.round((distance ?? 0) * 1000) / 1000

const listItem = (place: KeptPlace, certainty: Certainty): PlaceListItem => ({
  ...place,
  certainty,
  name: place.placeName,
  localName: place.name === place.placeName ? null : place.name,
  distance: told(place.distance),
  isRough: isRough(place),
})
