import type { SearchArea } from './map-point.ts'
import { pixelAt, ringOnScreen, type Scene } from './map-scene.ts'

interface SearchRingsProps {
  area: SearchArea
  scene: Scene
  /** Whether all outside the area lies under a veil; a plain drawing shows nothing there anyway. */
  veiled: boolean
}

/** The search area as a solid ring, and dotted rings at smaller distances. */
export function SearchRings({ area, scene, veiled }: SearchRingsProps) {
  const { center, radiusKm, smallerRadiiKm } = area
  const { width, height } = scene.size
  const middle = pixelAt(center, scene)
  const edge = ringOnScreen(center, radiusKm, scene)
  const smaller = smallerRadiiKm.map((km) => ({ km, ...ringOnScreen(center, km, scene) }))
  // A label that would lie on its neighbour, or on the city, is left out; the ring stays.
  const labelled = smaller.filter(
    ({ top }, index) => middle.y - top.y > 24 && top.y - (smaller[index + 1] ?? edge).top.y > 20,
  )
  return (
    <svg width={width} height={height} className="absolute inset-0" aria-hidden="true">
      {veiled && (
        <path d={`M0 0H${width}V${height}H0Z${edge.outline}`} fillRule="evenodd" fill="var(--map-outside)" />
      )}
      <path d={edge.outline} fill="var(--map-ring-fill)" stroke="var(--map-ring)" strokeWidth="2.5" />
      <g fill="none" stroke="var(--map-ring)" strokeWidth="2" strokeDasharray="0 6" strokeLinecap="round">
        {smaller.map(({ km, outline }) => (
          <path key={km} d={outline} />
        ))}
      </g>
      {labelled.map(({ km, top }) => (
        <g key={km} transform={`translate(${top.x} ${top.y})`}>
          <rect x="-15" y="-10" width="30" height="20" rx="10" fill="var(--surface)" />
          <text y="4.3" className="text-2xs font-semibold" textAnchor="middle" fill="var(--text)">
            {km}
          </text>
        </g>
      ))}
      <g transform={`translate(${edge.top.x} ${edge.top.y})`}>
        <rect x="-28" y="-11" width="56" height="22" rx="11" fill="var(--map-ring)" />
        <text y="4.3" className="text-2xs font-semibold" textAnchor="middle" fill="var(--surface)">
          {radiusKm} km
        </text>
      </g>
    </svg>
  )
}
