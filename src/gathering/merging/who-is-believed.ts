import { isDeepStrictEqual } from 'node:util'
import { isOwnWordFirst, type SaidFact } from '../../guide/facts/fact-names.ts'
import { safestOf, websiteHost } from '../../guide/places/website.ts'
import type { PlaceCandidate, PlaceFields } from '../candidates/place-candidate.ts'

export type PlaceSource = {
  candidate: PlaceCandidate
  /** Since when its provider no longer has it. */
  goneSince: Date | null
}

/** The source that a field's value comes from: of those that say it the one believed most; undefined where none does. */
export const sourceOfFact = (sources: readonly PlaceSource[], field: SaidFact, value: unknown) =>
  believedFirst(sources, field).find(({ fields }) => isDeepStrictEqual(fields[field], value))

/** The sources that decide about a fact, in the order in which they are believed of it. */
export function believedFirst(sources: readonly PlaceSource[], field: SaidFact): readonly PlaceCandidate[] {
  const ranked = inOrder(sources, isOwnWordFirst(field))
  if (field === 'displayName') return [...namingSources(sources), ...ranked]
  return namingFacts.includes(field) ? namingSources(sources) : ranked
}

/**
 * The sources of a place as they are to be believed: a site that the place names no more is gone, whether the one that it names now
 * lets us in or not. `place`: where it is not for the sources to say which one that is.
 */
export function withFormerSites(
  sources: readonly PlaceSource[],
  place?: { website: string | null },
): readonly PlaceSource[] {
  if (!sources.some(({ candidate }) => candidate.readFrom !== undefined)) return sources
  const { website } = place ?? { website: safestOf(websitesOf(inOrder(sources).map(({ fields }) => fields))) }
  // By another page of the same host the site may only have been put in order.
  const isFormer = ({ readFrom }: PlaceCandidate) =>
    readFrom !== undefined && websiteHost(readFrom) !== websiteHost(website)
  return sources.map((source) =>
    isFormer(source.candidate) ? { ...source, goneSince: source.goneSince ?? new Date(0) } : source,
  )
}

export const websitesOf = (fields: readonly PlaceFields[]) => fields.flatMap(({ website }) => website ?? [])

/** The most believed first; of some facts the place's own website before all others. */
export const inOrder = (sources: readonly PlaceSource[], isOwnFirst = false): PlaceCandidate[] =>
  [...sources].sort((a, b) => byPrecedence(a, b, isOwnFirst)).map(({ candidate }) => candidate)

function byPrecedence(a: PlaceSource, b: PlaceSource, isOwnFirst: boolean): number {
  return (
    believed(b, isOwnFirst) - believed(a, isOwnFirst) ||
    (b.candidate.sourceDate?.getTime() ?? 0) - (a.candidate.sourceDate?.getTime() ?? 0) ||
    compare(a.candidate.externalId, b.candidate.externalId)
  )
}

// 0 for two readings of one record: they stay as they stand.
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

function believed({ candidate, goneSince }: PlaceSource, isOwnFirst: boolean): number {
  if (candidate.provider === 'starter') return 0
  if (goneSince) return 1
  return isOwnFirst && isOwnWord(candidate) ? 3 : 2
}

const namingFacts: readonly SaidFact[] = ['name', 'lat', 'lng', 'funTypes']

/**
 * Those that say what the place is, and where. A website says more of it, and is alone with what editors made by hand; an
 * earlier reading fills gaps alone.
 */
export function namingSources(sources: readonly PlaceSource[]): readonly PlaceCandidate[] {
  const steady = [...sources].sort(bySteadiness).map(({ candidate }) => candidate)
  const naming = steady.filter((candidate) => !isOwnWord(candidate) && candidate.fields.funTypes.length > 0)
  return naming.length > 0 ? naming : steady
}

// By the date of an answer a place would go by another name whenever another provider is asked.
const bySteadiness = (a: PlaceSource, b: PlaceSource): number =>
  believed(b, false) - believed(a, false) ||
  ownTime(b.candidate) - ownTime(a.candidate) ||
  Number(isOfMap(b.candidate)) - Number(isOfMap(a.candidate)) ||
  compare(a.candidate.externalId, b.candidate.externalId)

const ownTime = ({ hasOwnDate, sourceDate }: PlaceCandidate) => (hasOwnDate && sourceDate?.getTime()) || 0

export const isOfMap = ({ provider }: PlaceCandidate) => provider === 'openstreetmap'

export const isOwnWord = ({ provider }: PlaceCandidate) => provider === 'official-site'
