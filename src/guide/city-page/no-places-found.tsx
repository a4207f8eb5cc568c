import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyHills } from '../art/empty-hills.tsx'
import { defaultFilters, isNarrowed } from './city-filters.ts'
import type { CityScreenProps } from './city-screen-props.tsx'
import { RelaxationLinks } from './relaxation-links.tsx'
import { SeeMoreButton } from './see-more-places.tsx'

type NoPlacesFoundProps = Pick<CityScreenProps, 'city' | 'filters' | 'onFiltersChange' | 'relaxations'> & {
  onShowAll: () => void
}

/** Nothing matches: with 'Featured' on, all places are one press away; else a wider radius or fewer filters, whatever brings some. */
export function NoPlacesFound(props: NoPlacesFoundProps) {
  const { city, filters, onFiltersChange } = props
  const { radius, featured, sort } = filters
  const hasFilters = isNarrowed(filters)
  // 'See more places' says it already.
  const relaxations = (props.relaxations ?? []).filter(({ relax }) => relax !== 'featured')
  const isBare = props.relaxations?.length === 0
  const fits = hasFilters ? 'matches these filters' : 'is'
  return (
    <EmptyState
      art={<EmptyHills />}
      heading="No Places Found"
      level={2}
      actions={
        isBare ? (
          <Link to="/" className={buttonClass('primary')}>
            Find another city
          </Link>
        ) : (
          <>
            {featured && <SeeMoreButton {...props} />}
            <RelaxationLinks {...props} relaxations={relaxations} isMainAction={!featured} />
            {hasFilters && (
              <Button
                look="outline"
                onClick={() => onFiltersChange({ ...defaultFilters, radius, featured, sort })}
                className="noscript:hidden"
              >
                Clear filters
              </Button>
            )}
          </>
        )
      }
    >
      {isBare
        ? `There are no places around ${city.name} in this guide yet.`
        : featured
          ? `No featured place ${fits} within ${radius} km of ${city.name}. There may be others.`
          : `Nothing ${fits} within ${radius} km of ${city.name}. A wider radius or fewer filters usually helps.`}
    </EmptyState>
  )
}
