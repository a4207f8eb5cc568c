import type { FunTypeSlug } from '../../../guide/fun-types/fun-types.ts'
import { plainName } from '../../candidates/name-words.ts'
import { type OsmTags, tagValues } from './osm-element.ts'
import { attractionKinds, namedAttractions, type OsmKindRow, osmKinds, says } from './osm-kinds.ts'

export type OsmKind = {
  /** In the guide's order; the first is the primary one. */
  funTypes: FunTypeSlug[]
  /** The tags that say so, such as 'tourism=zoo'. */
  categories: string[]
  /** The rows that fit, that of the primary type first. */
  rows: OsmKindRow[]
}

export function osmKindOf(tags: OsmTags): OsmKind {
  const rows = osmKinds.filter((row) => fits(row, tags))
  const found = rows.length > 0 ? rows : attractionRows(tags)
  return {
    funTypes: [...new Set(found.map(({ funType }) => funType))],
    categories: [
      ...new Set(found.flatMap((row) => matching(row, tags).map((value) => `${row.key}=${value}`))),
    ],
    rows: found,
  }
}

function attractionRows(tags: OsmTags): OsmKindRow[] {
  if (tags.tourism === undefined) return []
  const names = Object.entries(tags).flatMap(([key, text]) => (/^name(:|$)/.test(key) ? plainName(text) : []))
  const rows: readonly OsmKindRow[] = [
    ...namedAttractions.filter(({ name }) => names.some((one) => name.test(one))),
    ...attractionKinds,
  ]
  const row = rows.find((one) => fits(one, tags))
  return row ? [row] : []
}

const ownAttractions = osmKinds.filter(({ key }) => key === 'attraction').flatMap(({ values }) => values)

/** The values of `attraction` that are places of their own; all others are rides and enclosures inside one. */
export const isRide = (tags: OsmTags): boolean =>
  tagValues(tags, 'attraction').some(
    (value) => !ownAttractions.includes(value) && value !== 'yes' && value !== 'no',
  )

function fits(row: OsmKindRow, tags: OsmTags): boolean {
  if (tags[row.key] === undefined || matching(row, tags).length === 0) return false
  if (row.unless && says(tags, row.unless)) return false
  return !row.needs || row.needs.some((test) => says(tags, test))
}

const matching = ({ key, values }: OsmKindRow, tags: OsmTags) =>
  tagValues(tags, key).filter((value) => values.includes(value))
