import { startTransition, useState } from 'react'
import { isOffline, tellUnreachable } from '../../ui/network-note.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import type { CityInItsZone } from '../cities/city.schema.ts'
import { familyOfList, useOurFamily } from '../family/our-family.tsx'
import type { FunTypeChoice } from '../fun-types/fun-type.schema.ts'
import { isCityKept } from '../offline/kept.ts'
import { noCounts } from '../place-lists/certainty.ts'
import { pageAfter, placesBefore } from '../place-lists/place-list-page.ts'
import { usePages } from '../place-lists/use-pages.ts'
import type { SearchRadiusOption } from '../search-radius/search-radius-option.schema.ts'
import type { Season } from '../seasons/season.schema.ts'
import { getCityPlaces, getRelaxations, isThin } from './cities.requests.ts'
import { type CityFilters, cityAddress } from './city-filters.ts'
import { CityNotFound } from './city-not-found.tsx'
import { CityScreen } from './city-screen.tsx'
import type { ChangeFilters } from './use-chosen-filters.ts'
import { useCityDay } from './use-city-day.ts'

type PlacesPage = Awaited<ReturnType<typeof getCityPlaces>>

interface CityResultsProps {
  city: CityInItsZone
  filters: CityFilters
  /** The page of the list that it begins with. */
  page: number
  today: string
  /** Today where the city lies, as the page was rendered. */
  cityDay: string
  funTypes: FunTypeChoice[]
  seasons: Season[]
  radiusOptions: SearchRadiusOption[]
  /** Undefined when it is still to be had, null when the server could not have it. */
  firstPlaces?: PlacesPage | null
  relaxations?: Awaited<ReturnType<typeof getRelaxations>> | undefined
  onFiltersChange: ChangeFilters
}

/** The list of places around a city as it grows, and advice where it is thin. */
export function CityResults({
  firstPlaces,
  page,
  cityDay,
  onFiltersChange,
  relaxations,
  ...props
}: CityResultsProps) {
  const { city, filters } = props
  const [leaving, leave] = useState<{ filters: CityFilters; changed: CityFilters }>()
  const isLeaving = leaving?.filters === filters
  const shown = isLeaving ? leaving.changed : filters
  const changeFilters = async (part: Partial<CityFilters>) => {
    // The list and the filters that it fits stay.
    if (isOffline() && !isCityKept(city.slug)) return tellUnreachable()
    const left = { filters, changed: { ...shown, ...part } }
    leave(left)
    await onFiltersChange(part)
    // Those of a search that was gone to and came to nothing come back, unless they are left once more.
    startTransition(() => leave((now) => (now === left ? undefined : now)))
  }
  const ours = useOurFamily()
  const family = familyOfList(ours, filters)
  const key = cityAddress(city.slug, filters, page)
  const load = (shown: number) => getCityPlaces(city.slug, filters, page + shown, family)
  const list = usePages({
    key: family ? `${key} ${JSON.stringify(family)}` : key,
    first: family ? undefined : firstPlaces,
    // Better in another order than not at all.
    load: (shown) => (family && shown === 0 && firstPlaces ? load(0).catch(() => firstPlaces) : load(shown)),
  })
  const dayOfCity = useCityDay(city, cityDay)
  const total = list.pages[0]?.total
  const needsAdvice = total !== undefined && isThin(filters, total)
  const { content: advice } = useAnswer(
    key,
    needsAdvice ? () => getRelaxations(city.slug, filters) : undefined,
    relaxations,
  )
  if (list.isFailed) return <CityNotFound citySlug={city.slug} />
  return (
    <CityScreen
      {...props}
      filters={shown}
      onFiltersChange={changeFilters}
      cityDay={dayOfCity}
      {...(list.pages[0] ?? noCounts)}
      before={placesBefore(page)}
      places={list.pages.flatMap(({ places }) => places)}
      total={total}
      relaxations={advice}
      isLoading={list.isLoading || isLeaving}
      nextPage={total === undefined ? undefined : pageAfter(page + list.pages.length - 1, total)}
      onMore={list.more}
    />
  )
}
