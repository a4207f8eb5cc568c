import h5wasm from 'h5wasm/node'

/** Longitude and latitude. */
export type Point = [lng: number, lat: number]

/** A square of one degree, and the pieces of lines within it. */
export interface Bin {
  west: number
  south: number
  pieces: Piece[]
  /** What lies at the corners, counter-clockwise from the south-west: 0 sea, 1 land, 2 lake, 3 island in a lake, 4 pond. */
  corners: number[]
}

/** `level` is 1 where a shore parts sea from land, 2 where land from lake, and so on; of borders and rivers their rank. */
export interface Piece {
  level: number
  points: Point[]
  /** Whether it ends where it began. If not, it leads from one side of the square to another. */
  isRing: boolean
}

/** What a file of GSHHG holds of an area, square by square: a shore, or else lines of another kind. */
export async function readGshhg(path: string, area: Area, kind: 'shore' | 'lines'): Promise<Bin[]> {
  await h5wasm.ready
  const file = new h5wasm.File(path, 'r')
  const read = (name: string) => {
    const item = file.get(name)
    if (!(item instanceof h5wasm.Dataset)) throw new Error(`${path} has no '${name}'`)
    return item.value as Int16Array | Int32Array
  }
  const firstPieces = read('Id_of_first_segment_in_a_bin')
  const pieceCounts = read('N_segments_in_a_bin')
  const firstPoints = read('Id_of_first_point_in_a_segment')
  const [eastward, northward] = [
    read('Relative_longitude_from_SW_corner_of_bin'),
    read('Relative_latitude_from_SW_corner_of_bin'),
  ]
  const pieceOf = kind === 'shore' ? shorePieces(read) : linePieces(read)
  const cornersOf = kind === 'shore' ? read('Embedded_node_levels_in_a_bin') : undefined
  file.close()
  return squaresOf(area).map(({ west, south }) => {
    const bin = (89 - south) * 360 + ((west + 360) % 360)
    const pieces = Array.from({ length: pieceCounts[bin] ?? 0 }, (_, index): Piece => {
      const id = (firstPieces[bin] ?? 0) + index
      const { count, level, isRing } = pieceOf(id)
      const points = Array.from({ length: count }, (_, step): Point => {
        const at = (firstPoints[id] ?? 0) + step
        return [west + partOfDegree(eastward[at]), south + partOfDegree(northward[at])]
      })
      return { level, isRing, points }
    })
    return { west, south, pieces, corners: cornerLevels(cornersOf?.[bin] ?? 0) }
  })
}

export interface Area {
  west: number
  south: number
  east: number
  north: number
}

type Read = (name: string) => Int16Array | Int32Array

function shorePieces(read: Read) {
  const facts = read('Embedded_npts_levels_exit_entry_for_a_segment')
  return (id: number) => {
    const fact = facts[id] ?? 0
    return { count: fact >>> 9, level: (fact >> 6) & 7, isRing: (fact & 7) === 4 }
  }
}

function linePieces(read: Read) {
  const [counts, levels] = [read('N_points_for_a_segment'), read('Hierarchial_level_of_a_segment')]
  return (id: number) => ({ count: counts[id] ?? 0, level: levels[id] ?? 0, isRing: false })
}

/** Stored as 16 bits without a sign. */
const partOfDegree = (stored = 0) => (stored & 0xffff) / 0xffff

const cornerLevels = (stored: number) => [9, 6, 3, 0].map((shift) => (stored >> shift) & 7)

function squaresOf({ west, south, east, north }: Area) {
  const [columns, rows] = [east - west, north - south]
  return Array.from({ length: columns * rows }, (_, index) => ({
    west: west + (index % columns),
    south: south + Math.floor(index / columns),
  }))
}
