import { expect, test } from 'vitest'
import { packed, unpacked } from './packed-lists.ts'

const taken = (data: unknown) => JSON.parse(JSON.stringify(packed(data)), unpacked)

test.each([
  [
    'things of one kind, and lists within them',
    [
      { a: 1, days: [{ b: null }, { b: 'x' }] },
      { a: 2, days: [] },
    ],
  ],
  [
    'things that none has something of',
    [
      { a: 1, b: null },
      { a: 2, b: null },
    ],
  ],
  ['things of several kinds', [{ a: 1 }, { a: 2, b: 3 }, null, 'x']],
  ['one thing, and none', { one: [{ a: 1 }], none: [] }],
])('%s come out as they went in', (_, data) => {
  expect(taken(data)).toEqual(data)
})

test('what is undefined is left out, as JSON does', () => {
  const data = [
    { a: 1, b: undefined },
    { a: 2, b: 3 },
  ]
  expect(taken(data)).toStrictEqual([{ a: 1 }, { a: 2, b: 3 }])
  expect(taken([data[0], data[0]])).toStrictEqual([{ a: 1 }, { a: 1 }])
})

test('a list says the names of its things once', () => {
  const places = Array.from({ length: 24 }, (_, id) => ({ id, localName: null }))
  expect(JSON.stringify(packed({ places })).split('localName')).toHaveLength(2)
})
