import { scenesOf } from '../../guide/art/scenes-of.ts'
import {
  type FactValue,
  type FirstSaidFact,
  firstSaidFacts,
  isOwnWordFirst,
  type SaidFact,
} from '../../guide/facts/fact-names.ts'
import type { FactName } from '../../guide/facts/facts.ts'
import { type RangeEnd, ranges, twistedRanges } from '../../guide/facts/ranges.ts'
import { recordOf } from '../../guide/facts/record-of.ts'
import { type FunTypeSlug, funTypes } from '../../guide/fun-types/fun-types.ts'
import { kilometresBetween } from '../../guide/how-far/distance.ts'
import { safestOf } from '../../guide/places/website.ts'
import { addressOf, joinedAddress } from '../candidates/place-address.ts'
import type { PlaceCandidate, PlaceFields } from '../candidates/place-candidate.ts'
import { addressParts } from './address-parts.ts'
import { closureOf } from './closure-of.ts'
import {
  inOrder,
  isOfMap,
  isOwnWord,
  namingSources,
  type PlaceSource,
  websitesOf,
  withFormerSites,
} from './who-is-believed.ts'

/** All of a place that is computed. */
export type ComputedPlace = { [Name in FactName]: FactValue<Name> }

/** What an editor has set: these fields keep the values of the place as it stands. */
export type PlaceEdits = { editedFields: readonly string[]; current: ComputedPlace }

/**
 * A place from its sources and its edits, whatever the order they came in. Field by field the first that says
 * something holds: the editor, then of some facts the place's own website, then the source with the newer date of its
 * own, then what a provider no longer has, then the starter guide. Undefined without a source.
 */
export const computePlace = (
  sources: readonly PlaceSource[],
  edits?: PlaceEdits,
): ComputedPlace | undefined =>
  placeOf(
    withFormerSites(sources, edits?.editedFields.includes('website') ? edits.current : undefined),
    edits,
  )

/** What its sources say of a place that stands like this, without its edits. */
export const saidBySources = (sources: readonly PlaceSource[], place: Pick<ComputedPlace, 'website'>) =>
  placeOf(withFormerSites(sources, place))

function placeOf(sources: readonly PlaceSource[], edits?: PlaceEdits): ComputedPlace | undefined {
  const ranked = inOrder(sources)
  const naming = namingSources(sources)
  const [best] = naming
  if (!best) return undefined
  const fields = ranked.map(fieldsOf)
  const computed: ComputedPlace = {
    ...firstSaidOf(sources, firstSaidFacts),
    ...{ name: best.fields.name, lat: best.fields.lat, lng: best.fields.lng },
    displayName: firstSaid([...naming, ...ranked].map(fieldsOf), 'displayName'),
    ...{ placeId: placeIdOf(naming), funTypes: funTypesOf(naming) },
    website: safestOf(websitesOf(fields)),
    categories: union(fields.map(({ categories }) => categories ?? [])),
    setting: firstSaid(fields, 'setting') ?? likelySettingOf(ranked),
    food: firstSaid(fields, 'food') ?? [],
    descriptionLanguage: languageOf(fields),
    ...rangesOf(fields),
    ...ticketsOf(sources, edits),
    ...closureOf(inOrder(sources, true).map(fieldsOf)),
    ...seasonsOf(fields),
    ...addressParts(fields.map(addressOf)),
    ...{ address: null, scenes: [] },
  }
  return withWhatFollows(edits ? withEdits(computed, edits) : computed, edits, naming)
}

/** A place that no source tells of: as editors made it, its address following its parts like any other. */
export const handMadePlace = (edits: PlaceEdits): ComputedPlace =>
  withWhatFollows(withTrueRanges(edits.current, edits.editedFields), edits, [])

function placeIdOf(naming: readonly PlaceCandidate[]): string | null {
  return (naming.find(isOfMap) ?? naming.find((candidate) => !isOwnWord(candidate)))?.externalId ?? null
}

type Said<Name extends SaidFact> = NonNullable<PlaceFields[Name]>

function firstSaid<Name extends SaidFact>(fields: readonly PlaceFields[], name: Name): Said<Name> | null {
  for (const { [name]: value } of fields) if (isSaid(value)) return value
  return null
}

const isSaid = <Value>(value: Value): value is NonNullable<Value> =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)

function firstSaidOf<Name extends FirstSaidFact>(sources: readonly PlaceSource[], names: readonly Name[]) {
  const byDate = inOrder(sources).map(fieldsOf)
  const ownFirst = inOrder(sources, true).map(fieldsOf)
  return recordOf<{ [Key in Name]: Said<Key> | null }>(names, (name) =>
    firstSaid(isOwnWordFirst(name) ? ownFirst : byDate, name),
  )
}

const fieldsOf = ({ fields }: PlaceCandidate) => fields

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

