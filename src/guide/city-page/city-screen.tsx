import { useRef } from 'react'
import { Panorama } from '../art/panorama.tsx'
import { DatesWeather } from '../dates/our-dates.tsx'
import { MorePlacesLink } from '../place-lists/more-places-link.tsx'
import { PlaceCardSkeleton } from '../place-lists/place-card-skeleton.tsx'
import { CityCards } from './city-cards.tsx'
import { cityAddress } from './city-filters.ts'
import type { CityScreenProps } from './city-screen-props.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FilterLinks } from './filter-links.tsx'
import { NoPlacesFound } from './no-places-found.tsx'
import { ResultsHead } from './results-head.tsx'
import { MapButton, MapColumn } from './results-map.tsx'
import { SeeMorePlaces } from './see-more-places.tsx'
import { SilentPlaces } from './silent-places.tsx'
import { ThinAdvice } from './thin-advice.tsx'

const skeletons = ['1', '2', '3', '4', '5', '6']

export function CityScreen(props: CityScreenProps) {
  const { city, filters, onFiltersChange, isLoading, places } = props
  const list = useRef<HTMLDivElement>(null)
  const total = isLoading ? undefined : props.total
  const fitting = total === undefined ? undefined : total - props.misfits
  const showAll = () => onFiltersChange({ featured: false })
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <div className="relative isolate overflow-hidden bg-(--h-sky)">
        <Panorama
          crop="town"
          className="absolute right-0 bottom-0 -z-1 hidden aspect-[3.6] [--h-extras:0] h-full w-auto [mask-image:linear-gradient(90deg,transparent,#000_22%)] min-[1100px]:block"
        />
        <div className="wide-width py-5 md:py-[clamp(26px,2.8vw,42px)]">
          <h1 className="min-[1100px]:max-w-[calc(100%-400px)]">
            Family Fun around {city.name}, {city.country}
          </h1>
        </div>
      </div>
      <FilterBar {...props} total={fitting} />
      <noscript>
        {/* A browser that runs this code never shows it: only the server needs to bring it. */}
        {import.meta.env.SSR && <FilterLinks {...props} citySlug={city.slug} />}
      </noscript>
      <div className="wide-width grid items-start gap-7 pt-3.5 md:pt-6 wide:grid-cols-[minmax(0,1fr)_minmax(380px,31%)] noscript:grid-cols-1">
        <div className="min-w-0" aria-busy={isLoading}>
          <ResultsHead {...props} total={fitting} />
          <DatesWeather city={city} />
          {!isLoading && places.length === 0 && <NoPlacesFound {...props} onShowAll={showAll} />}
          <div
            ref={list}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,286px),1fr))] print:grid-cols-3 content-start gap-4 md:gap-5.5"
          >
            {isLoading ? skeletons.map((key) => <PlaceCardSkeleton key={key} />) : <CityCards {...props} />}
          </div>
          {!isLoading && props.nextPage !== undefined && (
            <MorePlacesLink href={cityAddress(city.slug, filters, props.nextPage)} onMore={props.onMore} />
          )}
          {!isLoading && !filters.unknown && props.groups.silent > 0 && (
            <SilentPlaces city={city} filters={filters} count={props.groups.silent} />
          )}
          {total !== undefined && total > 0 && props.relaxations?.[0] && (
            <ThinAdvice {...props} relaxations={props.relaxations} total={total} />
          )}
          {!isLoading && filters.featured && places.length > 0 && (
            <SeeMorePlaces city={city} filters={filters} onShowAll={showAll} />
          )}
        </div>
        <MapColumn {...props} list={list} />
      </div>
      {total !== 0 && <MapButton {...props} total={total} />}
    </main>
  )
}
