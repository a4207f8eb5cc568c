import { isDeepStrictEqual } from 'node:util'
import { type FunTypeSlug, funTypes } from '../fun-types/fun-types.ts'
import { addressParts } from './address-parts.ts'
import { joinedAddress } from './place-address.ts'
import type { PlaceCandidate, PlaceFields, SeasonName } from './place-candidate.ts'
import { safestOf } from './website.ts'

export type PlaceSource = {
  candidate: PlaceCandidate
  /** Since when its provider no longer has it. */
  goneSince: Date | null
}

/** All of a place that is computed: the fields of its row, its fun types and its seasons. */
export type ComputedPlace = Omit<PlaceFields, 'seasonal' | 'isIndoor' | 'isWheelchairAccessible'> & {
  placeId: string | null
  address: string | null
  seasonal: boolean
  isIndoor: boolean
  isWheelchairAccessible: boolean
}

/** What an editor has set: these fields keep the values of the place as it stands. */
export type PlaceEdits = { editedFields: readonly string[]; current: ComputedPlace }

/**
 * A place from its sources and its edits, whatever the order they came in. Field by field the first that says
 * something holds: the editor, then the source with the newer date of its own, then what a provider no longer has,
 * then the starter guide. Undefined without a source.
 */
export function computePlace(sources: readonly PlaceSource[], edits?: PlaceEdits): ComputedPlace | undefined {
  const ranked = [...sources].sort(byPrecedence).map(({ candidate }) => candidate)
  const [best] = ranked
  if (!best) return undefined
  const fields = ranked.map((candidate) => candidate.fields)
  const computed: ComputedPlace = {
    placeId: placeIdOf(ranked),
    name: best.fields.name,
    displayName: firstSaid(fields, 'displayName'),
    description: firstSaid(fields, 'description'),
    lat: best.fields.lat,
    lng: best.fields.lng,
    website: safestOf(fields.flatMap(({ website }) => website ?? [])),
    phone: firstSaid(fields, 'phone'),
    categories: union(fields.map(({ categories }) => categories)),
    openingHours: firstSaid(fields, 'openingHours'),
    isIndoor: firstSaid(fields, 'isIndoor') ?? ranked.some(({ likelyIndoor }) => likelyIndoor),
    isWheelchairAccessible: firstSaid(fields, 'isWheelchairAccessible') ?? false,
    ...agesOf(fields),
    ...addressParts(fields),
    ...seasonsOf(fields),
    address: null,
    funTypes: funTypesOf(ranked),
  }
  return withAddress(edits ? withEdits(computed, edits) : computed, edits)
}

/** A place that no source tells of: as editors made it, its address following its parts like any other. */
export const handMadePlace = (edits: PlaceEdits): ComputedPlace => withAddress(edits.current, edits)

/** The source that a field's value comes from: of those that say it the one believed most; undefined where none does. */
export const sourceOfFact = (sources: readonly PlaceSource[], field: keyof PlaceFields, value: unknown) =>
  [...sources].sort(byPrecedence).find(({ candidate }) => isDeepStrictEqual(candidate.fields[field], value))
    ?.candidate

/** Sources in the order in which they are believed. */
function byPrecedence(a: PlaceSource, b: PlaceSource): number {
  return (
    believed(b) - believed(a) ||
    (b.candidate.sourceDate?.getTime() ?? 0) - (a.candidate.sourceDate?.getTime() ?? 0) ||
    compare(a.candidate.externalId, b.candidate.externalId)
  )
}

// 0 for two readings of one record: they stay as they stand.
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

function believed({ candidate, goneSince }: PlaceSource): number {
  if (candidate.provider === 'starter') return 0
  return goneSince ? 1 : 2
}

function placeIdOf(ranked: readonly PlaceCandidate[]): string | null {
  const osm = ranked.find(({ provider }) => provider === 'openstreetmap')
  return (osm ?? ranked[0])?.externalId ?? null
}

function firstSaid<K extends keyof PlaceFields>(
  fields: readonly PlaceFields[],
  key: K,
): PlaceFields[K] | null {
  return fields.find((source) => source[key] !== null)?.[key] ?? null
}

/** In the guide's order, whichever record was edited last; what only the starter guide says comes after. */
function funTypesOf(ranked: readonly PlaceCandidate[]): FunTypeSlug[] {
  const said = (isStarter: boolean) =>
    ranked
      .filter(({ provider }) => (provider === 'starter') === isStarter)
      .map(({ fields }) => fields.funTypes)
  const fetched = new Set(said(false).flat())
  return union([funTypes.map(({ slug }) => slug).filter((slug) => fetched.has(slug)), ...said(true)])
}

function union<T>(lists: readonly (readonly T[])[]): T[] {
  return [...new Set(lists.flat())]
}

// Ages belong together: where sources speak of one end each, the other holds unless the range would be none.
function agesOf(fields: readonly PlaceFields[]): Pick<ComputedPlace, 'ageGroupMin' | 'ageGroupMax'> {
  const source = fields.find(({ ageGroupMin, ageGroupMax }) => ageGroupMin !== null || ageGroupMax !== null)
  const { ageGroupMin = null, ageGroupMax = null } = source ?? {}
  const min = ageGroupMin ?? firstSaid(fields, 'ageGroupMin')
  const max = ageGroupMax ?? firstSaid(fields, 'ageGroupMax')
  return min !== null && max !== null && min > max
    ? { ageGroupMin, ageGroupMax }
    : { ageGroupMin: min, ageGroupMax: max }
}

function seasonsOf(fields: readonly PlaceFields[]): { seasonal: boolean; seasons: SeasonName[] } {
  const source = fields.find(({ seasonal, seasons }) => seasonal !== null || seasons.length > 0)
  return { seasonal: source?.seasonal ?? false, seasons: source?.seasons ?? [] }
}

function withEdits(computed: ComputedPlace, { editedFields, current }: PlaceEdits): ComputedPlace {
  const kept = Object.fromEntries(Object.entries(current).filter(([field]) => editedFields.includes(field)))
  const place: ComputedPlace = { ...computed, ...kept }
  const { ageGroupMin, ageGroupMax } = place
  if (ageGroupMin === null || ageGroupMax === null || ageGroupMin <= ageGroupMax) return place
  return editedFields.includes('ageGroupMin')
    ? { ...place, ageGroupMax: null }
    : { ...place, ageGroupMin: null }
}

function withAddress(place: ComputedPlace, edits: PlaceEdits | undefined): ComputedPlace {
  const displayName = place.displayName === place.name ? null : place.displayName
  if (edits?.editedFields.includes('address')) return { ...place, displayName }
  return { ...place, displayName, address: joinedAddress(place) }
}
