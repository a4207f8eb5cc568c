import { pixelAt, ringOnScreen, type Scene } from '../../guide/map/map-scene.ts'
import { outlinesOf, readArea } from '../places/place-area.ts'

interface AreaLayerProps {
  /** As the address has them; empty for none. */
  area: string
  near: string
  scene: Scene
}

/** What lies outside of the area, or farther from the point than was asked for, under a veil. */
export function AreaLayer({ area, near, scene }: AreaLayerProps) {
  const outlines = [...areaOutlines(area, scene), ...ringOf(near, scene)]
  if (outlines.length === 0) return null
  const { width, height } = scene.size
  return (
    <svg width={width} height={height} className="absolute inset-0" aria-hidden="true">
      {outlines.map((outline) => (
        <g key={outline}>
          <path d={`M0 0H${width}V${height}H0Z${outline}`} fillRule="evenodd" fill="var(--map-outside)" />
          <path d={outline} fill="none" stroke="var(--map-ring)" strokeWidth="2.5" strokeLinejoin="round" />
        </g>
      ))}
    </svg>
  )
}

/** Maps end there; farther north and south lies nothing. */
const mostLat = 85.05

function areaOutlines(text: string, scene: Scene): string[] {
  const area = readArea(text)
  if (!area) return []
  const paths = outlinesOf(area).map((points) => {
    const pixels = points.map(({ lat, lng }) =>
      pixelAt({ lat: Math.min(mostLat, Math.max(-mostLat, lat)), lng }, scene),
    )
    return `M${pixels.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
  })
  // The two sides of one over the antimeridian are one area.
  return [paths.join('')]
}

function ringOf(near: string, scene: Scene): string[] {
  if (!near) return []
  const [lat = 0, lng = 0, km = 0] = near.split(',').map(Number)
  return [ringOnScreen({ lat, lng }, km, scene).outline]
}
