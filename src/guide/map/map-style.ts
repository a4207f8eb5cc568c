import type { StyleSpecification } from 'maplibre-gl'

const patienceMs = 6000

/** The style that tiles are drawn by; undefined where none can be had or the browser has no WebGL. */
export async function loadMapStyle(url: string): Promise<StyleSpecification | undefined> {
  if (!hasWebGl()) return undefined
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
    const style: unknown = answer.ok ? await answer.json() : undefined
    return isStyle(style) ? style : undefined
  } catch {
    return undefined
  }
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
