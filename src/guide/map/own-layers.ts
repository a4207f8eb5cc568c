import type { LayerSpecification } from 'maplibre-gl'
import { area, borders, townNames } from './layer-parts.ts'
import type { MapPaint } from './map-paint.ts'

/** The guide's own map, whose layers `npm run map` cuts: shores, lakes, rivers, borders, towns. */
export const ownLayers = (paint: MapPaint): LayerSpecification[] => [
  { id: 'sea', type: 'background', paint: { 'background-color': paint.colors.water } },
  area(paint.source, 'land', 'earth', paint.colors.land),
  area(paint.source, 'lakes', 'water', paint.colors.water),
  area(paint.source, 'islands', 'islands', paint.colors.land),
  ...lines(paint),
  {
    id: 'dots',
    type: 'circle',
    source: paint.source,
    'source-layer': 'towns',
    filter: isShown,
    paint: {
      'circle-color': paint.colors.label,
      'circle-radius': ['case', isGreat, 2.5, 1.75],
      'circle-stroke-color': paint.colors.land,
      'circle-stroke-width': 1,
    },
  },
  ...townNames(paint, {
    'source-layer': 'towns',
    filter: isShown,
    layout: {
      'text-field': ['get', 'name'],
      'text-size': ['case', isGreat, 14, ['<=', ['get', 'rank'], 6], 13, 12],
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.45,
      'text-padding': 10,
      'symbol-sort-key': ['get', 'rank'],
    },
  }),
]

const isGreat: ['<=', ['get', string], number] = ['<=', ['get', 'rank'], 4]
/** From a tile's zoom on all its towns could be shown; the small ones come when there is room between the others. */
const isShown: ['<=', ['get', string], ['+', ['zoom'], number]] = [
  '<=',
  ['get', 'rank'],
  ['+', ['zoom'], 0.5],
]

const lines = (paint: MapPaint): LayerSpecification[] => [
  {
    id: 'rivers',
    type: 'line',
    source: paint.source,
    'source-layer': 'rivers',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': paint.colors.water,
      'line-width': [
        'interpolate',
        ['linear'],
        ['zoom'],
        3,
        0.7,
        6,
        ['case', ['<=', ['get', 'rank'], 2], 1.4, 0.9],
        10,
        ['case', ['<=', ['get', 'rank'], 2], 3.5, 1.8],
      ],
    },
  },
  borders(paint, 'borders'),
]
