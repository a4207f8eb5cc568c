import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'

/** The colours of a map, in a form that WebGL understands. */
export interface MapColors {
  land: string
  park: string
  water: string
  urban: string
  road: string
  majorRoad: string
  label: string
}

/**
 * The style with our own few layers over its tiles: parks, water, roads and the names of towns, no points of interest.
 * A style whose tiles are not of the OpenMapTiles schema stays as it is.
 */
export function quietStyle(style: StyleSpecification, colors: MapColors): StyleSpecification {
  const source = openMapTilesSource(style)
  const tiles = source && style.sources[source]
  if (!tiles) return style
  const { sprite, terrain, sky, ...kept } = style
  const fonts = style.layers.map(fontsOf).find((names) => names !== undefined)
  return {
    ...kept,
    sources: { [source]: tiles },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colors.land } },
      ...areas(source, colors),
      ...roads(source, colors),
      ...(style.glyphs && fonts ? [names(source, colors, fonts)] : []),
    ],
  }
}

const layersOf = (layer: LayerSpecification) => ('source-layer' in layer ? layer['source-layer'] : undefined)

function openMapTilesSource({ layers }: StyleSpecification): string | undefined {
  const roads = layers.find((layer) => layersOf(layer) === 'transportation')
  const hasTowns = layers.some((layer) => layersOf(layer) === 'place')
  return roads && hasTowns && 'source' in roads && typeof roads.source === 'string' ? roads.source : undefined
}

function fontsOf(layer: LayerSpecification): string[] | undefined {
  const fonts = layer.type === 'symbol' ? layer.layout?.['text-font'] : undefined
  return Array.isArray(fonts) && fonts.every((font) => typeof font === 'string') && fonts[0] !== 'literal'
    ? (fonts as string[])
    : undefined
}

function areas(source: string, { park, water, urban }: MapColors): LayerSpecification[] {
  const fill = (id: string, layer: string, color: string, classes?: string[]): LayerSpecification => ({
    id,
    type: 'fill',
    source,
    'source-layer': layer,
    ...(classes && { filter: ['in', ['get', 'class'], ['literal', classes]] }),
    paint: { 'fill-color': color, 'fill-antialias': false },
  })
  return [
    fill('towns', 'landuse', urban, ['residential', 'suburb', 'commercial', 'industrial', 'retail']),
    fill('woods', 'landcover', park, ['wood', 'grass']),
    fill('parks', 'park', park),
    fill('water', 'water', water),
    {
      id: 'rivers',
      type: 'line',
      source,
      'source-layer': 'waterway',
      filter: ['in', ['get', 'class'], ['literal', ['river', 'canal']]],
      paint: { 'line-color': water, 'line-width': byZoom([6, 1], [9, 2.5], [12, 3.5], [16, 8]) },
    },
  ]
}

function roads(source: string, { road, majorRoad }: MapColors): LayerSpecification[] {
  const line = (id: string, color: string, minzoom: number, width: Widths, classes: string[]) =>
    ({
      id,
      type: 'line',
      source,
      'source-layer': 'transportation',
      minzoom,
      filter: ['in', ['get', 'class'], ['literal', classes]],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': color, 'line-width': width },
    }) satisfies LayerSpecification
  return [
    line('lanes', road, 12, byZoom([12, 0.6], [16, 6]), ['minor', 'tertiary', 'service', 'path']),
    line('roads', road, 8, byZoom([8, 1.2], [12, 2.4], [16, 9]), ['primary', 'secondary']),
    line('highways', majorRoad, 5, byZoom([5, 1], [8, 2.2], [12, 4], [16, 11]), ['motorway', 'trunk']),
  ]
}

type Widths = ['interpolate', ['linear'], ['zoom'], ...number[]]

const byZoom = (...stops: [zoom: number, width: number][]): Widths => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...stops.flat(),
]

const names = (source: string, { label, land }: MapColors, fonts: string[]): LayerSpecification => ({
  id: 'names',
  type: 'symbol',
  source,
  'source-layer': 'place',
  filter: [
    'any',
    ['in', ['get', 'class'], ['literal', ['city', 'town']]],
    ['all', ['==', ['get', 'class'], 'village'], ['>=', ['zoom'], 11]],
  ],
  layout: {
    'text-field': ['coalesce', ['get', 'name:latin'], ['get', 'name']],
    'text-font': fonts,
    'text-size': ['match', ['get', 'class'], 'city', 14, 12],
    'text-padding': 14,
    'symbol-sort-key': ['get', 'rank'],
  },
  paint: { 'text-color': label, 'text-halo-color': land, 'text-halo-width': 1.2 },
})
