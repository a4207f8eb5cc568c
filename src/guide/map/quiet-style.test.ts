import type { StyleSpecification } from 'maplibre-gl'
import { expect, test } from 'vitest'
import { quietStyle } from './quiet-style.ts'

const colors = {
  land: 'rgb(240, 240, 230)',
  park: 'rgb(200, 230, 200)',
  water: 'rgb(170, 210, 230)',
  urban: 'rgb(230, 230, 225)',
  road: 'rgb(255, 255, 255)',
  majorRoad: 'rgb(240, 220, 160)',
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
    'names',
  ])
  expect(style.layers.at(-1)).toMatchObject({
    layout: { 'text-font': ['Noto Sans Regular'] },
    paint: { 'text-color': colors.label },
  })
})

test('without letters there are no names', () => {
  const { glyphs, ...wordless } = openMapTiles
  expect(ids(quietStyle(wordless, colors))).not.toContain('names')
})

test('a style of other tiles stays as its makers drew it', () => {
  const style: StyleSpecification = { ...openMapTiles, layers: openMapTiles.layers.slice(0, 1) }
  expect(quietStyle(style, colors)).toBe(style)
})
