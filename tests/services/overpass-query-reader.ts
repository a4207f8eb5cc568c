import type { OsmElement } from '../../src/gathering/providers/openstreetmap/osm-element.ts'
import { kilometresBetween } from '../../src/guide/how-far/distance.ts'

/** Whether an element is asked for, by its tags and by where its middle lies. */
type Statement = (element: OsmElement) => boolean

const statement =
  /^nwr((?:\[[^\]]*(?:\[[^\]]*\][^\]]*)*\])+)\(around:([\d.]+),(-?[\d.]+),(-?[\d.]+)\)(?:\(([-\d.,]+)\))?;$/
const filter = /\[(~?)"([^"]*)"~"([^"]*)"\]/g

/** What a union of `nwr[tags](around)(box)` asks for. Throws at anything else: the real server would speak, too. */
export function statementsOf(query: string): Statement[] {
  const union = /^\[out:json\]\[timeout:\d+\]\[maxsize:\d+\];\n\(\n([\s\S]*)\n\);\nout tags center;$/.exec(
    query,
  )?.[1]
  if (union === undefined) throw new Error(`Not understood:\n${query}`)
  return union.split('\n').map((line) => statementOf(line.trim()))
}

function statementOf(line: string): Statement {
  const [, tags = '', metres, lat, lng, box] = statement.exec(line) ?? []
  if (metres === undefined) throw new Error(`Not understood: ${line}`)
  const filters = [...tags.matchAll(filter)].map(([, isPattern, key = '', value = '']) => {
    const [keys, values] = [isPattern ? new RegExp(key) : key, new RegExp(value)]
    return (element: OsmElement) =>
      typeof keys === 'string'
        ? values.test(element.tags[keys] ?? '\0')
        : Object.entries(element.tags).some(([name, text]) => keys.test(name) && values.test(text))
  })
  const centre = { lat: Number(lat), lng: Number(lng) }
  const [south = -90, west = -180, north = 90, east = 180] = box?.split(',').map(Number) ?? []
  return (element) => {
    const { type, lat = Number.NaN, lon = Number.NaN } = element
    // An outline is in every box that it reaches into.
    const reach = type === 'node' ? 0 : 0.002
    const isInBox = lat >= south - reach && lat <= north + reach && lon >= west - reach && lon <= east + reach
    const isNear = kilometresBetween(centre, { lat, lng: lon }) * 1000 <= Number(metres)
    return isInBox && isNear && filters.every((holds) => holds(element))
  }
}
