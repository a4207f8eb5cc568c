import { isDeepStrictEqual } from 'node:util'
import { factNames, isSaidFact } from '../../guide/facts/fact-names.ts'
import type { FactName } from '../../guide/facts/facts.ts'
import { addressFields } from '../candidates/address-fields.ts'
import type { PlaceAddress } from '../candidates/place-address.ts'
import type { PlaceCandidate } from '../candidates/place-candidate.ts'
import type { ComputedPlace } from './place-merge.ts'
import { believedFirst, type PlaceSource, withFormerSites } from './who-is-believed.ts'

/** An editor; Nominatim, asked for the address; where nobody says it, the kind of place; or a provider's record. */
export type Sayer = 'editor' | 'nominatim' | 'kind' | PlaceCandidate

type Said = {
  place: ComputedPlace & { editedFields: readonly string[] }
  sources: readonly PlaceSource[]
  /** What Nominatim has answered for the place. */
  found: PlaceAddress | undefined
}

/**
 * Of each fact of a place as it stands who says that value, the one believed most first. Without those that are not
 * known, and those that none of its sources says any more.
 */
export function whoSaidIt(said: Said): Map<FactName, Sayer> {
  const sources = withFormerSites(said.sources, said.place)
  const sayers = factNames.map((name) => [name, sayerOf(name, { ...said, sources })] as const)
  return new Map(sayers.flatMap(([name, sayer]) => (sayer ? [[name, sayer]] : [])))
}

function sayerOf(name: FactName, said: Said): Sayer | undefined {
  const { place, sources, found } = said
  if (!isKnown(place[name])) return undefined
  if (place.editedFields.includes(name)) return 'editor'
  if (name === 'address')
    return sayerOf(addressFields.find((part) => place[part] !== null) ?? 'addrCity', said)
  if (name === 'descriptionLanguage') return sayerOf('description', said)
  const record = recordThatSays(name, place, sources)
  if (record) return record
  if (isLikelySetting(name, said)) return 'kind'
  if (addressFields.some((part) => part === name && found?.[part] === place[part])) return 'nominatim'
  // Made by hand before it was noted which fields are the editor's.
  return sources.length === 0 ? 'editor' : undefined
}

const isKnown = (value: unknown) =>
  value !== null && value !== false && !(Array.isArray(value) && value.length === 0)

/** Of a list that joins what several say, the first that says any of it. */
function recordThatSays(name: FactName, place: ComputedPlace, sources: readonly PlaceSource[]) {
  if (!isSaidFact(name)) return undefined
  const believed = believedFirst(sources, name)
  const words = wordsOf(place[name])
  return (
    believed.find(({ fields }) => isDeepStrictEqual(wordsOf(fields[name]), words)) ??
    believed.find(({ fields }) => {
      const own = wordsOf(fields[name])
      return Array.isArray(own) && Array.isArray(words) && own.some((word) => words.includes(word))
    })
  )
}

/** In which order a list names them says nothing about who names them. */
const wordsOf = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : value)

const isLikelySetting = (name: FactName, { place, sources }: Said) =>
  name === 'setting' && sources.some(({ candidate }) => candidate.likelySetting === place.setting)
