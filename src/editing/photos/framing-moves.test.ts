import { expect, test } from 'vitest'
import { changedCrop, movedPoint, placedIn, pointIn, stepOf } from './framing-moves.ts'

test('arrow keys move the point by one, with Shift by ten, and never out of the photo', () => {
  expect(stepOf('ArrowLeft', false)).toEqual({ x: -1, y: 0 })
  expect(stepOf('ArrowDown', true)).toEqual({ x: 0, y: 10 })
  expect(stepOf('Enter', false)).toBeUndefined()
  expect(movedPoint({ x: 95, y: 3 }, { x: 10, y: -10 })).toEqual({ x: 100, y: 0 })
  expect(pointIn({ x: 0.334, y: 1.2 })).toEqual({ x: 33, y: 100 })
})

test('a crop stays within the photo, whatever is typed, and all of the photo is none', () => {
  expect(changedCrop(null, 'x', 20)).toEqual({ x: 20, y: 0, width: 80, height: 100 })
  expect(changedCrop({ x: 20, y: 0, width: 80, height: 100 }, 'x', 99)).toEqual({
    ...{ x: 90, y: 0, width: 10, height: 100 },
  })
  expect(changedCrop(null, 'height', 2)).toEqual({ x: 0, y: 0, width: 100, height: 10 })
  expect(changedCrop({ x: 0, y: 0, width: 50, height: 100 }, 'width', 100)).toBeNull()
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
