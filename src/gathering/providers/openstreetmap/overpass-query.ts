import { type FunTypeEntry, funTypes } from '../../../guide/fun-types/fun-types.ts'
import { isDestination } from '../destinations.ts'
import type { FetchRadii } from '../fetch-radii.ts'
import type { Area } from '../imported-data.ts'
import type { Centre } from '../provider.ts'
import { nameKeys } from './osm-name.ts'

/** Declared, for the server admits small ones at times when it refuses large ones. */
export const queryTimeoutSeconds = 60
const maxBytes = 128 * 2 ** 20

const entries: readonly FunTypeEntry[] = funTypes

/**
 * Asks for all kinds of places around a centre at once, each to its own radius, and for those alone that have a name:
 * of the playgrounds, parks and pools on the map most have none. `within` is a part of the circle.
 */
export function overpassQuery(centre: Centre, radii: FetchRadii, within?: Area): string {
  const box = within
    ? `(${[within.south, within.west, within.north, within.east].map(degrees).join(',')})`
    : ''
  const around = (km: number) => `(around:${km * 1000},${degrees(centre.lat)},${degrees(centre.lng)})${box}`
  const statements = [
    ...selectors(({ slug }) => isDestination(slug)).map(
      (tags) => `nwr${tags}${around(radii.destinationsKm)};`,
    ),
    ...selectors(({ slug }) => !isDestination(slug)).map(
      (tags) => `nwr${tags}${around(radii.neighbourhoodKm)};`,
    ),
  ]
  return [
    `[out:json][timeout:${queryTimeoutSeconds}][maxsize:${maxBytes}];`,
    '(',
    ...statements.map((statement) => `  ${statement}`),
    ');',
    'out tags center;',
  ].join('\n')
}

/** One filter per key, and per way in which places of the kind may be named. */
function selectors(isWanted: (entry: FunTypeEntry) => boolean): string[] {
  const values = new Map<string, Map<string, Set<string>>>()
  for (const { osm, namedAfter = [] } of entries.filter(isWanted)) {
    for (const matcher of osm) {
      const named = filterOfKeys([...nameKeys, ...namedAfter])
      const ofKey = values.get(matcher.key) ?? new Map<string, Set<string>>()
      values.set(matcher.key, ofKey)
      ofKey.set(named, new Set([...(ofKey.get(named) ?? []), ...matcher.values]))
    }
  }
  return [...values].flatMap(([key, byName]) =>
    [...byName].map(([named, ofKey]) => `["${key}"~"${anyOf(ofKey)}"]${named}`),
  )
}

// A tag may hold several values: 'museum;gallery'.
const anyOf = (values: Iterable<string>) => `(^|; ?)(${[...values].join('|')})( ?;|$)`

const filterOfKeys = (keys: readonly string[]) => `[~"^(${keys.join('|')})$"~"."]`

// A centimetre.
const degrees = (value: number) => String(Number(value.toFixed(7)))
