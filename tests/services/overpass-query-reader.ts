import type { OsmElement } from '../../src/gathering/providers/openstreetmap/osm-element.ts'
import { kilometresBetween } from '../../src/guide/how-far/distance.ts'

/** Whether an element is asked for, by its tags and by where its middle lies. */
type Statement = (element: OsmElement) => boolean

const statement =
  /^nwr((?:\[[^\]]*(?:\[[^\]]*\][^\]]*)*\])+)(?:\(around:([\d.]+),(-?[\d.]+),(-?[\d.]+)\)|\(([-\d.,]+)\));$/
const filter = /\[(~?)"([^"]*)"~"([^"]*)"\]/g

/** `outlines`: the ids of those whose shape is asked for as well, such as 'way/1'. */
export type Question = { statements: Statement[]; outlines: string[] }

const form =
  /^\[out:json\]\[timeout:\d+\]\[maxsize:\d+\];\n\(\n([\s\S]*?)\n\);\nout tags center;(?:\n\(\n([\s\S]*)\n\);\nout geom;)?$/

/**
 * What a union of `nwr[tags](around)` and `nwr[tags](box)` asks for, and one of `way(id:…)` and `relation(id:…)` after it.
 * Throws at anything else: the real server would speak, too.
 */
export function questionOf(query: string): Question {
  const [, union, outlines = ''] = form.exec(query) ?? []
  if (union === undefined) throw new Error(`Not understood:\n${query}`)
  return {
    statements: union.split('\n').map((line) => statementOf(line.trim())),
    outlines: outlines.split('\n').filter(Boolean).flatMap(idsOf),
  }
}

function idsOf(line: string): string[] {
  const [, type, ids] = /^ {2}(way|relation)\(id:(\d+(?:,\d+)*)\);$/.exec(line) ?? []
  if (!ids) throw new Error(`Not understood: ${line}`)
  return ids.split(',').map((id) => `${type}/${id}`)
}

function statementOf(line: string): Statement {
  const [whole, tags = '', metres = Infinity, lat, lng, box] = statement.exec(line) ?? []
  if (whole === undefined) throw new Error(`Not understood: ${line}`)
  const filters = [...tags.matchAll(filter)].map(([, isPattern, key = '', value = '']) => {
    const [keys, values] = [isPattern ? new RegExp(key) : key, new RegExp(value)]
    return (element: OsmElement) =>
      typeof keys === 'string'
        ? values.test(element.tags[keys] ?? '\0')
        : Object.entries(element.tags).some(([name, text]) => keys.test(name) && values.test(text))
  })
  const centre = lat === undefined ? undefined : { lat: Number(lat), lng: Number(lng) }
  const [south = -90, west = -180, north = 90, east = 180] = box?.split(',').map(Number) ?? []
  return (element) => {
    const { type, lat = Number.NaN, lon = Number.NaN } = element
    // An outline is in every box that it reaches into.
    const reach = type === 'node' ? 0 : 0.002
    const isInBox = lat >= south - reach && lat <= north + reach && lon >= west - reach && lon <= east + reach
    const isNear = !centre || kilometresBetween(centre, { lat, lng: lon }) * 1000 <= Number(metres)
    return isInBox && isNear && filters.every((holds) => holds(element))
  }
}
