import type { NearbyFeature, NearbyKind, NearbyType } from '../../../guide/nearby/nearby-kinds.ts'
import { cleanText } from '../../../guide/places/clean-text.ts'
import type { OsmTags } from './osm-element.ts'
import { isForAdults } from './osm-refusals.ts'

/** Tags that mean a thing; the first row that holds is what it is. */
type NearbyRow = {
  kind: NearbyKind
  key: 'highway' | 'railway' | 'amenity' | 'leisure'
  values: Readonly<Record<string, NearbyType>>
}

export const nearbyRows: readonly NearbyRow[] = [
  {
    ...{ kind: 'stop', key: 'railway' },
    values: { station: 'train', halt: 'train', tram_stop: 'tram' },
  },
  { kind: 'stop', key: 'highway', values: { bus_stop: 'bus' } },
  { kind: 'stop', key: 'amenity', values: { bus_station: 'bus', ferry_terminal: 'ferry' } },
  { kind: 'parking', key: 'amenity', values: { parking: 'parking' } },
  { kind: 'toilets', key: 'amenity', values: { toilets: 'toilets' } },
  {
    ...{ kind: 'eat', key: 'amenity' },
    values: {
      ...{ restaurant: 'restaurant', cafe: 'cafe', fast_food: 'fast-food', ice_cream: 'ice-cream' },
      ...{ food_court: 'food-court', biergarten: 'beer-garden' },
    },
  },
  { kind: 'playground', key: 'leisure', values: { playground: 'playground' } },
]

/**
 * How far a family looks for it, in metres as the crow flies; the way itself is some 1.3 times as long, and children do
 * 4 km in an hour. A stop may be a quarter of an hour off and a playground twelve minutes; who parks, is hungry or has to
 * go takes eight at most.
 */
export const walkMetres: Readonly<Record<NearbyKind, number>> = {
  ...{ stop: 1000, playground: 800 },
  ...{ parking: 500, toilets: 500, eat: 500 },
}

export type NearbyMeaning = {
  kind: NearbyKind
  type: NearbyType
  name: string | null
  features: NearbyFeature[]
  /** Open to guests of what it belongs to, and to nobody else. */
  isForGuests: boolean
}

const open = ['yes', 'public', 'permissive', 'designated', 'destination']
// Mapped place by place, often for residents; and garages that are rented.
const noCarPark = [
  ...['street_side', 'lane', 'on_kerb', 'half_on_kerb', 'shoulder'],
  ...['garage_boxes', 'carports', 'sheds'],
]

/** Undefined for what no family can use, or is none of these. */
export function nearbyMeaningOf(tags: OsmTags): NearbyMeaning | undefined {
  const row = nearbyRows.find(({ key, values }) => Object.hasOwn(values, tags[key] ?? ''))
  const type = row?.values[tags[row.key] ?? '']
  if (!row || !type || isOutOfUse(tags) || isForAdults(tags)) return undefined
  const { kind } = row
  if (kind === 'parking' && (noCarPark.includes(tags.parking ?? '') || isClosedToCars(tags))) return undefined
  if (kind === 'stop' && isPleasureRide(tags)) return undefined
  const access = tags.access ?? 'yes'
  if (access !== 'customers' && !open.includes(access)) return undefined
  return {
    ...{ kind, type: type === 'train' ? railOf(tags) : type, name: cleanText(tags.name, 150) },
    ...{ features: featuresOf(kind, tags), isForGuests: access === 'customers' && kind !== 'eat' },
  }
}

const isClosedToCars = (tags: OsmTags) => tags.motorcar === 'no' || tags.motor_vehicle === 'no'

const isOutOfUse = (tags: OsmTags) =>
  ['disused', 'abandoned', 'construction', 'proposed'].some((key) => tags[key] === 'yes') ||
  ['off', 'closed'].includes(tags.opening_hours?.trim().toLowerCase() ?? '')

/** The little train of a park or a museum takes nobody home. */
const isPleasureRide = (tags: OsmTags) =>
  tags.station === 'miniature' || tags.usage === 'tourism' || tags['railway:preserved'] === 'yes'

const railOf = ({ station, subway }: OsmTags): NearbyType =>
  station === 'subway' || subway === 'yes' ? 'metro' : 'train'

function featuresOf(kind: NearbyKind, tags: OsmTags): NearbyFeature[] {
  const said: [boolean, NearbyFeature][] = [
    [kind !== 'eat' && kind !== 'stop' && tags.fee === 'no' && !tags['fee:conditional'], 'free'],
    [kind !== 'eat' && kind !== 'stop' && tags.fee === 'yes', 'paid'],
    [tags.wheelchair === 'yes' || tags.wheelchair === 'designated', 'wheelchair'],
    [kind === 'toilets' && tags.changing_table === 'yes', 'changing-table'],
  ]
  return said.flatMap(([holds, feature]) => (holds ? [feature] : []))
}
