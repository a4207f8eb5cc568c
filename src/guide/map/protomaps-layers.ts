import type { LayerSpecification } from 'maplibre-gl'
import { area, borders, oneOf, rivers, streetNames, townNames, ways } from './layer-parts.ts'
import type { MapPaint } from './map-paint.ts'

/** A quiet map of tiles in the layers of Protomaps. */
export const protomapsLayers = (paint: MapPaint): LayerSpecification[] => [
  { id: 'sea', type: 'background', paint: { 'background-color': paint.colors.water } },
  ...areas(paint),
  ...ways(paint, 'roads', 'kind', {
    lanes: ['minor_road', 'path'],
    roads: ['major_road'],
    highways: ['highway'],
  }),
  borders(paint, 'boundaries', ['==', ['get', 'kind'], 'country']),
  ...streetNames(paint, 'roads'),
  ...townNames(paint, {
    'source-layer': 'places',
    filter: ['==', ['get', 'kind'], 'locality'],
    layout: {
      'text-field': ['coalesce', ['get', 'name:en'], ['get', 'name']],
      'text-size': ['case', ['>=', ['coalesce', ['get', 'population_rank'], 0], 9], 14, 12],
      'symbol-sort-key': ['-', 0, ['coalesce', ['get', 'population_rank'], 0]],
    },
  }),
]

function areas(paint: MapPaint): LayerSpecification[] {
  const {
    source,
    colors: { land, park, water, urban },
  } = paint
  return [
    area(source, 'land', 'earth', land),
    area(source, 'towns', 'landuse', urban, oneOf('kind', ['residential', 'commercial', 'industrial'])),
    area(
      source,
      'parks',
      'landuse',
      park,
      oneOf('kind', ['park', 'forest', 'wood', 'nature_reserve', 'grass', 'national_park']),
    ),
    // Rivers that are lines lie in the same layer.
    area(source, 'water', 'water', water, ['==', ['geometry-type'], 'Polygon']),
    rivers(paint, 'water', 'kind'),
  ]
}
