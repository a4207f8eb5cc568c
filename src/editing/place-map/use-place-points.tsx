import { useMemo } from 'react'
import type { Position } from '../../guide/how-far/distance.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { type AdminPlaceFilters, adminSelectionOf } from '../places/admin-place-list.ts'
import { type Box, boxOf, readArea } from '../places/place-area.ts'
import { aroundAll } from './joined-marks.ts'
import { getPlacePoints } from './place-points.requests.ts'
import type { PlaceMark } from './place-points.schema.ts'

const keyOf = (filters: AdminPlaceFilters) => String(new URLSearchParams(adminSelectionOf(filters)))

/** The corners of what a map shows to begin with: the area, or else all places of the filters; undefined until they are known. */
export function useFit(filters: AdminPlaceFilters) {
  const { area } = filters
  const all = useAnswer(keyOf(filters), area ? undefined : () => getPlacePoints(filters))
  const { latest } = all
  const fit = useMemo(() => {
    const box = area ? boxOfArea(area) : latest && boxOfMarks(latest.marks)
    return box && cornersOf(box)
  }, [area, latest])
  return { fit, all }
}

/** Where the guide's places are. */
const europe: Box = { south: 36, west: -10, north: 60, east: 30 }

const cornersOf = ({ south, west, north, east }: Box): Position[] => [
  { lat: south, lng: west },
  { lat: north, lng: east },
]

const boxOfMarks = ([first, ...more]: readonly PlaceMark[]) => (first ? aroundAll([first, ...more]) : europe)

/** Over the antimeridian, all around the Earth. */
function boxOfArea(text: string): Box {
  const area = readArea(text)
  const box = area ? boxOf(area) : europe
  return box.west < box.east ? box : { ...box, west: -180, east: 180 }
}

interface Seen {
  /** What is seen, as the API takes it; undefined while the map moves. */
  box: string | undefined
  /** How often places were changed since: each time all is asked for anew. */
  changes: number
}

/** The marks of what is seen; those that were there last until they are. */
export function usePlacePoints(filters: AdminPlaceFilters, { box, changes }: Seen) {
  return useAnswer(
    `${keyOf(filters)} ${box ?? ''} ${changes}`,
    box === undefined ? undefined : () => getPlacePoints(filters, box),
  )
}
