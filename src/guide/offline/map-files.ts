import type { Position } from '../how-far/distance.ts'
import { kmPerDegreeOfLatitude } from '../how-far/distance.ts'

/** What the guide's own map says of itself. */
interface MapStyle {
  sources: { map: { tiles: string[]; minzoom: number; maxzoom: number } }
}

/** So many tiles at most: of a map of streets, those that show the nearest are left out. */
const mostTiles = 150

/** The addresses of the map's tiles around some positions, from all of Europe on, as near as they are few enough. */
export function mapFiles({ sources }: MapStyle, centres: readonly Position[], km: number): string[] {
  const { tiles, minzoom, maxzoom } = sources.map
  const [address = ''] = tiles
  const addresses: string[] = []
  for (let zoom = minzoom; zoom <= maxzoom; zoom++) {
    const here = new Set(
      centres.flatMap((centre) =>
        tilesAround(centre, km, zoom).map(([x, y]) =>
          address.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y)),
        ),
      ),
    )
    if (addresses.length + here.size > mostTiles) break
    addresses.push(...here)
  }
  return addresses
}

function tilesAround({ lat, lng }: Position, km: number, zoom: number): [x: number, y: number][] {
  const north = km / kmPerDegreeOfLatitude
  const east = north / Math.cos((Math.min(85, Math.abs(lat) + north) * Math.PI) / 180)
  const count = 2 ** zoom
  const columns = between(((lng - east + 180) / 360) * count, ((lng + east + 180) / 360) * count, count)
  const rows = between(rowOf(lat + north) * count, rowOf(lat - north) * count, count)
  return rows.flatMap((y) => columns.map((x): [number, number] => [x, y]))
}

/** From 0 in the north to 1 in the south, as Web Mercator has it. */
function rowOf(lat: number): number {
  const angle = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180
  return (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2
}

const between = (from: number, to: number, count: number): number[] => {
  const first = Math.max(0, Math.floor(from))
  const last = Math.min(count - 1, Math.floor(to))
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}
