import { isDeepStrictEqual } from 'node:util'
import {
  type FactValue,
  type FirstSaidFact,
  firstSaidFacts,
  type SaidFact,
} from '../../guide/facts/fact-names.ts'
import type { FactName } from '../../guide/facts/facts.ts'
import { recordOf } from '../../guide/facts/record-of.ts'
import { type FunTypeSlug, funTypes } from '../../guide/fun-types/fun-types.ts'
import { safestOf } from '../../guide/places/website.ts'
import { addressOf, joinedAddress } from '../candidates/place-address.ts'
import type { PlaceCandidate, PlaceFields } from '../candidates/place-candidate.ts'
import { addressParts } from './address-parts.ts'

export type PlaceSource = {
  candidate: PlaceCandidate
  /** Since when its provider no longer has it. */
  goneSince: Date | null
}

/** All of a place that is computed. */
export type ComputedPlace = { [Name in FactName]: FactValue<Name> }

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
    ...firstSaidOf(fields, firstSaidFacts),
    ...{ name: best.fields.name, lat: best.fields.lat, lng: best.fields.lng },
    ...{ placeId: placeIdOf(ranked), funTypes: funTypesOf(ranked) },
    website: safestOf(fields.flatMap(({ website }) => website ?? [])),
    categories: union(fields.map(({ categories }) => categories ?? [])),
    isIndoor: firstSaid(fields, 'isIndoor') ?? ranked.some(({ likelyIndoor }) => likelyIndoor),
    isWheelchairAccessible: firstSaid(fields, 'isWheelchairAccessible') ?? false,
    ...agesOf(fields),
    ...seasonsOf(fields),
    ...addressParts(fields.map(addressOf)),
    address: null,
  }
  return withAddress(edits ? withEdits(computed, edits) : computed, edits)
}

/** A place that no source tells of: as editors made it, its address following its parts like any other. */
export const handMadePlace = (edits: PlaceEdits): ComputedPlace => withAddress(edits.current, edits)

/** The source that a field's value comes from: of those that say it the one believed most; undefined where none does. */
export const sourceOfFact = (sources: readonly PlaceSource[], field: SaidFact, value: unknown) =>
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

type Said<Name extends SaidFact> = NonNullable<PlaceFields[Name]>

function firstSaid<Name extends SaidFact>(fields: readonly PlaceFields[], name: Name): Said<Name> | null {
  for (const { [name]: value } of fields) if (value !== null && value !== undefined) return value
  return null
}

const firstSaidOf = <Name extends FirstSaidFact>(fields: readonly PlaceFields[], names: readonly Name[]) =>
  recordOf<{ [Key in Name]: Said<Key> | null }>(names, (name) => firstSaid(fields, name))

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
  const isSaid = (age: number | null | undefined) => age !== null && age !== undefined
  const source = fields.find(({ ageGroupMin, ageGroupMax }) => isSaid(ageGroupMin) || isSaid(ageGroupMax))
  const min = source?.ageGroupMin ?? firstSaid(fields, 'ageGroupMin')
  const max = source?.ageGroupMax ?? firstSaid(fields, 'ageGroupMax')
  return min !== null && max !== null && min > max
    ? { ageGroupMin: source?.ageGroupMin ?? null, ageGroupMax: source?.ageGroupMax ?? null }
    : { ageGroupMin: min, ageGroupMax: max }
}

function seasonsOf(fields: readonly PlaceFields[]): Pick<ComputedPlace, 'seasonal' | 'seasons'> {
  const source = fields.find(({ seasonal = null, seasons }) => seasonal !== null || seasons?.length)
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
