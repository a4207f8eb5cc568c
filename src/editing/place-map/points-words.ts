import { countOf } from './joined-marks.ts'
import type { PlacePoints } from './place-points.schema.ts'

const places = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'place' : 'places'}`

/** What is on the map and what is not. */
export function pointsWords({ marks, unplaced }: PlacePoints, hasArea: boolean): string {
  const count = countOf(marks)
  const here =
    count === 0 && hasArea
      ? 'No places of the filters inside the area are on this part of the map.'
      : `${count === 0 ? 'No places' : places(count)} on this part of the map.`
  const together = marks.some(({ count }) => count > 1) ? ' Numbers stand for places close together.' : ''
  const nowhere = unplaced > 0 ? ` ${places(unplaced)} without coordinates: in the list alone.` : ''
  return here + together + nowhere
}
