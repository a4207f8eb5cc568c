import type { LayerSpecification, StyleSpecification, VectorSourceSpecification } from 'maplibre-gl'
import type { MapColors, MapPaint } from './map-paint.ts'
import { openMapTilesLayers } from './openmaptiles-layers.ts'
import { ownLayers } from './own-layers.ts'
import { protomapsLayers } from './protomaps-layers.ts'

const layersOf: Record<string, (paint: MapPaint) => LayerSpecification[]> = {
  own: ownLayers,
  openmaptiles: openMapTilesLayers,
  protomaps: protomapsLayers,
}

/** Those of the pages, which MapLibre draws names with where a style brings no letters of its own. */
export const pageFonts = ['Figtree Variable', 'Commissioner Variable']

/**
 * The style with our own few layers over its tiles: water, parks, roads and the names of towns, no points of interest.
 * A style whose tiles are not of a schema we know stays as it is.
 */
export function quietStyle(style: StyleSpecification, colors: MapColors): StyleSpecification {
  const known = knownTiles(style)
  const tiles = known && style.sources[known.source]
  if (!tiles) return style
  const { sprite, terrain, sky, ...kept } = style
  const fonts = style.glyphs ? style.layers.map(fontsOf).find((names) => names !== undefined) : pageFonts
  return {
    ...kept,
    sources: { [known.source]: tiles },
    layers: known.layers({ source: known.source, colors, fonts }),
  }
}

/** How near a map's tiles are true, for the guide's own map; undefined for all others. */
export function truestZoom({ metadata, sources }: StyleSpecification): number | undefined {
  if (schemaOf(metadata) !== 'own') return undefined
  const [tiles] = Object.values(sources)
  // A finger's breadth of what is drawn there is then some 200 m: as well as the shores are known.
  return ((tiles as VectorSourceSpecification | undefined)?.maxzoom ?? 8) + 3
}

const schemaOf = (metadata: unknown) =>
  typeof metadata === 'object' && metadata !== null && 'schema' in metadata ? String(metadata.schema) : ''

/** The guide's own server says whose layers its tiles have; the style of another host shows it by what it draws. */
function knownTiles(style: StyleSpecification) {
  const layers = layersOf[schemaOf(style.metadata)]
  const [own] = Object.keys(style.sources)
  if (layers && own) return { layers, source: own }
  const source = openMapTilesSource(style)
  return source === undefined ? undefined : { layers: openMapTilesLayers, source }
}

const sourceLayerOf = (layer: LayerSpecification) =>
  'source-layer' in layer ? layer['source-layer'] : undefined

function openMapTilesSource({ layers }: StyleSpecification): string | undefined {
  const roads = layers.find((layer) => sourceLayerOf(layer) === 'transportation')
  const hasTowns = layers.some((layer) => sourceLayerOf(layer) === 'place')
  return roads && hasTowns && 'source' in roads && typeof roads.source === 'string' ? roads.source : undefined
}

function fontsOf(layer: LayerSpecification): string[] | undefined {
  const fonts = layer.type === 'symbol' ? layer.layout?.['text-font'] : undefined
  return Array.isArray(fonts) && fonts.every((font) => typeof font === 'string') && fonts[0] !== 'literal'
    ? (fonts as string[])
    : undefined
}
