import { expect, test } from 'vitest'
import type { Machine } from './status.schema.ts'
import { warningsOf } from './warnings.ts'

const gb = 1e9
const machine = (disk: [number, number], used = 0.4, free = 2, heapShare = 0.2): Machine => ({
  disk: { freeBytes: disk[0] * gb, totalBytes: disk[1] * gb },
  memory: { usedBytes: used * gb, limitBytes: gb, freeBytes: free * gb, heapShare },
})
const kinds = (of: Machine, failure: { at: string; error: string } | null = null) =>
  warningsOf(of, { failure }).map(({ kind }) => kind)

test('it is warned before the disk is full: below a tenth of a small one, below 2 GB of a large one', () => {
  expect(kinds(machine([2, 10]))).toEqual([])
  expect(kinds(machine([0.9, 10]))).toEqual(['disk'])
  expect(kinds(machine([2.1, 4000]))).toEqual([])
  expect(kinds(machine([1.9, 4000]))).toEqual(['disk'])
  expect(warningsOf(machine([0.9, 10]), { failure: null })[0]?.title).toBe(
    'The disk is nearly full: 0.9 GB of 10.0 GB are free',
  )
})

test('it is warned before memory runs out: of the process, of its own values, of the machine', () => {
  expect(kinds(machine([9, 10], 0.84))).toEqual([])
  expect(kinds(machine([9, 10], 0.86))).toEqual(['memory'])
  expect(kinds(machine([9, 10], 0.4, 0.09))).toEqual(['memory'])
  expect(kinds(machine([9, 10], 0.4, 2, 0.9))).toEqual(['memory'])
})

test('a back-up that failed is said with its reason', () => {
  const failure = {
    at: '2026-11-23T03:02:00Z',
    error: 'Nothing can be stored in the folder /mnt: its disk is full.',
  }
  expect(warningsOf(machine([9, 10]), { failure })).toEqual([
    { kind: 'back-up', title: 'The last back-up failed', text: failure.error },
  ])
})
