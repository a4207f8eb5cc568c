import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { expect, onTestFinished, test } from 'vitest'
import { tileAt } from '../../commands/map/cut-tiles.ts'
import { pmtilesFile } from '../../commands/map/pmtiles-file.ts'
import { SettingsError } from '../../platform/settings/settings.ts'
import { openMap } from './map-answers.api.ts'

const world = { west: -180, south: -85, east: 180, north: 85 }

/** A PMTiles file with a tile of some bytes, in these layers. */
async function anOwnersFile(
  layers: string[],
  tiles = [{ z: 0, x: 0, y: 0, bytes: new Uint8Array([1, 2, 3]) }],
) {
  const folder = await mkdtemp(join(tmpdir(), 'map-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'streets.pmtiles')
  const metadata = { attribution: '© Somebody', vector_layers: layers.map((id) => ({ id })) }
  await writeFile(path, pmtilesFile(tiles, world, metadata))
  return path
}

const openMapTiles = ['transportation', 'place', 'water']

/** The tile of our own map at a position. */
async function tileOf(lng: number, lat: number, zoom: number) {
  const answer = await openMap({})
  const [x, y] = tileAt(lng, lat, zoom)
  const { body } = await answer(`/map/${zoom}/${x}/${y}`, true)
  const tile = body && new VectorTile(new PbfReader(gunzipSync(body)))
  const scale = 4096 * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  const at = {
    x: (lng / 360 + 0.5) * scale - x * 4096,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale - y * 4096,
  }
  return { tile, at }
}

type Spot = { x: number; y: number }

/** Whether one of a layer's areas holds the spot. */
function isWithin(tile: VectorTile | undefined, name: string, { x, y }: Spot): boolean {
  const layer = tile?.layers[name]
  const rings = Array.from(
    { length: layer?.length ?? 0 },
    (_, index) => layer?.feature(index).loadGeometry() ?? [],
  ).flat()
  return rings.some(
    (ring) =>
      ring.filter((point, index) => {
        const next = ring[(index + 1) % ring.length] ?? point
        return (
          point.y > y !== next.y > y &&
          x < point.x + ((y - point.y) / (next.y - point.y)) * (next.x - point.x)
        )
      }).length %
        2 ===
      1,
  )
}

test.each([
  ['Vienna', 16.37, 48.21, 'land'],
  ['the Peloponnese', 22.3, 37.4, 'land'],
  ['the isle of Gotland', 18.5, 57.5, 'land'],
  ['Madeira', -16.95, 32.75, 'land'],
  ['the Adriatic', 14.5, 43.5, 'sea'],
  ['the Bay of Biscay', -4, 45, 'sea'],
  ['the Gulf of Finland', 25, 59.8, 'sea'],
  ['Lake Balaton', 17.75, 46.87, 'lake'],
  ['Lake Geneva', 6.5, 46.43, 'lake'],
  ['Lake Vänern', 13.5, 59, 'lake'],
])('%s lies on %3$s at every zoom from 5', async (_, lng, lat, expected) => {
  for (const zoom of [5, 6, 7, 8]) {
    const { tile, at } = await tileOf(lng, lat, zoom)
    const isLand = isWithin(tile, 'earth', at)
    const found = !isLand ? 'sea' : isWithin(tile, 'water', at) ? 'lake' : 'land'
    expect([zoom, found]).toEqual([zoom, expected])
  }
})

test.each([
  ['Łódź', 19.46, 51.77, 7],
  ['Győr', 17.63, 47.68, 7],
  ['Porto', -8.61, 41.15, 7],
])('%s lies in the tile of its place', async (name, lng, lat, zoom) => {
  const { tile, at } = await tileOf(lng, lat, zoom)
  const towns = tile?.layers.towns
  const town = Array.from({ length: towns?.length ?? 0 }, (_, index) => towns?.feature(index)).find(
    (feature) => feature?.properties.name === name,
  )
  const [[spot] = []] = town?.loadGeometry() ?? []
  // 300 of 4096ths are some 10 km there.
  expect(Math.hypot((spot?.x ?? 9999) - at.x, (spot?.y ?? 9999) - at.y)).toBeLessThan(300)
})

test('a tile is sent as it is stored, for ever, and unpacked to whom takes no gzip', async () => {
  const answer = await openMap({})
  const { headers: style } = await answer('/map/style.json', true)
  const packed = await answer(`/map/0/0/0?v=${JSON.parse(style.ETag ?? '')}`, true)
  expect(packed.headers).toMatchObject({
    'Content-Encoding': 'gzip',
    'Content-Type': 'application/vnd.mapbox-vector-tile',
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
  const plain = await answer('/map/0/0/0', false)
  expect(plain.headers).not.toHaveProperty('Content-Encoding')
  expect(gunzipSync(packed.body ?? '').equals(plain.body ?? Buffer.alloc(0))).toBe(true)
})

test.each(['/map/0/0/0?v=another', '/map/0/0/0', '/map/8/0/0?v=another'])(
  'what is asked for as a tile of another file is not kept as that: %s',
  async (address) => {
    const answer = await openMap({})
    expect((await answer(address, true)).headers).toMatchObject({ 'Cache-Control': 'no-cache' })
  },
)

test('the style names the tiles with their version', async () => {
  const answer = await openMap({})
  const { body, headers } = await answer('/map/style.json', true)
  const version = JSON.parse(headers.ETag ?? '')
  expect(JSON.parse(String(body))).toMatchObject({
    metadata: { schema: 'own' },
    sources: {
      map: { tiles: [`/map/{z}/{x}/{y}?v=${version}`], maxzoom: 8, attribution: 'GSHHG · GeoNames' },
    },
  })
})

test.each([
  ['/map/8/0/0', 204],
  ['/map/8/255/255', 204],
  ['/map/8/256/0', 404],
  ['/map/9/1/1', 404],
  ['/map/99/1/1', 404],
  ['/map/-1/0/0', 404],
  ['/map/1/0.5/0', 404],
  ['/map/1/0', 404],
  ['/map/1/0/0/0', 404],
  ['/map/1/0/999999999999999999', 404],
  ['/map/../package.json', 404],
  ['/map/', 404],
])('%s is %i', async (path, status) => {
  const answer = await openMap({})
  expect(await answer(path, true)).toMatchObject({ status })
})

test.each([
  ['openmaptiles', openMapTiles],
  ['protomaps', ['roads', 'places', 'earth']],
])("an owner's file in the layers of %s takes our own map's place", async (schema, layers) => {
  const answer = await openMap({ MAP_TILES_FILE: await anOwnersFile(layers) })
  expect(JSON.parse(String((await answer('/map/style.json', true)).body))).toMatchObject({
    metadata: { schema },
    sources: { map: { maxzoom: 0, attribution: '© Somebody' } },
  })
  const { body } = await answer('/map/0/0/0', false)
  expect([...(body ?? [])]).toEqual([1, 2, 3])
})

test('a file of more tiles than its first directory names is read through further ones', async () => {
  const size = 2 ** 7
  const tiles = Array.from({ length: size * size }, (_, index) => ({
    z: 7,
    x: index % size,
    y: Math.floor(index / size),
    bytes: Buffer.from(String(index)),
  }))
  const answer = await openMap({ MAP_TILES_FILE: await anOwnersFile(openMapTiles, tiles) })
  for (const [x, y] of [
    [0, 0],
    [127, 127],
    [17, 101],
  ] as const) {
    const { body } = await answer(`/map/7/${x}/${y}`, false)
    expect(String(body)).toBe(String(y * size + x))
  }
})

test('another file is another version', async () => {
  const version = async (bytes: number[]) => {
    const tile = { z: 0, x: 0, y: 0, bytes: new Uint8Array(bytes) }
    const answer = await openMap({ MAP_TILES_FILE: await anOwnersFile(openMapTiles, [tile]) })
    return (await answer('/map/style.json', true)).headers.ETag
  }
  expect(await version([1])).not.toBe(await version([1, 2, 3, 4]))
})

test('a file that is no map stops the start and says why', async () => {
  const open = (file: string) => openMap({ MAP_TILES_FILE: file })
  await expect(open('/nowhere/streets.pmtiles')).rejects.toThrow(SettingsError)
  await expect(open('package.json')).rejects.toThrow(
    /^MAP_TILES_FILE is package\.json, but must be a PMTiles file/,
  )
  await expect(open(await anOwnersFile(['lots', 'soils']))).rejects.toThrow(
    'layers are neither those of OpenMapTiles',
  )
})

test('a file that came in part alone stops the start, rather than draw a map with holes', async () => {
  const tiles = [{ z: 0, x: 0, y: 0, bytes: randomBytes(5000) }]
  const path = await anOwnersFile(openMapTiles, tiles)
  const { size } = await stat(path)
  await truncate(path, size - 1)
  await expect(openMap({ MAP_TILES_FILE: path })).rejects.toThrow(
    `it is cut off, with ${size - 1} of its ${size} bytes`,
  )
})
