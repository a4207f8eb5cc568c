import type { Position } from '../../guide/how-far/distance.ts'
import { codeOf, pointsOfCode } from './area-code.ts'
import { crossesItself, flat } from './flat-area.ts'

/** In degrees; one whose west is greater than its east lies over the antimeridian. */
export interface Box {
  south: number
  west: number
  north: number
  east: number
}

/** A part of the world: a rectangle, or what lies within points that straight lines on the map join. */
export type PlaceArea = Box | { points: readonly Position[] }

export const mostAreaPoints = 100

/** Longer is no area of so many points. */
export const longestArea = 12 * mostAreaPoints

export const isBox = (area: PlaceArea): area is Box => 'south' in area

const number = String.raw`-?\d{1,3}(?:\.\d{1,15})?`
const boxForm = new RegExp(`^${number},${number},${number},${number}$`)

/**
 * Of its text in an address: 'south,west,north,east', or the code of the points. Undefined for what is neither; whether it can be
 * searched, `areaFault` says.
 */
export function readArea(text: string): PlaceArea | undefined {
  if (text.includes(',')) {
    if (!boxForm.test(text)) return undefined
    const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number)
    return { south, west, north, east }
  }
  const points = text === '' || text.length > longestArea ? undefined : pointsOfCode(text)
  return points && { points }
}

export const areaText = (area: PlaceArea): string =>
  isBox(area) ? [area.south, area.west, area.north, area.east].map(shortened).join() : codeOf(area.points)

/** As long as its points are, about a metre. */
const shortened = (degrees: number) => Number(degrees.toFixed(5))

/** What is wrong with a text as that of an area, after 'The area'; undefined for one that can be searched. */
export function areaFault(text: string): string | undefined {
  const area = readArea(text)
  if (!area) return 'is neither four numbers (south, west, north, east) nor one that the map has drawn'
  return isBox(area) ? boxFault(area) : pointsFault(area.points)
}

const isOnEarth = ({ lat, lng }: Position) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180

const notOnEarth = 'has latitudes beyond 90 or longitudes beyond 180 degrees'

function boxFault({ south, west, north, east }: Box): string | undefined {
  if (!isOnEarth({ lat: south, lng: west }) || !isOnEarth({ lat: north, lng: east })) return notOnEarth
  if (south >= north) return 'has no inside: its south must be less than its north'
  return west === east ? 'has no inside: its west and its east are the same' : undefined
}

function pointsFault(points: readonly Position[]): string | undefined {
  if (points.length < 3) return 'needs three points at least'
  if (points.length > mostAreaPoints) return `has more than ${mostAreaPoints} points`
  if (!points.every(isOnEarth)) return notOnEarth
  if (points.some(({ lng }, at) => Math.abs(lng - (points.at(at - 1)?.lng ?? lng)) > 180))
    return 'leads over the antimeridian: search each side by itself, or a rectangle whose west is greater than its east'
  if (!crossesItself(points.map(flat))) return undefined
  return points.length === 3
    ? 'has no inside: its points lie on one line'
    : 'crosses itself, or has a point twice: move a point, or take the last one back'
}

/** The smallest rectangle around an area. */
export function boxOf(area: PlaceArea): Box {
  if (isBox(area)) return area
  const lats = area.points.map(({ lat }) => lat)
  const lngs = area.points.map(({ lng }) => lng)
  return {
    ...{ south: Math.min(...lats), west: Math.min(...lngs) },
    ...{ north: Math.max(...lats), east: Math.max(...lngs) },
  }
}

const corners = ({ south, west, north, east }: Box): Position[] => [
  { lat: south, lng: west },
  { lat: north, lng: west },
  { lat: north, lng: east },
  { lat: south, lng: east },
]

/** The corners of an area in order; of one over the antimeridian, those of each side. */
export function outlinesOf(area: PlaceArea): readonly (readonly Position[])[] {
  if (!isBox(area)) return [area.points]
  if (area.west < area.east) return [corners(area)]
  return [corners({ ...area, east: 180 }), corners({ ...area, west: -180 })]
}
