import { expect, test } from 'vitest'
import { toldDecision } from './told-decision.ts'

const answer = { matched: 1, changed: 1, left: 0, unfit: 0, changedIds: [7], changeId: 'a' }
const undo = () => ({ label: 'Undo', onAction: () => undefined })

test('a decision about a place is said to be made, and can be undone where it changed anything', () => {
  const made = { title: 'Success', description: 'Place updated successfully' }
  expect(toldDecision(answer, undo)).toEqual({
    ...made,
    action: { label: 'Undo', onAction: expect.anything() },
  })
  expect(toldDecision({ ...answer, changed: 0 }, undo)).toEqual(made)
})

test('a decision about a place that a colleague has deleted meanwhile is said to have come to nothing', () => {
  expect(toldDecision({ ...answer, matched: 0, changed: 0 }, undo)).toEqual({
    ...{ title: 'Failed to update place', variant: 'destructive' },
    description: 'Somebody has deleted it meanwhile',
  })
})