const likelySettingOf = (ranked: readonly PlaceCandidate[]) =>
  ranked.find(({ likelySetting }) => likelySetting)?.likelySetting ?? null

/** That of the source whose description holds. */
const languageOf = (fields: readonly PlaceFields[]) =>
  fields.find(({ description }) => isSaid(description))?.descriptionLanguage ?? null

// Both ends belong together: where sources speak of one each, the other holds unless the range would be none.
function rangesOf(fields: readonly PlaceFields[]): Record<RangeEnd, number | null> {
  const pairs = ranges.flatMap(({ min, max }) => {
    const source = fields.find((said) => isSaid(said[min]) || isSaid(said[max]))
    const [low, high] = [source?.[min] ?? firstSaid(fields, min), source?.[max] ?? firstSaid(fields, max)]
    const isNone = low !== null && high !== null && low > high
    return [
      [min, isNone ? (source?.[min] ?? null) : low],
      [max, isNone ? (source?.[max] ?? null) : high],
    ] as const
  })
  const ends = new Map<RangeEnd, number | null>(pairs)
  return recordOf<Record<RangeEnd, number | null>>([...ends.keys()], (end) => ends.get(end) ?? null)
}

/** What a ticket costs is no matter of who says otherwise of whether it is free, and the band that of who says what it costs. */
function ticketsOf(
  sources: readonly PlaceSource[],
  edits?: PlaceEdits,
): Pick<ComputedPlace, 'charge' | 'priceBand'> {
  const fields = inOrder(sources, true).map(fieldsOf)
  const price = edits?.editedFields.includes('price') ? edits.current.price : firstSaid(fields, 'price')
  const agreeing = fields.filter((said) => (said.price === 'free') === (price === 'free'))
  const charged = agreeing.find(({ charge }) => isSaid(charge))
  const banded = agreeing.find(({ priceBand }) => isSaid(priceBand))
  return { charge: charged?.charge ?? null, priceBand: (charged ?? banded)?.priceBand ?? null }
}

function seasonsOf(fields: readonly PlaceFields[]): Pick<ComputedPlace, 'seasonal' | 'seasons'> {
  const source = fields.find(({ seasonal = null, seasons }) => seasonal !== null || seasons?.length)
  return { seasonal: source?.seasonal ?? false, seasons: source?.seasons ?? [] }
}

// Below a metre a position that differs is another reading of the same one.
const sameSpotKm = 0.001

const whereItStands = (computed: ComputedPlace, { lat, lng }: ComputedPlace) =>
  kilometresBetween(computed, { lat, lng }) < sameSpotKm ? { lat, lng } : {}

function withEdits(computed: ComputedPlace, { editedFields, current }: PlaceEdits): ComputedPlace {
  const kept = Object.fromEntries(Object.entries(current).filter(([field]) => editedFields.includes(field)))
  // What an editor writes is English unless they say otherwise, whatever the source's was.
  const language = editedFields.includes('description') ? { descriptionLanguage: null } : {}
  return withTrueRanges(
    { ...computed, ...language, ...whereItStands(computed, current), ...kept },
    editedFields,
  )
}

/** Of a range that would be none, the end that an editor set holds. */
function withTrueRanges(place: ComputedPlace, editedFields: readonly string[]): ComputedPlace {
  const untrue = twistedRanges(place).map(({ min, max }) => (editedFields.includes(min) ? max : min))
  return { ...place, ...Object.fromEntries(untrue.map((end) => [end, null])) }
}

function withWhatFollows(
  place: ComputedPlace,
  edits: PlaceEdits | undefined,
  naming: readonly PlaceCandidate[],
): ComputedPlace {
  const displayName = place.displayName === place.name ? null : place.displayName
  const hasOwnAddress = edits?.editedFields.includes('address')
  return {
    ...place,
    displayName,
    address: hasOwnAddress ? place.address : joinedAddress(place),
    scenes: scenesOfPlace(place, naming),
  }
}

/** The drawings that are true of a place as it is stored. */
export const scenesOfStored = (place: ComputedPlace, sources: readonly PlaceSource[]): string[] =>
  scenesOfPlace(place, namingSources(sources))

/** The starter guide's words were chosen for a drawing; tags were not. */
function scenesOfPlace(place: ComputedPlace, naming: readonly PlaceCandidate[]): string[] {
  const starterFirst = naming.toSorted((a, b) => Number(isOfStarter(b)) - Number(isOfStarter(a)))
  return scenesOf({
    words: starterFirst.flatMap(({ scene }) => scene ?? []),
    names: [place.displayName, place.name].filter((name) => name !== null),
    description: place.description,
    funTypes: place.funTypes,
    setting: place.setting,
  })
}

const isOfStarter = ({ provider }: PlaceCandidate) => provider === 'starter'
