import { Map as MapLibre, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { mapColors, onThemeChange } from './map-colors.ts'
import { type Camera, positionOf } from './projection.ts'
import { pageFonts, quietStyle } from './quiet-style.ts'

setWorkerUrl(workerUrl)

/**
 * Fetches the pages' fonts with all their parts: MapLibre asks for a font without saying for which letters, and would draw
 * Łódź and Győr with two. Where they cannot be had the browser's own stand in.
 */
export const loadLetters = () =>
  Promise.allSettled(pageFonts.map((font) => document.fonts.load(`16px "${font}"`, 'aăłőșžАЩбαώ')))

export interface TileMap {
  show: (camera: Camera) => void
  remove: () => void
}

interface TileMapEvents {
  /** The first tiles are drawn; given what their makers ask to be named as. */
  onReady: (credit: string) => void
  /** No tile could be had, or the browser gave the drawing up. */
  onFailure: () => void
}

/** Draws tiles into an element. It answers to no gesture: it shows what the camera is told to. */
export function startTileMap(
  container: HTMLElement,
  style: StyleSpecification,
  camera: Camera,
  { onReady, onFailure }: TileMapEvents,
): TileMap {
  const styleNow = () => quietStyle(style, mapColors(container))
  const map = new MapLibre({
    container,
    style: styleNow(),
    ...viewOf(camera),
    interactive: false,
    attributionControl: false,
    fadeDuration: 0,
  })
  const stop = new AbortController()
  let hasTile = false
  map.on('sourcedata', ({ tile }) => {
    hasTile ||= tile !== undefined
  })
  // Without a listener every tile that is missing would be written to the console.
  map.on('error', () => undefined)
  map.once('idle', () => (hasTile ? onReady(creditOf(map)) : onFailure()))
  map.on('webglcontextlost', onFailure)
  onThemeChange(() => map.setStyle(styleNow()), stop.signal)
  return {
    show: (next) => void map.jumpTo(viewOf(next)),
    remove: () => {
      stop.abort()
      map.remove()
    },
  }
}

const viewOf = (camera: Camera) => ({ center: positionOf(camera), zoom: camera.zoom })

/** The sources' own credits, without their markup. */
function creditOf(map: MapLibre): string {
  const credits = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution ?? '')
  const page = new DOMParser().parseFromString(credits.join(' '), 'text/html')
  return page.body.textContent.replace(/\s+/g, ' ').trim()
}
