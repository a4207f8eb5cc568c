import type { FillLayerSpecification, LineLayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { MapPaint } from './map-paint.ts'

type Filter = FillLayerSpecification['filter'] & LineLayerSpecification['filter']

/** An area of one colour. */
export const area = (
  source: string,
  id: string,
  layer: string,
  color: string,
  filter?: Filter,
): FillLayerSpecification => ({
  id,
  type: 'fill',
  source,
  'source-layer': layer,
  ...(filter && { filter }),
  paint: { 'fill-color': color, 'fill-antialias': false },
})

export const oneOf = (field: string, values: readonly string[]): Filter => [
  'in',
  ['get', field],
  ['literal', values],
]

type Widths = ['interpolate', ['linear'], ['zoom'], ...number[]]

/** A number that grows with the zoom. */
const byZoom = (...stops: [zoom: number, width: number][]): Widths => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...stops.flat(),
]

/** Rivers and canals that are lines, told apart by a field of their layer. */
export const rivers = (
  { source, colors: { water } }: MapPaint,
  layer: string,
  field: string,
): LineLayerSpecification => ({
  id: 'rivers',
  type: 'line',
  source,
  'source-layer': layer,
  filter: oneOf(field, ['river', 'canal']),
  paint: { 'line-color': water, 'line-width': byZoom([6, 1], [9, 2.5], [12, 3.5], [16, 8]) },
})

type RoadKind = 'lanes' | 'roads' | 'highways'

/** Ways from the narrowest to the widest, by the values of a field of their layer. */
export function ways(
  { source, colors: { road, majorRoad } }: MapPaint,
  layer: string,
  field: string,
  values: Record<RoadKind, readonly string[]>,
): LineLayerSpecification[] {
  const line = (id: RoadKind, color: string, minzoom: number, width: Widths): LineLayerSpecification => ({
    id,
    type: 'line',
    source,
    'source-layer': layer,
    minzoom,
    filter: oneOf(field, values[id]),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': width },
  })
  return [
    line('lanes', road, 12, byZoom([12, 0.6], [16, 6])),
    line('roads', road, 8, byZoom([8, 1.2], [12, 2.4], [16, 9])),
    line('highways', majorRoad, 5, byZoom([5, 1], [8, 2.2], [12, 4], [16, 11])),
  ]
}

/** Borders of countries on land. */
export const borders = (
  { source, colors: { border } }: MapPaint,
  layer: string,
  filter?: Filter,
): LineLayerSpecification => ({
  id: 'borders',
  type: 'line',
  source,
  'source-layer': layer,
  ...(filter && { filter }),
  layout: { 'line-join': 'round' },
  paint: { 'line-color': border, 'line-width': byZoom([3, 0.8], [8, 1.6]), 'line-dasharray': [3, 2] },
})

/** Names along streets, where one looks for a door. */
export const streetNames = (
  { source, colors, fonts }: MapPaint,
  layer: string,
): SymbolLayerSpecification[] =>
  fonts
    ? [
        {
          id: 'streets',
          type: 'symbol',
          source,
          'source-layer': layer,
          minzoom: 14,
          layout: {
            'text-font': fonts,
            'text-field': ['get', 'name'],
            'text-size': 11,
            'symbol-placement': 'line',
            'symbol-spacing': 350,
            'text-padding': 14,
          },
          paint: { 'text-color': colors.label, 'text-halo-color': colors.land, 'text-halo-width': 1.2 },
        },
      ]
    : []

/** Names of towns, as far as there is room, those that sort first before the others. */
export const townNames = (
  { source, colors, fonts }: MapPaint,
  part: Pick<SymbolLayerSpecification, 'filter'> & {
    'source-layer': string
    layout: SymbolLayerSpecification['layout']
  },
): SymbolLayerSpecification[] =>
  fonts
    ? [
        {
          ...part,
          id: 'names',
          type: 'symbol',
          source,
          layout: { 'text-font': fonts, 'text-padding': 14, ...part.layout },
          paint: { 'text-color': colors.label, 'text-halo-color': colors.land, 'text-halo-width': 1.2 },
        },
      ]
    : []
