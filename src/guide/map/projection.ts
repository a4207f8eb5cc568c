import type { Position } from '../how-far/distance.ts'

export interface Pixel {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** What stays free at the edges of a map, in pixels. */
export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}

/**
 * What a map shows: its middle in world coordinates, which run from 0 to 1 eastwards and southwards (Web Mercator), and
 * the zoom as MapLibre counts it, where the world is 512 pixels wide at 0.
 */
export interface Camera extends Pixel {
  zoom: number
}

export const zoomRange = { least: 3, most: 17 } as const

const earthRadiusKm = 6371.0088
const radians = Math.PI / 180

export const worldPixels = (zoom: number) => 512 * 2 ** zoom

/** A position in world coordinates. */
export function worldOf({ lat, lng }: Position): Pixel {
  const sine = Math.sin(lat * radians)
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

export function positionOf({ x, y }: Pixel): Position {
  return { lat: Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) / radians, lng: (x - 0.5) * 360 }
}

/** Where a world coordinate lies on a map, in pixels from its top left corner. */
export function pixelOf(world: Pixel, camera: Camera, size: Size): Pixel {
  const scale = worldPixels(camera.zoom)
  return {
    x: (world.x - camera.x) * scale + size.width / 2,
    y: (world.y - camera.y) * scale + size.height / 2,
  }
}

/** What lies at a pixel of a map, counted from its top left corner. */
export function positionAt(pixel: Pixel, camera: Camera, size: Size): Position {
  const scale = worldPixels(camera.zoom)
  return positionOf({
    x: camera.x + (pixel.x - size.width / 2) / scale,
    y: camera.y + (pixel.y - size.height / 2) / scale,
  })
}

/** The camera after its map was dragged by some pixels. */
export function dragged(camera: Camera, by: Pixel): Camera {
  const scale = worldPixels(camera.zoom)
  return {
    zoom: camera.zoom,
    x: within(camera.x - by.x / scale, 0, 1),
    y: within(camera.y - by.y / scale, 0, 1),
  }
}

/** The camera nearer or farther by some zoom levels; what lies `at` pixels from the map's middle stays where it is. */
export function zoomed(
  camera: Camera,
  levels: number,
  at: Pixel = { x: 0, y: 0 },
  mostZoom: number = zoomRange.most,
): Camera {
  const zoom = within(camera.zoom + levels, zoomRange.least, mostZoom)
  const shift = 1 / worldPixels(camera.zoom) - 1 / worldPixels(zoom)
  return { zoom, x: within(camera.x + at.x * shift, 0, 1), y: within(camera.y + at.y * shift, 0, 1) }
}

/** The camera that shows all positions as large as they fit within the insets, no nearer than `mostZoom`. */
export function cameraFor(
  positions: readonly Position[],
  size: Size,
  insets: Insets,
  mostZoom: number = zoomRange.most,
): Camera {
  const worlds = positions.map(worldOf)
  const [west, east] = rangeOf(worlds.map(({ x }) => x))
  const [north, south] = rangeOf(worlds.map(({ y }) => y))
  const scale = Math.min(
    Math.max(size.width - insets.left - insets.right, 40) / (east - west),
    Math.max(size.height - insets.top - insets.bottom, 40) / (south - north),
  )
  const zoom = within(Math.log2(scale / 512), zoomRange.least, mostZoom)
  const pixels = worldPixels(zoom)
  return {
    x: (west + east) / 2 + (insets.right - insets.left) / 2 / pixels,
    y: (north + south) / 2 + (insets.bottom - insets.top) / 2 / pixels,
    zoom,
  }
}

/** Of as many numbers as there are: as arguments of one call, some ten thousand are too many. */
function rangeOf(numbers: readonly number[]): [least: number, most: number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const number of numbers) {
    least = Math.min(least, number)
    most = Math.max(most, number)
  }
  return [least, most]
}

/** The points at a distance from a position, due north first, then clockwise. */
export function ringAround({ lat, lng }: Position, radiusKm: number, steps = 96): Position[] {
  const angle = radiusKm / earthRadiusKm
  const [sine, cosine] = [Math.sin(lat * radians), Math.cos(lat * radians)]
  return Array.from({ length: steps }, (_, step) => {
    const bearing = (2 * Math.PI * step) / steps
    const north = Math.asin(sine * Math.cos(angle) + cosine * Math.sin(angle) * Math.cos(bearing))
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * cosine,
      Math.cos(angle) - sine * Math.sin(north),
    )
    return { lat: north / radians, lng: lng + east / radians }
  })
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
