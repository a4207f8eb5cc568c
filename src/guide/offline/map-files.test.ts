import { expect, test } from 'vitest'
import { mapFiles } from './map-files.ts'

const vienna = { lat: 48.2082, lng: 16.3738 }
const style = (maxzoom: number) => ({
  sources: { map: { tiles: ['/map/{z}/{x}/{y}?v=1'], minzoom: 0, maxzoom } },
})

test('the tiles around a city are those that hold its circle, from the whole of the map on', () => {
  const files = mapFiles(style(8), [vienna], 100)
  expect(files.slice(0, 3)).toEqual(['/map/0/0/0?v=1', '/map/1/1/0?v=1', '/map/2/2/1?v=1'])
  // The tile of the city itself, and those to all sides of it.
  for (const file of ['139/88', '138/88', '140/88', '139/87', '139/89'])
    expect(files).toContain(`/map/8/${file}?v=1`)
  expect(files).not.toContain('/map/8/142/88?v=1')
})

test('of a map of streets no more come than are few enough', () => {
  const files = mapFiles(style(14), [vienna], 100)
  expect(files.length).toBeLessThanOrEqual(150)
  expect(files.some((file) => file.startsWith('/map/9/'))).toBe(true)
  expect(files.some((file) => file.startsWith('/map/12/'))).toBe(false)
})

test('around the places of a plan each tile comes once', () => {
  const graz = { lat: 47.07, lng: 15.44 }
  const files = mapFiles(style(14), [vienna, graz, vienna], 5)
  expect(new Set(files).size).toBe(files.length)
  expect(files).toEqual(expect.arrayContaining(mapFiles(style(9), [graz], 5)))
  expect(files.length).toBeLessThanOrEqual(150)
})
