import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'
import type { Tile } from './cut-tiles.ts'
import type { Area } from './gshhg-file.ts'

const headerBytes = 127
/** The root directory must lie within the first 16 kB of a file. */
const rootBytes = 16_384 - headerBytes
const gzipped = 2
const vectorTiles = 1

interface Entry {
  id: number
  offset: number
  length: number
}

/** The bytes of a PMTiles file, version 3. Tiles that are alike are held once. */
export function pmtilesFile(tiles: Iterable<Tile>, area: Area, metadata: object): Buffer {
  const ordered = [...tiles]
    .map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), z, bytes }))
    .sort((a, b) => a.id - b.id)
  const held = new Map<string, Omit<Entry, 'id'>>()
  const contents: Buffer[] = []
  let size = 0
  const entries = ordered.map(({ id, bytes }): Entry => {
    const key = Buffer.from(bytes).toString('latin1')
    const known = held.get(key)
    if (known) return { id, ...known }
    const content = gzipSync(bytes, { level: 9 })
    const entry = { offset: size, length: content.length }
    held.set(key, entry)
    contents.push(content)
    size += content.length
    return { id, ...entry }
  })
  const { root, leaves } = directoriesOf(entries)
  const about = gzipSync(JSON.stringify(metadata))
  const zooms = ordered.map(({ z }) => z)
  const header = headerOf({
    lengths: [root.length, about.length, leaves.length, size],
    counts: [entries.length, entries.length, contents.length],
    zooms: [Math.min(...zooms), Math.max(...zooms)],
    area,
  })
  return Buffer.concat([header, root, about, leaves, ...contents])
}

/** A root that names all tiles, or, where it would be too long, directories that do. */
function directoriesOf(entries: readonly Entry[]) {
  const whole = directory(entries.map((entry) => ({ ...entry, run: 1 })))
  if (whole.length <= rootBytes) return { root: whole, leaves: Buffer.alloc(0) }
  const leaves: Buffer[] = []
  const branches = []
  let offset = 0
  for (let at = 0; at < entries.length; at += 4096) {
    const part = entries.slice(at, at + 4096)
    const leaf = directory(part.map((entry) => ({ ...entry, run: 1 })))
    leaves.push(leaf)
    branches.push({ id: part[0]?.id ?? 0, offset, length: leaf.length, run: 0 })
    offset += leaf.length
  }
  return { root: directory(branches), leaves: Buffer.concat(leaves) }
}

/** `run` counts the tiles that an entry stands for; 0 is for one that names a directory. */
function directory(entries: readonly (Entry & { run: number })[]): Buffer {
  const numbers = [
    entries.length,
    ...entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0)),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }) => offset + 1),
  ]
  return gzipSync(Buffer.from(numbers.flatMap(varint)), { level: 9 })
}

/** Seven bits a byte, the lowest first. */
function varint(value: number): number[] {
  const bytes = []
  let rest = value
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80)
  return [...bytes, rest]
}

interface HeaderContent {
  /** In bytes: root directory, metadata, further directories, tiles. */
  lengths: number[]
  /** Tiles that have an address, entries, contents. */
  counts: number[]
  zooms: [least: number, most: number]
  area: Area
}

function headerOf({ lengths, counts, zooms, area }: HeaderContent): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.write('PMTiles', 'ascii')
  header.writeUInt8(3, 7)
  let offset = headerBytes
  for (const [index, length] of lengths.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16)
    offset += length
  }
  for (const [index, count] of counts.entries()) header.writeBigUInt64LE(BigInt(count), 72 + index * 8)
  const [least, most] = zooms
  // Clustered, how directories and tiles are packed, and what the tiles are.
  for (const [index, byte] of [1, gzipped, gzipped, vectorTiles, least, most].entries())
    header.writeUInt8(byte, 96 + index)
  const { west, south, east, north } = area
  for (const [index, degrees] of [west, south, east, north].entries())
    header.writeInt32LE(degrees * 1e7, 102 + index * 4)
  header.writeUInt8(least, 118)
  header.writeInt32LE(((west + east) / 2) * 1e7, 119)
  header.writeInt32LE(((south + north) / 2) * 1e7, 123)
  return header
}
