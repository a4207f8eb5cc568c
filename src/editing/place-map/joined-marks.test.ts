import { expect, test } from 'vitest'
import { areaFault } from '../places/place-area.ts'
import { areaOfMark, holds, joinedMarks } from './joined-marks.ts'
import type { PlaceMark } from './place-points.schema.ts'
import { pointsWords } from './points-words.ts'

const alone = (id: number, lat: number, lng: number): PlaceMark => ({
  ...{ lat, lng, count: 1, south: lat, north: lat, west: lng, east: lng },
  place: { id, name: `P${id}`, isActive: true, funType: null },
})

const many: PlaceMark = {
  ...{ lat: 48.2, lng: 16.4, count: 7, south: 48.19, north: 48.21, west: 16.39, east: 16.41 },
  place: null,
}

test('what would cover each other is one mark where most of it lies, and nearer it is several', () => {
  const marks = [alone(1, 48.201, 16.401), many, alone(2, 40, 10)]
  const [north, south] = joinedMarks(marks, 8)
  expect(north).toEqual({ ...many, count: 8 })
  expect(south).toEqual(marks[2])
  expect(joinedMarks(marks, 16)).toHaveLength(3)
})

test('the area of places on one spot has them inside', () => {
  const mark = alone(1, 48.123456789, 16.4)
  const area = areaOfMark(mark)
  expect(areaFault(area)).toBeUndefined()
  const [south = 0, west = 0, north = 0, east = 0] = area.split(',').map(Number)
  expect(holds({ south, west, north, east }, mark)).toBe(true)
})

test('what is on the map and what is not is said in words', () => {
  expect(pointsWords({ marks: [many, alone(1, 40, 10)], unplaced: 1 }, false)).toBe(
    '8 places on this part of the map. Numbers stand for places close together. 1 place without coordinates: in the list alone.',
  )
  expect(pointsWords({ marks: [], unplaced: 0 }, true)).toContain('No places of the filters inside the area')
})
