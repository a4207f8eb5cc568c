import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { OsmElement } from '../src/gathering/providers/openstreetmap/osm-element.ts'

const folders = ['../tests/fixtures/osm/', '../src/system/starter-guide/osm/'].map(
  (path) => new URL(path, import.meta.url),
)

/**
 * A file of so many elements as OpenStreetMap has them: the real ones of our test files again and again, each time a
 * little further away, with ids and names of their own so that none is taken for a twin of another.
 */
export function generatedFile(count: number): { name: string; bytes: Buffer } {
  const real = realElements()
  const elements = Array.from({ length: count }, (_, at) => {
    const turn = Math.floor(at / real.length)
    return moved(real[at % real.length] as OsmElement, turn)
  })
  const answer = { version: 0.6, osm3s: { timestamp_osm_base: '2026-01-01T00:00:00Z' }, elements }
  return { name: 'generated.json.gz', bytes: gzipSync(JSON.stringify(answer)) }
}

/** Those of our test files, ways and relations at their middle. */
export const placedElements = (): OsmElement[] =>
  realElements().map(({ center, ...element }) => ({ ...element, ...center }))

type FileElement = OsmElement & { center?: { lat: number; lon: number } }

const realElements = (): FileElement[] => folders.flatMap(elementsOf)

function moved(element: OsmElement, turn: number): OsmElement {
  if (turn === 0) return element
  const { id, lat, lon, tags } = element
  const center = (element as { center?: { lat: number; lon: number } }).center
  return {
    ...element,
    id: id + turn * 20_000_000_000,
    ...(lat !== undefined && lon !== undefined && { lat: lat + turn * 0.11, lon: lon + turn * 0.07 }),
    ...(center && { center: { lat: center.lat + turn * 0.11, lon: center.lon + turn * 0.07 } }),
    tags: tags?.name ? { ...tags, name: `${tags.name} ${turn}` } : tags,
  }
}

function elementsOf(folder: URL): OsmElement[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json.gz'))
  return names.flatMap(
    (name) => JSON.parse(gunzipSync(readFileSync(new URL(name, folder))).toString()).elements,
  )
}
