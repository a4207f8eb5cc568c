import type { LayerSpecification } from 'maplibre-gl'
import { area, borders, oneOf, rivers, streetNames, townNames, ways } from './layer-parts.ts'
import type { MapPaint } from './map-paint.ts'

/** A quiet map of tiles in the layers of OpenMapTiles, such as OpenFreeMap's. */
export const openMapTilesLayers = (paint: MapPaint): LayerSpecification[] => [
  { id: 'land', type: 'background', paint: { 'background-color': paint.colors.land } },
  ...areas(paint),
  ...ways(paint, 'transportation', 'class', {
    lanes: ['minor', 'tertiary', 'service', 'path'],
    roads: ['primary', 'secondary'],
    highways: ['motorway', 'trunk'],
  }),
  borders(paint, 'boundary', ['all', ['==', ['get', 'admin_level'], 2], ['!=', ['get', 'maritime'], 1]]),
  ...streetNames(paint, 'transportation_name'),
  ...townNames(paint, {
    'source-layer': 'place',
    filter: [
      'any',
      ['in', ['get', 'class'], ['literal', ['city', 'town']]],
      ['all', ['==', ['get', 'class'], 'village'], ['>=', ['zoom'], 11]],
    ],
    layout: {
      'text-field': ['coalesce', ['get', 'name:latin'], ['get', 'name']],
      'text-size': ['match', ['get', 'class'], 'city', 14, 12],
      'symbol-sort-key': ['get', 'rank'],
    },
  }),
]

function areas(paint: MapPaint): LayerSpecification[] {
  const {
    source,
    colors: { park, water, urban },
  } = paint
  return [
    area(
      source,
      'towns',
      'landuse',
      urban,
      oneOf('class', ['residential', 'suburb', 'commercial', 'industrial', 'retail']),
    ),
    area(source, 'woods', 'landcover', park, oneOf('class', ['wood', 'grass'])),
    area(source, 'parks', 'park', park),
    area(source, 'water', 'water', water),
    rivers(paint, 'waterway', 'class'),
  ]
}
