import type { StyleSpecification } from 'maplibre-gl'
import { expect, test } from 'vitest'
import { pageFonts, quietStyle, truestZoom } from './quiet-style.ts'

const colors = {
  land: 'rgb(240, 240, 230)',
  park: 'rgb(200, 230, 200)',
  water: 'rgb(170, 210, 230)',
  urban: 'rgb(230, 230, 225)',
  road: 'rgb(255, 255, 255)',
  majorRoad: 'rgb(240, 220, 160)',
  border: 'rgb(150, 150, 160)',
  label: 'rgb(80, 90, 100)',
}

const openMapTiles: StyleSpecification = {
  version: 8,
  glyphs: 'https://tiles.example/fonts/{fontstack}/{range}.pbf',
  sprite: 'https://tiles.example/sprites/liberty',
  sources: {
    relief: { type: 'raster', url: 'https://tiles.example/relief' },
    openmaptiles: { type: 'vector', url: 'https://tiles.example/planet' },
  },
  layers: [
    { id: 'relief', type: 'raster', source: 'relief' },
    { id: 'roads', type: 'line', source: 'openmaptiles', 'source-layer': 'transportation' },
    { id: 'shops', type: 'symbol', source: 'openmaptiles', 'source-layer': 'poi' },
    {
      id: 'towns',
      type: 'symbol',
      source: 'openmaptiles',
      'source-layer': 'place',
      layout: { 'text-font': ['Noto Sans Regular'] },
    },
  ],
}

const ids = ({ layers }: StyleSpecification) => layers.map(({ id }) => id)

test('a style of OpenMapTiles becomes quiet: its tiles and letters, our colours, no points of interest', () => {
  const style = quietStyle(openMapTiles, colors)
  expect(Object.keys(style.sources)).toEqual(['openmaptiles'])
  expect(style.sprite).toBeUndefined()
  expect(ids(style)).toEqual([
    'land',
    'towns',
    'woods',
    'parks',
    'water',
    'rivers',
    'lanes',
    'roads',
    'highways',
    'borders',
    'streets',
    'names',
  ])
  expect(style.layers.at(-1)).toMatchObject({
    layout: { 'text-font': ['Noto Sans Regular'] },
    paint: { 'text-color': colors.label },
  })
})

test('where a style brings no letters, names are drawn with those of the pages', () => {
  const { glyphs, ...wordless } = openMapTiles
  expect(quietStyle(wordless, colors).layers.at(-1)).toMatchObject({
    id: 'names',
    layout: { 'text-font': pageFonts },
  })
})

const ofOurServer = (schema: string): StyleSpecification => ({
  version: 8,
  metadata: { schema },
  sources: { map: { type: 'vector', tiles: ['/map/{z}/{x}/{y}?v=1'], maxzoom: 8 } },
  layers: [],
})

test("the guide's own map shows land, lakes, rivers, borders and towns, and ends where it is no longer true", () => {
  const own = ofOurServer('own')
  expect(ids(quietStyle(own, colors))).toEqual([
    'sea',
    'land',
    'lakes',
    'islands',
    'rivers',
    'borders',
    'dots',
    'names',
  ])
  expect(truestZoom(own)).toBe(11)
  expect(truestZoom(openMapTiles)).toBeUndefined()
})

test.each(['openmaptiles', 'protomaps'])(
  "an owner's tiles of %s show streets, and are true to the last",
  (schema) => {
    const streets = ofOurServer(schema)
    expect(ids(quietStyle(streets, colors))).toEqual(
      expect.arrayContaining(['water', 'lanes', 'highways', 'borders', 'streets', 'names']),
    )
    expect(truestZoom(streets)).toBeUndefined()
  },
)

test('a style of other tiles stays as its makers drew it', () => {
  const style: StyleSpecification = { ...openMapTiles, layers: openMapTiles.layers.slice(0, 1) }
  expect(quietStyle(style, colors)).toBe(style)
})
