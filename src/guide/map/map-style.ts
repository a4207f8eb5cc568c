import type { StyleSpecification } from 'maplibre-gl'

const patienceMs = 6000

/** The guide's own, which is kept for offline, too. */
const ownStyle = '/map/style.json'

/**
 * The style that tiles are drawn by: the guide's own where another host's cannot be had. Undefined where there is none of both or
 * the browser has no WebGL.
 */
export async function loadMapStyle(url: string): Promise<StyleSpecification | undefined> {
  if (!hasWebGl()) return undefined
  return (await readStyle(url)) ?? (url === ownStyle ? undefined : readStyle(ownStyle))
}

async function readStyle(url: string): Promise<StyleSpecification | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
    const style: unknown = answer.ok ? await answer.json() : undefined
    return isStyle(style) ? withWholeAddresses(style) : undefined
  } catch {
    return undefined
  }
}

/** The guide's own style names tiles by their paths; MapLibre asks for them from a worker, which has no address of its own. */
function withWholeAddresses(style: StyleSpecification): StyleSpecification {
  const sources = Object.entries(style.sources).map(([name, source]) => {
    if (source.type !== 'vector' || !source.tiles) return [name, source]
    const tiles = source.tiles.map((tile) => (tile.startsWith('/') ? location.origin + tile : tile))
    return [name, { ...source, tiles }]
  })
  return { ...style, sources: Object.fromEntries(sources) }
}

const isStyle = (value: unknown): value is StyleSpecification =>
  typeof value === 'object' &&
  value !== null &&
  'sources' in value &&
  'layers' in value &&
  Array.isArray(value.layers)

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
