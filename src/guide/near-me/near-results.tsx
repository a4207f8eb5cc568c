import { useEffect, useRef, useState } from 'react'
import { isOffline, tellUnreachable } from '../../ui/network-note.tsx'
import { useMinute } from '../../ui/use-minute.ts'
import { CityCards } from '../city-page/city-cards.tsx'
import { type CityFilters, defaultFilters } from '../city-page/city-filters.ts'
import { FilterBar } from '../city-page/filter-bar.tsx'
import { FoundCount } from '../city-page/found-count.tsx'
import { MapButton, MapColumn } from '../city-page/results-map.tsx'
import { SilentPlaces } from '../city-page/silent-places.tsx'
import { familyOfList, useOurFamily } from '../family/our-family.tsx'
import type { FunType } from '../fun-types/fun-type.schema.ts'
import { localDay } from '../opening-hours/days/local-day.ts'
import { noCounts } from '../place-lists/certainty.ts'
import { MorePlacesLink } from '../place-lists/more-places-link.tsx'
import { PlaceCardSkeleton } from '../place-lists/place-card-skeleton.tsx'
import { pageAfter } from '../place-lists/place-list-page.ts'
import { usePages } from '../place-lists/use-pages.ts'
import type { SearchRadiusOption } from '../search-radius/search-radius-option.schema.ts'
import type { Season } from '../seasons/season.schema.ts'
import { getPlacesNear, getPointsNear } from './near.requests.ts'
import { NothingNear } from './nothing-near.tsx'
import { townOf } from './town-of.ts'
import { keepNearSearch, type NearSearch } from './visitor-position.ts'
import { zoneAround } from './zone-around.ts'

export interface NearChoices {
  funTypes: readonly FunType[]
  seasons: readonly Season[]
  radiusOptions: readonly SearchRadiusOption[]
  /** The UTC day as YYYY-MM-DD. */
  today: string
}

/** The places around a position, nearest first: all of them until a filter is touched. */
export function NearResults({ search, ...choices }: NearChoices & { search: NearSearch }) {
  const { position, around } = search
  const [filters, setFilters] = useState<CityFilters>({
    ...defaultFilters,
    featured: false,
    ...search.filters,
  })
  // No address has them: who comes back from a place finds the list as he left it.
  useEffect(() => keepNearSearch({ ...search, filters }), [search, filters])
  const list = useRef<HTMLDivElement>(null)
  const family = familyOfList(useOurFamily(), filters)
  const key = `near ${JSON.stringify([position, filters, family])}`
  const { pages, isLoading, isFailed, more } = usePages({
    key,
    first: undefined,
    load: (shown) => getPlacesNear(position, filters, shown + 1, family),
  })
  const { total, groups, misfits } = pages[0] ?? { total: undefined, ...noCounts }
  const fitting = total === undefined ? undefined : total - misfits
  const places = pages.flatMap((page) => page.places)
  const change = (part: Partial<CityFilters>) =>
    isOffline() && !navigator.serviceWorker?.controller
      ? tellUnreachable()
      : setFilters((now) => ({ ...now, ...part }))
  const now = useMinute() ?? Date.now()
  const timeZone = zoneAround(places, now)
  const cityDay = localDay(timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(now))
  const content = {
    ...choices,
    ...{ filters, places, cityDay, total, groups, misfits, onFiltersChange: change, before: 0 },
    onUnknownChange: (unknown: boolean) => change({ unknown }),
    city: { name: around ? townOf(around) : 'you', slug: key, ...position, ...(timeZone && { timeZone }) },
    getPoints: (wanted: CityFilters) => getPointsNear(position, wanted),
  }
  return (
    <>
      <FilterBar {...content} total={fitting} />
      <div className="wide-width grid items-start gap-7 pt-3.5 md:pt-6 wide:grid-cols-[minmax(0,1fr)_minmax(380px,31%)]">
        <div className="min-w-0" aria-busy={isLoading}>
          <p role="status" className="mb-2.5 text-sm font-semibold wide:hidden">
            <FoundCount total={fitting} />
          </p>
          {isFailed && (
            <p role="alert">
              The places around {around ? townOf(around) : 'you'} could not be fetched. Please try again in a
              moment.
            </p>
          )}
          {total === 0 && <NothingNear search={search} filters={filters} />}
          <div
            ref={list}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,286px),1fr))] content-start gap-4 md:gap-5.5"
          >
            {isLoading ? (
              [1, 2, 3, 4, 5, 6].map((number) => <PlaceCardSkeleton key={number} />)
            ) : (
              <CityCards {...content} />
            )}
          </div>
          {total !== undefined && pageAfter(pages.length, total) !== undefined && (
            <MorePlacesLink href={`/near-me#${pages.length + 1}`} onMore={more} />
          )}
          {!filters.unknown && groups.silent > 0 && <SilentPlaces {...content} count={groups.silent} />}
        </div>
        <MapColumn {...content} list={list} />
      </div>
      {total !== 0 && <MapButton {...content} />}
    </>
  )
}
