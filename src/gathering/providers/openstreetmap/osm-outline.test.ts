import { expect, test } from 'vitest'
import { recordedAnswer } from '../../../../tests/services/recorded-answer.ts'
import { isWithin, outlineOf } from './osm-outline.ts'

const line = (...points: [lat: number, lon: number][]) => points.map(([lat, lon]) => ({ lat, lon }))
const square = line([0, 0], [0, 10], [10, 10], [10, 0], [0, 0])
const hole = line([4, 4], [4, 6], [6, 6], [6, 4], [4, 4])

const area = (...members: { role: string; geometry: unknown; type?: string }[]) => ({
  ...{ type: 'relation', id: 1, tags: { type: 'multipolygon' } },
  members: members.map((member) => ({ type: 'way', ref: 1, ...member })),
})

function outlineThatIs(item: unknown) {
  const outline = outlineOf(item)
  if (!outline) throw new Error('No outline')
  return outline
}

test('recorded: the outline of a museum holds its middle and not the street before it', () => {
  const { elements } = JSON.parse(recordedAnswer('overpass', 'ok-bb-geom').body)
  const museum = outlineThatIs(elements[0])
  expect(isWithin({ lat: 43.7307, lng: 7.4255 }, museum)).toBe(true)
  expect(isWithin({ lat: 43.7313, lng: 7.4255 }, museum)).toBe(false)
  expect(isWithin({ lat: 43.7304, lng: 7.4258 }, museum)).toBe(false)
})

test('an area may be put together of several lines, with a hole in it', () => {
  const [west, east] = [line([10, 5], [10, 0], [0, 0], [0, 5]), line([0, 5], [0, 10], [10, 10], [10, 5])]
  const outline = outlineThatIs(
    area(
      { role: 'outer', geometry: west },
      { role: 'outer', geometry: east },
      { role: 'inner', geometry: hole },
    ),
  )
  expect(isWithin({ lat: 2, lng: 2 }, outline)).toBe(true)
  expect(isWithin({ lat: 2, lng: 8 }, outline)).toBe(true)
  expect(isWithin({ lat: 5, lng: 5 }, outline)).toBe(false)
  expect(isWithin({ lat: 11, lng: 5 }, outline)).toBe(false)
})

test('members that are no border of it count for nothing', () => {
  const gate = { role: 'entrance', geometry: line([0, 5], [2, 5]) }
  const label = { role: 'label', type: 'node', geometry: undefined }
  const outline = outlineThatIs(area({ role: 'outer', geometry: square }, gate, label))
  expect(isWithin({ lat: 5, lng: 5 }, outline)).toBe(true)
})

test.each<[what: string, unknown]>([
  ['a way that is open', { type: 'way', geometry: square.slice(0, 4) }],
  ['a way without its shape', { type: 'way', nodes: [1, 2, 1] }],
  ['a way with a point missing', { type: 'way', geometry: [square[0], null, ...square.slice(2)] }],
  ['a node', { type: 'node', lat: 1, lon: 1 }],
  ['a relation with a gap', area({ role: 'outer', geometry: square.slice(1) })],
  [
    'a relation that came without one of its lines',
    area({ role: 'outer', geometry: square }, { role: 'inner', geometry: undefined }),
  ],
  ['a relation that is no area', { ...area({ role: '', geometry: square }), tags: { type: 'site' } }],
  ['nothing', undefined],
])('%s has no outline', (_, item) => {
  expect(outlineOf(item)).toBeUndefined()
})
