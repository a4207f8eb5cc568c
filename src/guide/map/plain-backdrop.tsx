import type { SearchArea } from './map-point.ts'
import { pixelAt, ringOnScreen, type Scene } from './map-scene.ts'

const ticks = Array.from({ length: 72 }, (_, index) => index * 5).filter((degrees) => degrees % 90 !== 0)

/** Stands in where no tiles can be had: direction and distance from the city, and nothing from the network. */
export function PlainBackdrop({ area, scene }: { area: SearchArea; scene: Scene }) {
  const { center, radiusKm, smallerRadiiKm } = area
  const { width, height } = scene.size
  const middle = pixelAt(center, scene)
  const edge = ringOnScreen(center, radiusKm, scene)
  const reach = middle.y - edge.top.y
  const rings = [...smallerRadiiKm.map((km) => ringOnScreen(center, km, scene)), edge]
  const sides = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const
  return (
    <svg width={width} height={height} className="absolute inset-0" aria-hidden="true">
      <g fill="var(--petrol-400)" fillOpacity="0.11">
        {rings.map(({ outline }) => (
          <path key={outline} d={outline} />
        ))}
      </g>
      <g transform={`translate(${middle.x} ${middle.y})`}>
        <g stroke="var(--map-ring)">
          <path d={`M${-reach} 0H${reach}M0 ${-reach}V${reach}`} strokeOpacity="0.14" strokeWidth="1.5" />
          {ticks.map((degrees) => (
            <path
              key={degrees}
              d={`M0 ${-reach - 8}V${-reach - (degrees % 30 === 0 ? 16 : 12)}`}
              transform={`rotate(${degrees})`}
              strokeOpacity="0.55"
              strokeWidth="1.5"
            />
          ))}
        </g>
        <g className="text-2xs font-bold" textAnchor="middle" fill="var(--map-ring)">
          {Object.entries(sides).map(([side, [x, y]]) => (
            <text key={side} x={x * (reach - 13)} y={y === 0 ? -6 : y * (reach + 19) + 4}>
              {side}
            </text>
          ))}
        </g>
        <circle r="8" fill="var(--sun-400)" stroke="var(--ink-900)" strokeWidth="2.5" />
      </g>
    </svg>
  )
}
