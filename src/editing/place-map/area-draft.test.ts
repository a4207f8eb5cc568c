import { expect, test } from 'vitest'
import { areaText, mostAreaPoints, readArea } from '../places/place-area.ts'
import {
  areaOfDraft,
  draftOf,
  draftWords,
  emptyDraft,
  withMoved,
  withoutPoint,
  withPoint,
} from './area-draft.ts'

const square = [
  { lat: 48, lng: 16 },
  { lat: 48, lng: 17 },
  { lat: 49, lng: 17 },
  { lat: 49, lng: 16 },
]

const drawn = (points: readonly { lat: number; lng: number }[]) =>
  points.reduce((draft, point) => withPoint(draft, point), emptyDraft)

test('an area is drawn point by point, and the last one is taken back', () => {
  const draft = withoutPoint(withPoint(drawn(square), { lat: 1, lng: 1 }))
  expect(readArea(areaOfDraft(draft).text)).toEqual({ points: square })
  expect(areaOfDraft(draft).fault).toBeUndefined()
  expect(withoutPoint(emptyDraft)).toEqual(emptyDraft)
})

test('a closed area is changed: points move, come between others and go, but for the last three', () => {
  const draft = draftOf(areaText({ points: square }))
  if (!draft) throw new Error('None')
  const moved = withMoved(draft, 0, { lat: 47, lng: 200 })
  expect(moved.points[0]).toEqual({ lat: 47, lng: 180 })
  expect(withPoint(draft, { lat: 48, lng: 16.5 }, 0).points[1]).toEqual({ lat: 48, lng: 16.5 })
  const three = withoutPoint(draft, 1)
  expect(three.points).toEqual([square[0], square[2], square[3]])
  expect(withoutPoint(three, 0)).toBe(three)
})

test('a rectangle is changed by its corners, and none that lies over the antimeridian', () => {
  expect(draftOf('48,16,49,17')?.points).toHaveLength(4)
  expect(draftOf('-17,177,-16,-179')).toBeUndefined()
  expect(draftOf('')).toBeUndefined()
})

test('no more points are set than an area may have', () => {
  const many = drawn(
    Array.from({ length: mostAreaPoints + 5 }, (_, at) => ({ lat: at / 10, lng: (at / 10) ** 2 })),
  )
  expect(many.points).toHaveLength(mostAreaPoints)
})

test.each([
  [0, 'Click on the map'],
  [1, 'One point; it takes three.'],
  [2, 'Two points; it takes three.'],
  [4, '4 points. Enter or a double click closes the area.'],
])('with %s points the words are: %s', (count, words) => {
  expect(draftWords(drawn(square.slice(0, count)))).toContain(words)
})

test('an area that crosses itself is told so and cannot be searched', () => {
  const [a, b, c, d] = square
  if (!a || !b || !c || !d) throw new Error('Too few')
  const draft = drawn([a, c, b, d])
  expect(draftWords(draft)).toContain('The area crosses itself')
  expect(areaOfDraft(draft).fault).toContain('crosses itself')
})
