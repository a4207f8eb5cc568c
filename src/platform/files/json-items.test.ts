import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonItems } from './json-items.ts'

function read(text: string) {
  const items: unknown[] = []
  const given = jsonItems(Buffer.from(text), 'items')
  let next = given.next()
  for (; !next.done; next = given.next()) items.push(next.value)
  const frame = next.value
  return { frame, items }
}

test('what the list holds comes one by one, the rest at the end', () => {
  const text = '{"a": {"items": [9]}, "items": [1, {"x": "]\\"}"}, [2, [3]]], "z": "é"}'
  expect(read(text)).toEqual({
    items: [1, { x: ']"}' }, [2, [3]]],
    frame: { a: { items: [9] }, items: [], z: 'é' },
  })
})

test('whatever JSON it is, it is read like JSON.parse does', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.jsonValue(), fc.boolean(), (items, other, isPretty) => {
      const value = { first: other, items, last: other }
      const text = JSON.stringify(value, null, isPretty ? 2 : undefined)
      expect(read(text)).toEqual({
        items: JSON.parse(JSON.stringify(items)),
        frame: { ...JSON.parse(text), items: [] },
      })
    }),
  )
})

test('cut off anywhere, it is refused', () => {
  const text = '{"a": 1, "items": [{"b": "c"}, {"d": [1, 2]}], "e": {"f": "ü"}}'
  for (let length = 1; length < text.length; length++) {
    expect(() => read(text.slice(0, length)), text.slice(0, length)).toThrow(/cut off|not JSON/)
  }
})

test.each([
  ['{"items": [1, 2,]}', /unexpected '\]}' at line 1, column 17/],
  ['{"items": [1 2]}', /line 1, column 14/],
  ['{"items": [\n  {"a": 1},\n  {"b" 2}\n]}', /line 3, column 8/],
  ['{"items": [1]} trailing', /line 1, column 16/],
  ['{"items": [1], nope}', /line 1, column 16/],
  ['{"size": 1., "items": []}', /unexpected ',' at line 1, column 12/],
])('%s is refused with the place of the slip', (text, message) => {
  expect(() => read(text)).toThrow(message)
})
