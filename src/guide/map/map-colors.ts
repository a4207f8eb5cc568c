import type { MapColors } from './map-paint.ts'

const variables = {
  land: '--map-land',
  park: '--map-park',
  water: '--map-water',
  urban: '--map-urban',
  road: '--map-road',
  majorRoad: '--map-road-major',
  border: '--map-border',
  label: '--map-label',
} as const

/** The map's colours in the mode of the element, as `rgb(…)`: WebGL knows neither oklch nor custom properties. */
export function mapColors(element: HTMLElement): MapColors {
  const probe = element.appendChild(document.createElement('span'))
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const colors = Object.entries(variables).map(([name, variable]) => {
    probe.style.color = `var(${variable})`
    return [name, canvas ? painted(canvas, getComputedStyle(probe).color) : 'rgb(128 128 128)']
  })
  probe.remove()
  return Object.fromEntries(colors) as MapColors
}

function painted(canvas: CanvasRenderingContext2D, color: string): string {
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}

/** Calls back whenever day turns to night or back, until the signal. */
export function onThemeChange(callback: () => void, signal: AbortSignal) {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', callback, { signal })
  const observer = new MutationObserver(callback)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  signal.addEventListener('abort', () => observer.disconnect())
}
