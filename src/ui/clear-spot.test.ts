import { expect, test } from 'vitest'
import { clearSpot } from './clear-spot.ts'

const card = { left: 1000, top: 800, width: 420, height: 84 }
const room = { height: 900 }
const link = { width: 120, height: 44 }

test('a card stays where it stands while it covers nothing', () => {
  expect(clearSpot(card, [{ ...link, left: 20, top: 820 }], room)).toEqual({ spot: card, isClear: true })
})

test('it goes no farther than it must', () => {
  expect(clearSpot(card, [{ ...link, left: 1200, top: 820 }], room)).toMatchObject({
    spot: { top: 728, left: 1000 },
  })
})

test('on a phone, where it is as wide as the window, it goes up to the next gap', () => {
  const wide = { left: 16, top: 744, width: 358, height: 84 }
  const rows = [600, 700, 800].map((top) => ({ ...link, left: 16, top }))
  const { left, top } = clearSpot(wide, rows, { height: 844 }).spot
  expect(left).toBe(16)
  expect(top + 84).toBeLessThan(600)
})

test('where there is no gap it covers the middle of as few as it can', () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    left: 0,
    top: index * 60,
    width: 600,
    height: 40,
  }))
  const { spot } = clearSpot({ ...card, left: 300, height: 50 }, rows, room)
  const { top } = spot
  expect(rows.filter((row) => row.top + 20 >= top && row.top + 20 <= top + 50)).toEqual([])
})

test('it covers no label where there is room beside all, and rather labels than controls', () => {
  const label = { left: 16, width: 90, height: 16, kind: 'label' as const }
  const wide = { left: 16, top: 800, width: 358, height: 60 }
  expect(clearSpot(wide, [{ ...label, top: 810 }], room)).toMatchObject({ spot: { top: 744 }, isClear: true })
  const tops = Array.from({ length: 60 }, (_, index) => index * 100)
  const inputs = tops.map((top) => ({ left: 16, top, width: 358, height: 44 }))
  const { spot, isClear } = clearSpot(
    wide,
    [...inputs, ...tops.map((top) => ({ ...label, top: top + 60 }))],
    room,
  )
  expect(tops.filter((top) => top + 22 >= spot.top && top + 22 <= spot.top + 60)).toEqual([])
  expect(isClear).toBe(false)
})

test('it stays above a keyboard', () => {
  expect(clearSpot(card, [], { height: 400 })).toMatchObject({ spot: { ...card, top: 300 } })
})

test('it says when there is no spot that covers none', () => {
  const rows = Array.from({ length: 90 }, (_, index) => ({
    left: 0,
    top: index * 40,
    width: 390,
    height: 40,
  }))
  const wide = { left: 16, top: 744, width: 358, height: 84 }
  expect(clearSpot(wide, rows, { height: 844 }).isClear).toBe(false)
})
