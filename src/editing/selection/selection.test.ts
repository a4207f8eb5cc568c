import { expect, test } from 'vitest'
import { isOfList, isSelected, nothing, selectedCount, selectionText, toggled, withAll } from './selection.ts'

test('places are ticked and unticked one by one, across pages', () => {
  const two = toggled(toggled(nothing, 1, [1, 2]), 7, [7, 8])
  expect([selectedCount(two), isSelected(two, 1), isSelected(two, 2)]).toEqual([2, true, false])
  expect(toggled(two, 1, [1, 2])).toEqual({ ids: new Set([7]) })
})

test('a page is ticked at once, and what is ticked elsewhere stays', () => {
  const some = withAll(toggled(nothing, 1, [1]), [2, 3], true)
  expect(some).toEqual({ ids: new Set([1, 2, 3]) })
  expect(withAll(some, [2, 3], false)).toEqual({ ids: new Set([1]) })
})

test('of all that match, each counts as ticked; unticking one leaves the others of the page', () => {
  const all = { allOf: 1268 }
  expect([selectedCount(all), isSelected(all, 99)]).toEqual([1268, true])
  expect(toggled(all, 2, [1, 2, 3])).toEqual({ ids: new Set([1, 3]) })
  expect(withAll(all, [1, 2], false)).toEqual(nothing)
})

test('all that match are chosen as long as so many match', () => {
  const areOfList = [3, 2, undefined].map((total) => isOfList({ allOf: 3 }, total))
  expect(areOfList).toEqual([true, false, true])
  expect(isOfList({ ids: new Set([1]) }, 0)).toBe(true)
})

test('no more are ticked one by one than a call can name', () => {
  const seen = Array.from({ length: 1001 }, (_, id) => id + 1)
  const full = withAll(nothing, seen, true)
  expect(selectedCount(full)).toBe(1000)
  expect(selectedCount(toggled(full, 5000, []))).toBe(1000)
})

test('where no more can be ticked one by one, that is said beside how many are, and what goes on', () => {
  const all = Array.from({ length: 1001 }, (_, id) => id + 1)
  const texts = [nothing, withAll(nothing, [1], true), withAll(nothing, all.slice(0, 999), true)]
  expect(texts.map(selectionText)).toEqual(['', '1 place selected', '999 places selected'])
  const full = withAll(nothing, all, true)
  expect(selectionText(full)).toBe(
    '1,000 places selected, the most that can be ticked: for more, select all matching',
  )
  expect(selectionText({ allOf: 1000 })).toBe('1,000 places selected')
})
