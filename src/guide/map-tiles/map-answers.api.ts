import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Settings, SettingsError } from '../../platform/settings/settings.ts'
import { openTileArchive, type TileArchive } from './tile-archive.ts'

/** Where the guide's own map begins. */
export const mapPath = '/map/'
export const ownMapStyle = `${mapPath}style.json`

const ownMap = fileURLToPath(new URL('europe.pmtiles', import.meta.url))

type Answer = { status: number; headers: Record<string, string>; body?: Buffer | undefined }

/** Answers a path below `/map/`, with its query. */
export type AnswerMap = (address: string, takesGzip: boolean) => Promise<Answer>

/** @throws SettingsError when the owner's file is no map */
export async function openMap({ MAP_TILES_FILE }: Pick<Settings, 'MAP_TILES_FILE'>): Promise<AnswerMap> {
  const archive = await openTileArchive(MAP_TILES_FILE ?? ownMap).catch((error: Error) => {
    if (!MAP_TILES_FILE) throw error
    throw new SettingsError(
      `MAP_TILES_FILE is ${MAP_TILES_FILE}, but must be a PMTiles file of vector tiles: ${error.message}`,
    )
  })
  return async (address, takesGzip) => {
    const [path = '', query] = address.split('?', 2)
    if (path === ownMapStyle) return styleOf(archive)
    const named = tileNamed(path, archive)
    if (!named) return { status: 404, headers: brief }
    const answer = await tileAnswer(await archive.tile(...named), archive, takesGzip)
    // A server that has another file asks under that one's version, while an update replaces one after the other.
    if (query !== `v=${archive.version}`) answer.headers['Cache-Control'] = 'no-cache'
    return answer
  }
}

const brief = { 'Cache-Control': 'public, max-age=300' }
/** The version is part of a tile's address. */
const forEver = { 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding' }

/** What MapLibre needs to know of the tiles. How they are drawn is the screens' to say, which know day from night. */
function styleOf({ schema, credit, leastZoom, mostZoom, version }: TileArchive): Answer {
  const source = {
    type: 'vector',
    tiles: [`${mapPath}{z}/{x}/{y}?v=${version}`],
    minzoom: leastZoom,
    maxzoom: mostZoom,
    attribution: credit,
  }
  const style = { version: 8, metadata: { schema }, sources: { map: source }, layers: [] }
  return {
    status: 200,
    headers: { ...brief, 'Content-Type': 'application/json', ETag: `"${version}"` },
    body: Buffer.from(JSON.stringify(style)),
  }
}

/** The tile that a path names; undefined where no map could have one. */
function tileNamed(path: string, { mostZoom }: TileArchive): [z: number, x: number, y: number] | undefined {
  const numbers = /^\/map\/(\d{1,2})\/(\d{1,8})\/(\d{1,8})$/.exec(path)?.slice(1).map(Number)
  const [z = Number.NaN, x = Number.NaN, y = Number.NaN] = numbers ?? []
  return z <= mostZoom && x < 2 ** z && y < 2 ** z ? [z, x, y] : undefined
}

async function tileAnswer(
  tile: Buffer | undefined,
  { version, areTilesGzipped }: TileArchive,
  takesGzip: boolean,
): Promise<Answer> {
  const headers = { ...forEver, ETag: `"${version}"` }
  if (!tile) return { status: 204, headers }
  const isSentAsStored = takesGzip || !areTilesGzipped
  return {
    status: 200,
    headers: {
      ...headers,
      'Content-Type': 'application/vnd.mapbox-vector-tile',
      ...(isSentAsStored && areTilesGzipped && { 'Content-Encoding': 'gzip' }),
    },
    body: isSentAsStored ? tile : await promisify(gunzip)(tile),
  }
}
