import type { OsmElement } from '../../src/gathering/providers/openstreetmap/osm-element.ts'
import { questionOf } from './overpass-query-reader.ts'

export type Land = {
  elements: readonly OsmElement[]
  /** As `out geom` writes them: with their type, id and shape. */
  outlines?: readonly { type: string; id: number }[]
  /** The moment whose data it is. */
  asOf?: string
  /** With more elements than that it gives up, as a server short of memory does. */
  most?: number
}

/** What an Overpass API that knows these elements answers to the body of a request. */
export const overpassAnswers =
  ({ elements, outlines = [], asOf = '2026-11-01T00:00:00Z', most = Infinity }: Land) =>
  (body: string): string => {
    const { statements, outlines: ids } = questionOf(new URLSearchParams(body).get('data') ?? '')
    const found = elements.filter((element) => statements.some((asksFor) => asksFor(element)))
    const isTooMuch = found.length > most
    return JSON.stringify({
      version: 0.6,
      generator: 'Overpass API',
      osm3s: { timestamp_osm_base: asOf },
      // What it had found until then comes along, as from the real one.
      elements: [
        ...(isTooMuch ? found.slice(0, most) : found).map(asWritten),
        ...outlines.filter(({ type, id }) => ids.includes(`${type}/${id}`)),
      ],
      ...(isTooMuch && { remark: 'runtime error: Query ran out of memory in "query" at line 3.' }),
    })
  }

const asWritten = ({ type, id, lat, lon, tags }: OsmElement) =>
  type === 'node' ? { type, id, lat, lon, tags } : { type, id, center: { lat, lon }, tags }
