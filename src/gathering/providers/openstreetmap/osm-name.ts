import { type FunTypeSlug, funTypes } from '../../../guide/fun-types/fun-types.ts'
import { cleanText } from '../../../guide/places/clean-text.ts'
import { plainName } from '../../candidates/name-words.ts'
import type { PlaceCandidate } from '../../candidates/place-candidate.ts'
import { type OsmTags, tagValues } from './osm-element.ts'
import { namedAfter } from './osm-kinds.ts'

export type OsmNames = Pick<PlaceCandidate, 'otherNames' | 'isUnnamed'> & {
  name: string
  displayName: string | null
}

const maxLength = 150
const localNamePattern = '(name|alt_name|official_name):[a-z]{2,3}(-[A-Za-z]+)?'
const localName = new RegExp(`^${localNamePattern}$`)
/** The tags that a name is taken from, as patterns; a place without any of them has none. */
export const nameKeys = ['name', 'int_name', 'official_name', 'loc_name', 'alt_name', localNamePattern]
// Written by mappers who knew no name.
const nonsense = /^(fixme|todo|unknown|unnamed|no ?name|none|null|n\/?a|test|tbd|yes|no)$/i

/** Undefined when nothing names the place; 'unusable' when what stands there is no name. */
export function osmNamesOf(tags: OsmTags, kinds: readonly FunTypeSlug[]): OsmNames | 'unusable' | undefined {
  const local = Object.keys(tags)
    .filter((key) => localName.test(key))
    .sort()
  const own = firstText(tags, [
    'name',
    'name:en',
    'int_name',
    'official_name',
    ...local,
    'loc_name',
    'alt_name',
  ])
  const name = own ?? nameAfter(tags, kinds)
  if (name === undefined) return undefined
  if (name.length > maxLength || name.length < 2 || !/[\p{L}\p{N}]/u.test(name) || nonsense.test(name))
    return 'unusable'
  const english = firstText(tags, ['name:en'])
  const others = ['name', 'alt_name', 'official_name', 'int_name', 'loc_name', 'short_name', ...local]
    .flatMap((key) => tagValues(tags, key))
    .flatMap((text) => cleanText(text) ?? [])
  return {
    name,
    displayName: english && plainName(english) !== plainName(name) ? english : null,
    otherNames: [...new Set(others)].filter((other) => other !== name),
    ...(own === undefined && { isUnnamed: true }),
  }
}

function firstText(tags: OsmTags, keys: string[]): string | undefined {
  for (const key of keys) {
    for (const value of tagValues(tags, key)) {
      const text = cleanText(value)
      if (text) return text
    }
  }
  return undefined
}

function nameAfter(tags: OsmTags, kinds: readonly FunTypeSlug[]): string | undefined {
  const kind = kinds.find((slug) => namedAfter[slug])
  const place = kind && firstText(tags, [...(namedAfter[kind] ?? [])])
  return place && `${funTypes.find(({ slug }) => slug === kind)?.name} ${place}`
}
