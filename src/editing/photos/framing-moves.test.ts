import { expect, test } from 'vitest'
import { changedCrop, movedCrop, movedPoint, placedIn, stepOf } from './framing-moves.ts'

test('arrow keys move the point by one, with Shift by ten, and never out of the photo', () => {
  expect(stepOf('ArrowLeft', false)).toEqual({ x: -1, y: 0 })
  expect(stepOf('ArrowDown', true)).toEqual({ x: 0, y: 10 })
  expect(stepOf('Enter', false)).toBeUndefined()
  expect(movedPoint({ x: 95, y: 3 }, { x: 10, y: -10 })).toEqual({ x: 100, y: 0 })
})

test('a crop stays within the photo, whatever is typed, and all of the photo is none', () => {
  expect(changedCrop(null, 'x', 20)).toEqual({ x: 20, y: 0, width: 80, height: 100 })
  expect(changedCrop({ x: 20, y: 0, width: 80, height: 100 }, 'x', 99)).toEqual({
    ...{ x: 90, y: 0, width: 10, height: 100 },
  })
  expect(changedCrop(null, 'height', 2)).toEqual({ x: 0, y: 0, width: 100, height: 10 })
  expect(changedCrop({ x: 0, y: 0, width: 50, height: 100 }, 'width', 100)).toBeNull()
})

test('a corner moves its own two sides, and no farther than the photo and the least size allow', () => {
  const crop = { x: 20, y: 10, width: 60, height: 80 }
  expect(movedCrop(crop, { x: 'start', y: 'start' }, { x: 10.4, y: -30 })).toEqual({
    ...{ x: 30, y: 0, width: 50, height: 90 },
  })
  expect(movedCrop(crop, { x: 'start', y: 'end' }, { x: 90, y: -90 })).toEqual({
    ...{ x: 70, y: 10, width: 10, height: 10 },
  })
  expect(movedCrop(null, { x: 'end', y: 'start' }, { x: -25, y: 0 })).toEqual({
    ...{ x: 0, y: 0, width: 75, height: 100 },
  })
  expect(movedCrop({ ...crop, x: 0, y: 0, height: 100 }, { x: 'end', y: 'end' }, { x: 99, y: 0 })).toBeNull()
})

test('a crop that is moved keeps its size at the edges of the photo', () => {
  const crop = { x: 20, y: 10, width: 60, height: 80 }
  const all = { x: 'both', y: 'both' } as const
  expect(movedCrop(crop, all, { x: 5, y: 5 })).toEqual({ ...crop, x: 25, y: 15 })
  expect(movedCrop(crop, all, { x: 50, y: -50 })).toEqual({ ...crop, x: 40, y: 0 })
})

test('a photo covers a box with its point in the picture', () => {
  const wholePhoto = { crop: null, point: { x: 100, y: 50 }, photoShape: 2 }
  // Twice as wide as the square: its right half shows.
  expect(placedIn(1, wholePhoto)).toEqual({ left: -100, top: 0, width: 200, height: 100 })
  // Of its right half, which is the square, all shows.
  const half = { x: 50, y: 0, width: 50, height: 100 }
  expect(placedIn(1, { ...wholePhoto, crop: half })).toEqual({ left: -100, top: 0, width: 200, height: 100 })
  // A box that is wider cuts above and below.
  expect(placedIn(4, { ...wholePhoto, point: { x: 0, y: 100 } })).toEqual({
    ...{ left: 0, top: -100, width: 100, height: 200 },
  })
})
