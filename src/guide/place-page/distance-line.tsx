import { formatDistance } from '../how-far/distance.ts'
import type { PlaceNearCity } from '../place-lists/place.schema.ts'

interface DistanceLineProps {
  cities: readonly PlaceNearCity[]
  /** Whether nobody has measured where the place lies. */
  isRough: boolean
}

interface Point {
  city: PlaceNearCity
  /** Percent of the line's width. */
  x: number
  isAbove: boolean
}

const first = 4.5
const last = 95
const labelWidth = 17

/** Cities along a line, as far from the start as they are from the place; names that would overlap are left out. */
export function DistanceLine({ cities, isRough }: DistanceLineProps) {
  const points = placed(cities)
  if (points.length === 0) return null
  return (
    <svg className="mt-2 hidden h-[158px] w-full overflow-visible text-sm sm:block" aria-hidden="true">
      <rect y="74" width="100%" height="6" rx="3" className="fill-link opacity-55" />
      <circle cx="1.5%" cy="77" r="7" strokeWidth="4" className="fill-(--sun-400) stroke-text" />
      <text x="0" y="112" className="fill-text font-semibold">
        Here
      </text>
      {points.map(({ city, x, isAbove }) => (
        <g key={city.slug} textAnchor={x > 88 ? 'end' : x < 8 ? 'start' : 'middle'}>
          <text x={`${x}%`} y={isAbove ? 36 : 112} className="fill-text font-semibold">
            {city.cityName}
          </text>
          <text x={`${x}%`} y={isAbove ? 54 : 130} className="fill-text-muted text-xs tabular-nums">
            {formatDistance(city.distance, isRough)}
          </text>
        </g>
      ))}
      {cities.map((city) => (
        <circle
          key={city.slug}
          cx={`${position(city, cities)}%`}
          cy="77"
          r="7"
          strokeWidth="4"
          className="fill-surface stroke-link"
        />
      ))}
    </svg>
  )
}

/** Above or below the line, wherever there is room beside the name before; 'Here' has the start of the lower side. */
function placed(cities: readonly PlaceNearCity[]): Point[] {
  const free = { above: 0, below: 20 }
  return cities.flatMap((city) => {
    const x = position(city, cities)
    const side = x >= free.above ? 'above' : x >= free.below ? 'below' : undefined
    if (!side) return []
    free[side] = x + labelWidth
    return [{ city, x, isAbove: side === 'above' }]
  })
}

function position(city: PlaceNearCity, cities: readonly PlaceNearCity[]): number {
  const farthest = Math.max(...cities.map(({ distance }) => distance), 1)
  return Math.round((first + (city.distance / farthest) * (last - first)) * 10) / 10
}
