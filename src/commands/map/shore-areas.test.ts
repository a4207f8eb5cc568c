import { expect, test } from 'vitest'
import type { Bin, Piece, Point } from './gshhg-file.ts'
import { areasWithin } from './shore-areas.ts'

const bin = (pieces: Piece[], corners: number[]): Bin => ({ west: 0, south: 0, pieces, corners })

const sizeOf = (ring: readonly Point[]) =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

const sizes = (areas: Point[][]) => areas.map((area) => Math.abs(Number(sizeOf(area).toFixed(3))))

const shore = (level: number, ...points: Point[]): Piece => ({ level, points, isRing: false })

test('a square without a shore is all land or all sea', () => {
  expect(sizes(areasWithin(bin([], [1, 1, 1, 1]), 1))).toEqual([1])
  expect(areasWithin(bin([], [0, 0, 0, 0]), 1)).toEqual([])
  expect(areasWithin(bin([], [1, 1, 1, 1]), 2)).toEqual([])
})

test('land lies on the left of its shore, round as many corners as that takes', () => {
  const northwards = shore(1, [0.25, 0], [0.25, 1])
  expect(sizes(areasWithin(bin([northwards], [1, 0, 0, 1]), 1))).toEqual([0.25])
  const southwards = shore(1, [0.25, 1], [0.25, 0])
  expect(sizes(areasWithin(bin([southwards], [0, 1, 1, 0]), 1))).toEqual([0.75])
})

test('two shores of one land are joined, and two lands stay two', () => {
  const [west, east] = [shore(1, [0.25, 1], [0.25, 0]), shore(1, [0.75, 0], [0.75, 1])]
  expect(sizes(areasWithin(bin([west, east], [0, 0, 0, 0]), 1))).toEqual([0.5])
  const [westCoast, eastCoast] = [shore(1, [0.25, 0], [0.25, 1]), shore(1, [0.75, 1], [0.75, 0])]
  expect(sizes(areasWithin(bin([westCoast, eastCoast], [1, 1, 1, 1]), 1))).toEqual([0.25, 0.25])
})

test('a lake at the edge lies on the right of its shore', () => {
  const lake = shore(2, [1, 0.4], [0.9, 0.4], [0.9, 0.6], [1, 0.6])
  expect(sizes(areasWithin(bin([lake], [1, 1, 1, 1]), 2))).toEqual([0.02])
  expect(sizes(areasWithin(bin([lake], [1, 1, 1, 1]), 1))).toEqual([1])
})

test('an island is an area of its own', () => {
  const ring: Point[] = [
    [0.4, 0.4],
    [0.5, 0.4],
    [0.5, 0.5],
    [0.4, 0.5],
  ]
  expect(sizes(areasWithin(bin([{ level: 1, points: ring, isRing: true }], [0, 0, 0, 0]), 1))).toEqual([0.01])
})
