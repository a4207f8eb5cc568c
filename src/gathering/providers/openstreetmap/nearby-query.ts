import { boxAround } from '../areas.ts'
import type { Centre } from '../provider.ts'
import { nearbyRows, walkMetres } from './osm-nearby.ts'
import { queryTimeoutSeconds } from './overpass-query.ts'

const maxBytes = 64 * 2 ** 20

/**
 * Asks what lies within a walk of each centre, as boxes, which cost the server least; and for the outlines of these ways
 * and relations ('way/1'), which say what is inside of them.
 */
export function nearbyQuery(centres: readonly Centre[], outlines: readonly string[]): string {
  return [
    `[out:json][timeout:${queryTimeoutSeconds}][maxsize:${maxBytes}];`,
    '(',
    ...centres.flatMap((centre) =>
      selectors.map((selector) => `  nwr${selector.tags}${boxOf(centre, selector)};`),
    ),
    ');',
    'out tags center;',
    ...outlinesOf(outlines),
  ].join('\n')
}

/** One filter per key and distance. */
const selectors = [
  ...Map.groupBy(nearbyRows, ({ key, kind }) => `${key} ${walkMetres[kind]}`).values(),
].flatMap((rows) => {
  const [first] = rows
  if (!first) return []
  const values = rows.flatMap((row) => Object.keys(row.values))
  return [{ tags: `["${first.key}"~"^(${values.join('|')})$"]`, metres: walkMetres[first.kind] }]
})

function boxOf(centre: Centre, { metres }: { metres: number }): string {
  const { south, west, north, east } = boxAround(centre, metres / 1000)
  return `(${[south, west, north, east].map((value) => String(Number(value.toFixed(6)))).join(',')})`
}

function outlinesOf(ids: readonly string[]): string[] {
  const wanted = (['way', 'relation'] as const).flatMap((type) => {
    const ofType = ids.filter((id) => id.startsWith(`${type}/`)).map((id) => id.slice(type.length + 1))
    return ofType.length > 0 ? [`  ${type}(id:${ofType.join(',')});`] : []
  })
  return wanted.length > 0 ? ['(', ...wanted, ');', 'out geom;'] : []
}
