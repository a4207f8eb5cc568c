import { type FunTypeEntry, funTypes } from '../../guide/fun-types/fun-types.ts'
import { kilometresBetween } from '../../guide/how-far/distance.ts'
import { websiteHost } from '../../guide/places/website.ts'
import { isGenericName, type NameWords, nameWords, plainName } from '../candidates/name-words.ts'
import type { PlaceCandidate } from '../candidates/place-candidate.ts'

/** What a place is recognised by, made once for each record. */
export type Likeness = {
  candidate: PlaceCandidate
  /** Its names in plain letters, and its item of Wikidata: what it is looked up by. */
  names: Set<string>
  words: NameWords[]
  host: string | undefined
}

const reach = new Map<string, number>(
  (funTypes as readonly FunTypeEntry[]).map(({ slug, twinWithinKm }) => [slug, twinWithinKm]),
)
const genericReachKm = 0.2
// Two outlines called 'Playground' side by side are two playgrounds; a point and an outline are one.
const genericReachOfOneKindKm = 0.06
// A street has several playgrounds: two that are called by it and by nothing else are one where they all but coincide.
const unnamedReachKm = 0.03
// 'World of Discoveries' is mapped as a museum and, beside it, as a theme park.
const sameSiteReachKm = 0.15

export function likenessOf(candidate: PlaceCandidate): Likeness {
  const { name, displayName, website } = candidate.fields
  const names = [name, ...(displayName ? [displayName] : []), ...candidate.otherNames]
  return {
    candidate,
    names: new Set([...names.map(plainName), candidate.fields.wikidata ?? ''].filter(Boolean)),
    words: [name, ...(displayName ? [displayName] : [])].map(nameWords),
    host: websiteHost(website ?? null),
  }
}

/** Farther away than this no record can be the candidate's twin, in kilometres. */
export function twinReachKm({ fields, positionErrorKm }: PlaceCandidate): number {
  return (
    Math.max(...fields.funTypes.map((funType) => reach.get(funType) ?? 0)) +
    positionErrorKm +
    maxPositionErrorKm
  )
}

const maxPositionErrorKm = 1.5

/** How surely two records that share a name are one place: 0 to 1; undefined when they are two. */
export function sameNameScore(a: Likeness, b: Likeness): number | undefined {
  if (!mayBeTwins(a, b)) return undefined
  const shared = [...a.names].filter((name) => b.names.has(name))
  if (shared.length === 0) return undefined
  // Mappers copy the item of a neighbour by mistake: it only tells that two like names mean the same.
  if (shared.every((name) => name === a.candidate.fields.wikidata) && nameLikeness(a, b) < 0.5)
    return undefined
  return nearness(a, b, sameNameLimitKm(a, b, shared))
}

/**
 * How surely two records of different providers are one place although no name is the same: 'Zoo Leipzig' and
 * 'Leipzig Zoo', or the same website. Undefined when nothing speaks for it.
 */
export function likeNameScore(a: Likeness, b: Likeness): number | undefined {
  if (a.candidate.provider === b.candidate.provider) return undefined
  const near = nearness(a, b, sharedReachKm(a, b))
  if (near === undefined) return undefined
  const likeness = nameLikeness(a, b)
  if (isRareKind(a, b) && near > 0.5) return near
  const isSamePrimary = a.candidate.fields.funTypes[0] === b.candidate.fields.funTypes[0]
  if (likeness === 1) return near + 1
  if (isSameSite(a, b) && likeness > 0) return near + likeness
  // A name within another ('Louvre', 'Louvre Museum') is only trusted close by.
  return likeness >= 0.5 && isSamePrimary && near > 0.5 ? near + likeness - 1 : undefined
}

export const isSameSite = (a: Likeness, b: Likeness) => a.host !== undefined && a.host === b.host

// 'Zoologisk Have' names no particular zoo, but there is hardly a second one next to 'København Zoo'.
function isRareKind(a: Likeness, b: Likeness): boolean {
  const isNameless = [a, b].some(({ words }) => words.some(({ own }) => own.size === 0))
  const isRare = ({ words }: Likeness) => words.some(({ kinds }) => kinds.has('zoo') || kinds.has('aquarium'))
  return (
    isNameless && isRare(a) && isRare(b) && a.candidate.fields.funTypes[0] === b.candidate.fields.funTypes[0]
  )
}

export function nameLikeness(a: Likeness, b: Likeness): number {
  return Math.max(...a.words.flatMap((mine) => b.words.map((theirs) => wordLikeness(mine, theirs))))
}

/** 1 for the same words, 0.5 and up when one name's words all stand in the other, above 0 for a word in common. */
function wordLikeness(a: NameWords, b: NameWords): number {
  if (a.own.size === 0 || b.own.size === 0) return 0
  if (a.all.join(' ') === b.all.join(' ')) return 1
  const shared = [...a.own].filter((word) => b.own.has(word) && word.length >= 3)
  if (shared.length === 0) return 0
  // 'Prater' and 'Prater Museum' are two.
  const kindsDiffer =
    [...a.kinds].some((kind) => !b.kinds.has(kind)) && [...b.kinds].some((kind) => !a.kinds.has(kind))
  const isWithin = shared.length === a.own.size || shared.length === b.own.size
  if (!isWithin || kindsDiffer) return 0.25
  return 0.5 + (0.5 * shared.length) / (Math.max(a.own.size, b.own.size) + 1)
}

function sameNameLimitKm(a: Likeness, b: Likeness, shared: readonly string[]): number {
  if (shared.every(isGenericName)) return genericLimitKm(a, b)
  const isStreetAlone = a.candidate.provider === b.candidate.provider && isUnnamed(a) && isUnnamed(b)
  if (isStreetAlone) return unnamedReachKm
  return Math.max(sharedReachKm(a, b), isSameSite(a, b) ? sameSiteReachKm : 0)
}

const isUnnamed = ({ candidate }: Likeness) => candidate.isUnnamed === true

// Each entry of the starter guide, or of a commercial provider, is a place of its own.
function mayBeTwins(a: Likeness, b: Likeness): boolean {
  return a.candidate.provider !== b.candidate.provider || a.candidate.provider === 'openstreetmap'
}

function nearness(a: Likeness, b: Likeness, limitKm: number): number | undefined {
  if (limitKm === 0) return undefined
  const km = kilometresBetween(a.candidate.fields, b.candidate.fields)
  return km <= limitKm ? 1 - km / limitKm : undefined
}

function genericLimitKm(a: Likeness, b: Likeness): number {
  const shares = a.candidate.fields.funTypes.some((funType) => b.candidate.fields.funTypes.includes(funType))
  if (!shares || a.candidate.provider !== b.candidate.provider) return 0
  const kindOf = ({ candidate }: Likeness) => candidate.externalId.split('/')[0]
  return kindOf(a) === kindOf(b) ? genericReachOfOneKindKm : genericReachKm
}

/** 0 when they have no fun type in common. */
function sharedReachKm(a: Likeness, b: Likeness): number {
  const shared = a.candidate.fields.funTypes.filter((funType) =>
    b.candidate.fields.funTypes.includes(funType),
  )
  if (shared.length === 0) return 0
  const kmOfKind = Math.max(...shared.map((funType) => reach.get(funType) ?? 0))
  return kmOfKind + a.candidate.positionErrorKm + b.candidate.positionErrorKm
}
