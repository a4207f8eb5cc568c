import { Link } from '@tanstack/react-router'
import { Car } from 'lucide-react'
import { formatDistance } from '../how-far/distance.ts'
import { formatDrivingTime } from '../how-far/driving-time.ts'
import type { PlaceNearCity } from '../place-lists/place.schema.ts'
import { DistanceLine } from './distance-line.tsx'

interface NearCitiesProps {
  cities: readonly PlaceNearCity[]
  /** Whether nobody has measured where the place lies. */
  isRough: boolean
}

export const NearCities = ({ cities, isRough }: NearCitiesProps) => (
  <section className="mt-10 sm:mt-12 print:hidden">
    <h2 className="mb-4 text-[1.625rem] leading-tight">Near these cities</h2>
    {cities.length > 1 && <DistanceLine cities={cities} isRough={isRough} />}
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {cities.map(({ slug, cityName, distance, drivingTimeMinutes, hasNoRoad }) => (
        <li key={slug} className="near-city">
          <Link
            to="/funcity/$citySlug"
            params={{ citySlug: slug }}
            className="underlined inline-flex min-h-11 items-center justify-self-start font-semibold"
          >
            {cityName}
          </Link>
          <span className="inline-flex items-center gap-1.5 text-text-muted tabular-nums">
            {drivingTimeMinutes !== null && (
              <>
                <Car className="size-[17px]" role="img" aria-label="By car" />
                {formatDrivingTime(drivingTimeMinutes)}
              </>
            )}
            {hasNoRoad && 'No road'}
          </span>
          <b className="font-semibold tabular-nums">{formatDistance(distance, isRough)}</b>
        </li>
      ))}
    </ul>
  </section>
)
