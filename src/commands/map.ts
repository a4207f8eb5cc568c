import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { cutTiles } from './map/cut-tiles.ts'
import { readLayers } from './map/map-layers.ts'
import { pmtilesFile } from './map/pmtiles-file.ts'

/**
 * Cuts the guide's own map, which is committed: `npm run map -- <folder of GSHHG>`. The folder is what
 * `apt-get install gmt-gshhg-full` brings.
 */
const { positionals } = parseArgs({ allowPositionals: true })
const [gshhg = '/usr/share/gmt-gshhg'] = positionals
/** Madeira, Iceland, Russia's west; a bit of Africa, so that the map does not end at a shore. */
const europe = { west: -26, south: 30, east: 42, north: 72 }
/** Nearer, MapLibre enlarges these tiles: the shores hold 25 m and are as true as that nowhere. */
const mostZoom = 8
const result = 'src/guide/map-tiles/europe.pmtiles'

const tiles = cutTiles(await readLayers(gshhg, europe), europe, mostZoom)
const file = pmtilesFile(tiles, europe, {
  name: 'Europe',
  attribution: 'GSHHG · GeoNames',
  vector_layers: ['earth', 'water', 'islands', 'rivers', 'borders', 'towns'].map((id) => ({
    id,
    fields: {},
  })),
})
await writeFile(result, file)
console.log(`${result}: ${(file.length / 1e6).toFixed(2)} MB`)
