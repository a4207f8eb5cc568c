import { expect, test } from 'vitest'
import { nothingUndone, withUndone } from './undo-run.ts'

test('of what an undo leaves the first five hundred are named, and all are counted', () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, placeId) => ({
      placeId,
      name: 'Zoo',
      reason: 'An editor has changed it since',
    }))
  const undone = withUndone(withUndone(nothingUndone, { removed: 1, kept: some(300) }), { kept: some(300) })
  expect(undone).toMatchObject({ removed: 1, restored: 0, keptInAll: 600 })
  expect(undone.kept).toEqual([...some(300), ...some(200)])
})
