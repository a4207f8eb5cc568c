import { expect, test } from 'vitest'
import { describeImport, describeTotal } from './import-report.ts'
import type { ImportSummary } from './import-summary.ts'

const summary: ImportSummary = {
  origin: 'vienna.json.gz',
  asOf: new Date('2024-05-01T12:00:00Z'),
  elements: 12,
  added: 5,
  changed: 1,
  unchanged: 1,
  joined: 2,
  starterTwins: ['Prater'],
  refused: { private: 2, blocked: 1 },
  gone: [{ id: 1, name: 'Lindenzoo', slug: 'lindenzoo' }],
}

test('the report counts every element, gives each refusal its reason and names what is gone', () => {
  expect(describeImport(summary)).toBe(
    `
vienna.json.gz: 12 elements, data of 2024-05-01
  Added                                             5
  Changed                                           1
  Unchanged                                         1
  Joined a place that was there                     2
  Refused                                           3
    private                                         2
    blocked                                         1
  Gone, to review                                   1
  In the starter guide before: Prater
  Gone: Lindenzoo (lindenzoo)`.trim(),
  )
})

test('a file without a single place is called suspicious', () => {
  const nothing = { ...summary, added: 0, changed: 0, unchanged: 0, joined: 0, refused: { private: 12 } }
  expect(describeImport(nothing)).toMatch(/Suspicious: not one element is a place/)
  expect(describeImport({ ...nothing, elements: 0, refused: {} })).toMatch(/Suspicious: the file is empty/)
})

test('the total is one line', () => {
  expect(describeTotal([summary, summary], 1)).toBe(
    '2 files imported: 10 added, 2 changed, 2 unchanged, 4 joined, 6 refused, 2 gone. 1 could not be read.',
  )
})
