import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyHills } from '../art/empty-hills.tsx'
import { defaultFilters, searchOfFilters } from './city-filters.ts'
import type { CityScreenProps } from './city-screen.tsx'
import { RelaxationLinks } from './relaxation-links.tsx'
import { SeeMoreButton } from './see-more-places.tsx'

type NoPlacesFoundProps = Pick<CityScreenProps, 'city' | 'filters' | 'onFiltersChange' | 'relaxations'> & {
  onShowAll: () => void
}

/** Nothing matches: with 'Featured' on, all places are one press away; else a wider radius or fewer filters, whatever brings some. */
export function NoPlacesFound(props: NoPlacesFoundProps) {
  const { city, filters, onFiltersChange } = props
  const { radius, featured, sort } = filters
  const query = searchOfFilters(filters)
  const isNarrowed =
    'season' in query ||
    'funTypes' in query ||
    'age' in query ||
    'indoor' in query ||
    'wheelchairAccessible' in query ||
    'openOn' in query
  // 'See more places' says it already.
  const relaxations = props.relaxations.filter(({ relax }) => relax !== 'featured')
  return (
    <EmptyState
      art={<EmptyHills />}
      heading="No Places Found"
      level={2}
      actions={
        <>
          {filters.featured && <SeeMoreButton {...props} />}
          <RelaxationLinks {...props} relaxations={relaxations} isMainAction={!filters.featured} />
          {isNarrowed && (
            <Button
              look="outline"
              onClick={() => onFiltersChange({ ...defaultFilters, radius, featured, sort })}
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
