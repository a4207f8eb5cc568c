import type { Position } from '../../guide/how-far/distance.ts'
import { areaFault, areaText, mostAreaPoints, outlinesOf, readArea } from '../places/place-area.ts'

/** An area that is being drawn, or one whose points are being moved. */
export interface AreaDraft {
  points: readonly Position[]
  isClosed: boolean
}

export const emptyDraft: AreaDraft = { points: [], isClosed: false }

/** An area to be changed: a rectangle by its corners; none of one that lies over the antimeridian. */
export function draftOf(text: string): AreaDraft | undefined {
  const area = readArea(text)
  const [points, ...more] = area ? outlinesOf(area) : []
  return points && more.length === 0 ? { points, isClosed: true } : undefined
}

/** Where maps reach; beyond their edges nothing lies. */
const onMap = ({ lat, lng }: Position): Position => ({
  lat: Math.min(85, Math.max(-85, lat)),
  lng: Math.min(180, Math.max(-180, lng)),
})

const isFull = ({ points }: AreaDraft) => points.length >= mostAreaPoints

/** With one more point behind that of an index; the same where there are as many as an area may have. */
export const withPoint = (draft: AreaDraft, point: Position, after = draft.points.length - 1): AreaDraft =>
  isFull(draft) ? draft : { ...draft, points: draft.points.toSpliced(after + 1, 0, onMap(point)) }

export const withMoved = (draft: AreaDraft, index: number, point: Position): AreaDraft => ({
  ...draft,
  points: draft.points.with(index, onMap(point)),
})

/** Of a closed one three points stay. */
export const withoutPoint = (draft: AreaDraft, index = draft.points.length - 1): AreaDraft =>
  draft.isClosed && draft.points.length <= 3
    ? draft
    : { ...draft, points: draft.points.filter((_, at) => at !== index) }

/** The text of the area in an address, and why it cannot be searched as it is. */
export function areaOfDraft({ points }: AreaDraft): { text: string; fault: string | undefined } {
  const text = areaText({ points })
  const fault = points.length < 3 ? 'needs three points at least' : areaFault(text)
  return { text, fault }
}

/** What to do next, or what is wrong. */
export function draftWords(draft: AreaDraft): string {
  const count = draft.points.length
  const { fault } = areaOfDraft(draft)
  if (count >= 3 && fault) return `The area ${fault}.`
  if (isFull(draft)) return `An area has ${mostAreaPoints} points at most: close it.`
  if (draft.isClosed) return 'Drag its points, or move them with the arrow keys; Delete takes one out.'
  if (count === 0) return 'Click on the map, point by point around the area.'
  return count < 3
    ? `${count === 1 ? 'One point' : 'Two points'}; it takes three.`
    : `${count} points. Enter or a double click closes the area.`
}
