import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { EmptyHills } from '../art/empty-hills.tsx'
import { nearCityKm, nearestCity } from '../cities/nearest-city.ts'
import { findCities } from '../city-page/cities.requests.ts'
import { type CityFilters, isNarrowed } from '../city-page/city-filters.ts'
import { formatDistance, kilometresBetween } from '../how-far/distance.ts'
import { townOf } from './town-of.ts'
import type { NearSearch } from './visitor-position.ts'

/** No place is in reach: which city is nearest, and how far away. */
export function NothingNear({ search, filters }: { search: NearSearch; filters: CityFilters }) {
  const { position, around } = search
  const there = around ? townOf(around) : 'you'
  const { content: cities } = useAnswer('cities', findCities)
  const city = cities && nearestCity(cities, position)
  const isFar = cities !== undefined && city === undefined
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
        ? `Nothing matches within ${filters.radius} km of ${there}.${isFar ? '' : ' A wider radius or fewer filters may help.'}`
        : `This guide has no place within ${filters.radius} km of ${there}.${isFar ? '' : ' A wider radius may help.'}`}
      {isFar && ` None of our cities is within ${nearCityKm} km of ${there}.`}
    </EmptyState>
  )
}
