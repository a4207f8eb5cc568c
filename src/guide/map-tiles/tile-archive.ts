import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import {
  Compression,
  findTile,
  type Header,
  PMTiles,
  type RangeResponse,
  type Source,
  TileType,
  zxyToTileId,
} from 'pmtiles'

/** Whose layers a map's tiles have: our own, those of OpenMapTiles or those of Protomaps. */
type Schema = 'own' | 'openmaptiles' | 'protomaps'

/** A file of vector tiles, read piece by piece: one of all streets of Europe is larger than any memory. */
export interface TileArchive {
  schema: Schema
  /** Whom its makers ask to name, as they say it. */
  credit: string
  leastZoom: number
  mostZoom: number
  /** Another one once the file is another. */
  version: string
  /** The tile as it is stored, or undefined where there is none. */
  tile: (z: number, x: number, y: number) => Promise<Buffer | undefined>
  areTilesGzipped: boolean
  close: () => Promise<void>
}

/** @throws Error that says why the file cannot be a map */
export async function openTileArchive(path: string): Promise<TileArchive> {
  const file = await open(path)
  try {
    return await archiveIn(file, path)
  } catch (error) {
    await file.close()
    throw error
  }
}

async function archiveIn(file: FileHandle, path: string): Promise<TileArchive> {
  const archive = new PMTiles(new FilePart(file, path), undefined, unpacked)
  const header = await archive.getHeader()
  if (header.tileType !== TileType.Mvt) throw new Error('its tiles are no vector tiles')
  const areTilesGzipped = header.tileCompression === Compression.Gzip
  if (!areTilesGzipped && header.tileCompression !== Compression.None)
    throw new Error('its tiles are compressed by something else than gzip')
  const { attribution, vector_layers } = (await archive.getMetadata()) as Metadata
  const { size } = await file.stat()
  const endsAt = header.tileDataOffset + (header.tileDataLength ?? 0)
  if (size < endsAt) throw new Error(`it is cut off, with ${size} of its ${endsAt} bytes`)
  const schema = schemaOf(new Set(vector_layers?.map(({ id }) => id)))
  if (!schema) throw new Error('its layers are neither those of OpenMapTiles nor those of Protomaps')
  return {
    schema,
    credit: attribution ?? '',
    leastZoom: header.minZoom,
    mostZoom: header.maxZoom,
    version: await versionOf(file),
    tile: (z, x, y) => storedTile(archive, header, zxyToTileId(z, x, y)),
    areTilesGzipped,
    close: () => file.close(),
  }
}

type Metadata = { attribution?: string; vector_layers?: { id: string }[] }

function schemaOf(layers: ReadonlySet<string>): Schema | undefined {
  if (layers.has('transportation') && layers.has('place')) return 'openmaptiles'
  if (layers.has('roads') && layers.has('places')) return 'protomaps'
  return layers.has('towns') && layers.has('earth') ? 'own' : undefined
}

class FilePart implements Source {
  readonly #file: FileHandle
  readonly #path: string

  constructor(file: FileHandle, path: string) {
    this.#file = file
    this.#path = path
  }

  getKey = () => this.#path

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const { buffer, bytesRead } = await this.#file.read(Buffer.alloc(length), 0, length, offset)
    return { data: new Uint8Array(buffer.subarray(0, bytesRead)).buffer }
  }
}

async function unpacked(bytes: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None) return bytes
  if (compression !== Compression.Gzip)
    throw new Error('its directories are compressed by something else than gzip')
  return new Uint8Array(await promisify(gunzip)(bytes)).buffer
}

/** The format allows three levels of directories below the root. */
const mostLevels = 4

/** The library's own way to a tile unpacks it, only for us to pack it again. */
async function storedTile(
  { cache, source }: PMTiles,
  header: Header,
  id: number,
): Promise<Buffer | undefined> {
  let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength]
  for (let level = 0; level < mostLevels; level++) {
    const entry = findTile(await cache.getDirectory(source, offset, length, header), id)
    if (!entry) return undefined
    if (entry.runLength > 0) {
      const { data } = await source.getBytes(header.tileDataOffset + entry.offset, entry.length)
      return Buffer.from(data)
    }
    offset = header.leafDirectoryOffset + entry.offset
    length = entry.length
  }
  return undefined
}

/** Header and root directory, which tell of each tile where it lies and how long it is, stand for the whole. */
async function versionOf(file: FileHandle): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16_384), 0, 16_384, 0)
  const { size } = await file.stat()
  return createHash('sha256')
    .update(buffer.subarray(0, bytesRead))
    .update(`${size}`)
    .digest('base64url')
    .slice(0, 12)
}
