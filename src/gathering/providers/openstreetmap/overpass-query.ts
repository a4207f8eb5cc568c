import { boxAround, overlapOf } from '../areas.ts'
import type { FetchRadii } from '../fetch-radii.ts'
import type { Area } from '../imported-data.ts'
import type { Centre } from '../provider.ts'
import { namedAfter, type OsmKindRow } from './osm-kinds.ts'
import { nameKeys } from './osm-name.ts'
import { askedKinds } from './osm-reach.ts'

/** Declared, for the server admits small ones at times when it refuses large ones. */
export const queryTimeoutSeconds = 60
const maxBytes = 128 * 2 ** 20

/**
 * Asks for all kinds of places around a centre at once, each to its own radius, and for those alone that have a name:
 * of the playgrounds, parks and pools on the map most have none. `within` is a part of the circle, asked for as a box
 * alone: a circle beside it costs the server more than the box spares it.
 */
export function overpassQuery(centre: Centre, radii: FetchRadii, within?: Area): string {
  const where = (km: number) =>
    within ? boxOf(overlapOf(within, boxAround(centre, km))) : `(around:${km * 1000},${pair(centre)})`
  const statements = [
    ...statementsOf(askedKinds.far, where(radii.destinationsKm)),
    ...statementsOf(askedKinds.near, where(radii.neighbourhoodKm)),
  ]
  return [
    `[out:json][timeout:${queryTimeoutSeconds}][maxsize:${maxBytes}];`,
    '(',
    ...statements.map((statement) => `  ${statement}`),
    ');',
    'out tags center;',
  ].join('\n')
}

const statementsOf = (rows: readonly OsmKindRow[], where: string | undefined) =>
  where === undefined ? [] : selectors(rows).map((tags) => `nwr${tags}${where};`)

const boxOf = (area: Area | undefined) =>
  area && `(${[area.south, area.west, area.north, area.east].map(degrees).join(',')})`

/** One filter per key, and per way in which places of the kind may be named. */
function selectors(rows: readonly OsmKindRow[]): string[] {
  const values = new Map<string, Map<string, Set<string>>>()
  for (const row of rows) {
    const named = filterOfKeys([...nameKeys, ...(namedAfter[row.funType] ?? [])])
    const ofKey = values.get(row.key) ?? new Map<string, Set<string>>()
    values.set(row.key, ofKey)
    ofKey.set(named, new Set([...(ofKey.get(named) ?? []), ...row.values]))
  }
  return [...values].flatMap(([key, byName]) =>
    [...byName].map(([named, ofKey]) => `["${key}"~"${anyOf(ofKey)}"]${named}`),
  )
}

// A tag may hold several values: 'museum;gallery'.
const anyOf = (values: Iterable<string>) => `(^|; ?)(${[...values].join('|')})( ?;|$)`

const filterOfKeys = (keys: readonly string[]) => `[~"^(${keys.join('|')})$"~"."]`

const pair = ({ lat, lng }: Centre) => `${degrees(lat)},${degrees(lng)}`

// A centimetre.
const degrees = (value: number) => String(Number(value.toFixed(7)))
