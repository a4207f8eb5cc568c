import { plainName } from '../../candidates/name-words.ts'
import { type OsmTags, tagValues } from './osm-element.ts'
import type { OsmKind } from './osm-fun-types.ts'

export type Setting = 'indoor' | 'outdoor' | 'both'

/** What the tags state. */
export function settingOf(tags: OsmTags): Setting | null {
  const isInside = said(tags, 'indoor')
  const isOutside = said(tags, 'outdoor')
  if (tags.indoor === 'both' || (isInside && isOutside)) return 'both'
  if (isInside || tags.location === 'indoor' || tags.location === 'underground') return 'indoor'
  if (isOutside || isInside === false || tags.location === 'outdoor') return 'outdoor'
  if (isInTheOpen(tags)) return 'outdoor'
  // A roof, and the air of outside.
  if (tags.covered === 'yes' || tags.covered === 'partial' || tags.building === 'roof') return 'both'
  return tags.covered === 'no' ? 'outdoor' : null
}

// As `indoor=room` and `indoor=level` are.
function said(tags: OsmTags, key: 'indoor' | 'outdoor'): boolean | undefined {
  const value = tags[key]
  return value === undefined ? undefined : value !== 'no'
}

const isInTheOpen = (tags: OsmTags) =>
  tags.open_air === 'yes' ||
  tags.drive_in === 'yes' ||
  [...tagValues(tags, 'museum'), ...tagValues(tags, 'museum:type')].includes('open_air') ||
  tagValues(tags, 'theatre:type').some((type) => /^(open[_-]air|amphi(theatre)?)$/.test(type)) ||
  tagValues(tags, 'cinema').some((type) => /^(open[_-]air|outdoor|drive[_-]in)$/.test(type))

const openAirName =
  /open ?air|freilicht|freiluft|sommerkino|autokino|openlucht|frilandsmuseum|friluftsm|skansen|amphitheat|amfiteat|anfiteatro|outdoor|plein air|cine de verano|cinema all aperto|drive in/
const indoorName = /indoor|hallenspiel|hallenbad|(halle|hallen|halli|hall|svommehal)\b/
const parts: readonly string[] = ['zoo', 'theme_park', 'outdoor']

/** What places of this kind, named like this one, are as a rule; undefined where some are the one and some the other. */
export function likelySettingOf(tags: OsmTags, kind: OsmKind): 'indoor' | 'outdoor' | undefined {
  const [row] = kind.rows
  const name = plainName(tags.name ?? '')
  if (openAirName.test(name)) return 'outdoor'
  if (indoorName.test(name)) return 'indoor'
  // The outline of the place is that of the house: an ice hall, a climbing hall. Zoos only have houses.
  const isHouse = tags.building !== undefined && !/^(no|ruins|roof|grandstand|open)$/.test(tags.building)
  if (row && isHouse && !parts.includes(row.funType)) return 'indoor'
  return row?.setting
}
