import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { EmptyHills } from '../art/empty-hills.tsx'
import { nearCityKm, nearestCity } from '../cities/nearest-city.ts'
import { findCities } from '../city-page/cities.requests.ts'
import { type CityFilters, isNarrowed } from '../city-page/city-filters.ts'
import { formatDistance, kilometresBetween, type Position } from '../how-far/distance.ts'

/** No place is in reach: which city is nearest, and how far away. */
export function NothingNear({ position, filters }: { position: Position; filters: CityFilters }) {
  const { content: cities } = useAnswer('cities', findCities)
  const city = cities && nearestCity(cities, position)
  return (
    <EmptyState
      art={<EmptyHills />}
      heading="No Places Found"
      level={2}
      actions={
        city && (
          <Link to="/funcity/$citySlug" params={{ citySlug: city.slug }} className={buttonClass('primary')}>
            <span>
              <bdi>{city.name}</bdi>, {formatDistance(kilometresBetween(city, position))} away
            </span>
          </Link>
        )
      }
    >
      {isNarrowed(filters)
        ? `Nothing matches within ${filters.radius} km of you. A wider radius or fewer filters may help.`
        : `This guide has no place within ${filters.radius} km of you. A wider radius may help.`}
      {cities && !city && ` None of our cities is within ${nearCityKm} km of you.`}
    </EmptyState>
  )
}
