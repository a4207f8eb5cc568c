import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Area } from './gshhg-file.ts'
import type { LayersAt } from './map-layers.ts'

/** A vector tile and where it lies, counted from the north-west corner of the world. */
export interface Tile {
  z: number
  x: number
  y: number
  bytes: Uint8Array
}

const extent = 4096
/** In 4096ths of a tile: at zoom 8 and the latitude of Vienna 25 m each. */
const tolerance = 3
/** So much around a tile that lines are not seen to end at its edge. */
const buffer = 32

/** Cuts layers into tiles; where there is only sea there is none. */
export function* cutTiles(layersAt: LayersAt, area: Area, mostZoom: number): Generator<Tile> {
  for (let z = 0; z <= mostZoom; z++) {
    // Of its last zoom the library simplifies nothing.
    const options = { maxZoom: z + 1, indexMaxZoom: z, indexMaxPoints: 0, tolerance, extent, buffer }
    const layers = Object.entries(layersAt(z)).map(
      ([name, content]) => [name, new GeoJSONVT(content, options)] as const,
    )
    const [[left, top], [right, bottom]] = [
      tileAt(area.west, area.north, z),
      tileAt(area.east, area.south, z),
    ]
    for (let x = left; x <= right; x++) {
      for (let y = top; y <= bottom; y++) {
        const cut = layers.map(([name, index]) => [name, index.getTile(z, x, y)] as const)
        const filled = cut.filter((entry): entry is [string, GeoJSONVTTile] => !!entry[1]?.features.length)
        if (filled.length === 0) continue
        yield { z, x, y, bytes: fromGeojsonVt(Object.fromEntries(filled), { version: 2, extent }) }
      }
    }
  }
}

/** The tile that a position lies in. */
export function tileAt(lng: number, lat: number, zoom: number): [x: number, y: number] {
  const sine = Math.sin((lat * Math.PI) / 180)
  const [x, y] = [lng / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)]
  const inWorld = (part: number) => Math.max(0, Math.min(2 ** zoom - 1, Math.floor(part * 2 ** zoom)))
  return [inWorld(x), inWorld(y)]
}
