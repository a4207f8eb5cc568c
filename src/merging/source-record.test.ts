import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SourceRecord, updatedRecord } from './source-record.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)

function aRecord(fields: Partial<SourceRecord> = {}): SourceRecord {
  const fetchedAt = day('2022-01-01')
  return {
    provider: 'openstreetmap',
    externalId: 'node/1',
    raw: {},
    sourceDate: fetchedAt,
    fetchedAt,
    goneSince: null,
    ...fields,
  }
}

test('the newer version by its own date stays, whichever came first', () => {
  const older = aRecord({ raw: 'older', sourceDate: day('2019-01-01') })
  const newer = aRecord({ raw: 'newer', sourceDate: day('2020-01-01') })
  expect(updatedRecord(older, newer)).toMatchObject({
    record: { raw: 'newer' },
    isOlder: false,
    isTouched: true,
  })
  expect(updatedRecord(newer, older)).toMatchObject({
    record: { raw: 'newer' },
    isOlder: true,
    isTouched: false,
  })
})

test('the same content again touches nothing, whatever the order of its keys', () => {
  const stored = aRecord({ raw: { a: 1, b: { c: 2, d: 3 } } })
  expect(updatedRecord(stored, aRecord({ raw: { b: { d: 3, c: 2 }, a: 1 } }))).toMatchObject({
    isTouched: false,
  })
})

test('seen again in newer data, the record counts as seen then', () => {
  const { record, isTouched } = updatedRecord(aRecord(), aRecord({ fetchedAt: day('2023-01-01') }))
  expect(record.fetchedAt).toEqual(day('2023-01-01'))
  expect(isTouched).toBe(true)
})

test('records of one id come to the same in any order', () => {
  const date = fc.constantFrom(day('2019-01-01'), day('2020-01-01'), day('2021-01-01'))
  const record = fc
    .record({ raw: fc.constantFrom({ v: 1 }, { v: 2 }, { v: 3, w: 4 }), sourceDate: date, fetchedAt: date })
    .map(aRecord)
  const records = fc.array(record, { minLength: 1, maxLength: 6 })
  const bringIn = (all: SourceRecord[]) =>
    all.reduce((stored, incoming) => updatedRecord(stored, incoming).record)
  fc.assert(
    fc.property(records, (all) => {
      expect(bringIn(all.toReversed())).toEqual(bringIn(all))
    }),
  )
})
