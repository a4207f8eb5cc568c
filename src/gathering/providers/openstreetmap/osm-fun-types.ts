import {
  type FunTypeEntry,
  type FunTypeSlug,
  funTypes,
  type OsmMatcher,
} from '../../../guide/fun-types/fun-types.ts'
import { type OsmTags, tagValues } from './osm-element.ts'

export type OsmKind = {
  /** In the guide's order; the first is the primary one. */
  funTypes: FunTypeSlug[]
  /** The tags that say so, such as 'tourism=zoo'. */
  categories: string[]
  likelyIndoor: boolean
}

const entries: readonly (FunTypeEntry & { slug: FunTypeSlug })[] = funTypes

export function osmKindOf(tags: OsmTags): OsmKind {
  const kind: OsmKind = { funTypes: [], categories: [], likelyIndoor: false }
  for (const { slug, osm } of entries) {
    for (const matcher of osm) {
      const values = matchingValues(matcher, tags)
      if (values.length === 0) continue
      if (!kind.funTypes.includes(slug)) kind.funTypes.push(slug)
      for (const value of values) kind.categories.push(`${matcher.key}=${value}`)
      if (matcher.indoor) kind.likelyIndoor = true
    }
  }
  if (tags.museum === 'open_air' || tags.open_air === 'yes') kind.likelyIndoor = false
  return kind
}

/** The values of `attraction` that are places of their own; all others are rides and enclosures inside one. */
export function isRide(tags: OsmTags): boolean {
  const own = new Set(
    entries.flatMap(({ osm }) =>
      osm.filter(({ key }) => key === 'attraction').flatMap(({ values }) => values),
    ),
  )
  return tagValues(tags, 'attraction').some((value) => !own.has(value) && value !== 'yes' && value !== 'no')
}

function matchingValues({ key, values, unless }: OsmMatcher, tags: OsmTags): string[] {
  if (tags[key] === undefined) return []
  if (unless && tagValues(tags, unless.key).some((value) => unless.values.includes(value))) return []
  return tagValues(tags, key).filter((value) => values.includes(value))
}
