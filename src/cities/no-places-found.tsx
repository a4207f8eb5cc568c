import { Radius } from 'lucide-react'
import { EmptyHills } from '../places/ring-art.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { defaultFilters, radiusChoices, searchOfFilters } from './city-filters.ts'
import type { CityScreenProps } from './city-screen.tsx'
import { SeeMoreButton } from './see-more-places.tsx'

type NoPlacesFoundProps = Pick<CityScreenProps, 'city' | 'filters' | 'onFiltersChange' | 'radiusOptions'> & {
  onShowAll: () => void
}

/** Nothing matches: with 'Featured' on, all places are one press away; else a wider radius or fewer filters. */
export function NoPlacesFound(props: NoPlacesFoundProps) {
  const { city, filters, onFiltersChange, radiusOptions } = props
  const query = searchOfFilters(filters)
  const isNarrowed =
    'season' in query || 'funTypes' in query || 'indoor' in query || 'wheelchairAccessible' in query
  const wider = radiusChoices(radiusOptions).find(({ value }) => Number(value) > filters.radius)
  return (
    <EmptyState
      art={<EmptyHills />}
      heading="No Places Found"
      level={2}
      actions={
        <>
          {filters.featured && <SeeMoreButton {...props} />}
          {wider && !filters.featured && (
            <Button
              onClick={() => onFiltersChange({ ...filters, radius: Number(wider.value) })}
              className="noscript:hidden"
            >
              <Radius className="size-5" />
              Search within {wider.value} km
            </Button>
          )}
          {isNarrowed && (
            <Button
              look="outline"
              onClick={() =>
                onFiltersChange({ ...defaultFilters, radius: filters.radius, featured: filters.featured })
              }
              className="noscript:hidden"
            >
              Clear filters
            </Button>
          )}
        </>
      }
    >
      {filters.featured
        ? `No featured place matches these filters within ${filters.radius} km of ${city.name}. There may be others.`
        : `Nothing matches these filters within ${filters.radius} km of ${city.name}. A wider radius or fewer filters usually helps.`}
    </EmptyState>
  )
}
