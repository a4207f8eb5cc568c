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
    earlier: [],
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

test('a version without a date of its own is older than any that has one', () => {
  const undated = aRecord({ raw: 'undated', sourceDate: null })
  expect(updatedRecord(undated, aRecord({ raw: 'dated' }))).toMatchObject({ record: { raw: 'dated' } })
  expect(updatedRecord(aRecord({ raw: 'dated' }), undated)).toMatchObject({
    record: { raw: 'dated' },
    isOlder: true,
  })
})

test('of two that have no date the one that was brought later stays, whatever it says', () => {
  const first = aRecord({ sourceDate: null, raw: { text: 'zzz' }, fetchedAt: day('2025-01-01') })
  const second = aRecord({ sourceDate: null, raw: { text: 'aaa' }, fetchedAt: day('2026-01-01') })
  expect(updatedRecord(first, second)).toMatchObject({ record: { raw: { text: 'aaa' } }, isTouched: true })
  expect(updatedRecord(second, first)).toMatchObject({ record: { raw: { text: 'aaa' } }, isTouched: false })
})

test('a record that is gone is back in newer data, not in older nor in that which no longer had it', () => {
  const gone = aRecord({ goneSince: day('2022-06-01') })
  const seen = (fetchedAt: string) => updatedRecord(gone, aRecord({ fetchedAt: day(fetchedAt) }))
  expect(seen('2022-07-01')).toMatchObject({ record: { goneSince: null }, isTouched: true })
  expect(seen('2022-06-01').record.goneSince).toEqual(day('2022-06-01'))
  expect(seen('2022-01-01')).toMatchObject({ record: { goneSince: day('2022-06-01') }, isTouched: false })
})

test('the same content again keeps what the record said before', () => {
  const earlier = [{ raw: 'before', sourceDate: null }]
  expect(updatedRecord(aRecord({ earlier }), aRecord()).record.earlier).toBe(earlier)
})

test('of two readings of one version the same stays, whichever came first and however the database orders its keys', () => {
  const ordered = { list: [{ a: 1, b: 2, c: 3 }], none: null, town: 'Wien', year: 1 }
  const shuffled = { year: 1, town: 'Wien', none: null, list: [{ c: 3, a: 1, b: 2 }] }
  const others = [
    { list: [{ a: 0, b: 0, c: 0 }] },
    { list: [{ a: 1, b: 2, c: 4 }] },
    { list: [{ a: 0, b: 9, c: 9 }] },
    { aaa: 1 },
    { zzz: 0 },
  ]
  for (const change of others) {
    const other = aRecord({ raw: { ...ordered, ...change } })
    const kept = [ordered, shuffled].flatMap((raw) => [
      updatedRecord(aRecord({ raw }), other).record.raw,
      updatedRecord(other, aRecord({ raw })).record.raw,
    ])
    for (const raw of kept) expect(raw).toEqual(kept[0])
  }
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
