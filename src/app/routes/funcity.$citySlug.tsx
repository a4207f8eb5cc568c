import {
  createFileRoute,
  notFound,
  redirect,
  useLoaderData,
  useNavigate,
  useParams,
  useRouter,
} from '@tanstack/react-router'
import { getCity, getCityPlaces, getRelaxations, isThin } from '../../guide/city-page/cities.requests.ts'
import {
  areOffered,
  type CityFilters,
  filtersOfSearch,
  searchOfCityPage,
  searchOfFilters,
} from '../../guide/city-page/city-filters.ts'
import { cityHead } from '../../guide/city-page/city-head.ts'
import { CityNotFound } from '../../guide/city-page/city-not-found.tsx'
import { CityResults } from '../../guide/city-page/city-results.tsx'
import type { ChangeFilters } from '../../guide/city-page/use-chosen-filters.ts'
import { familyStore } from '../../guide/family/family-store.ts'
import { familyOfList } from '../../guide/family/our-family.tsx'
import { getFunTypes } from '../../guide/fun-types/fun-types.requests.ts'
import { localDay } from '../../guide/opening-hours/days/local-day.ts'
import { pageOfSearch } from '../../guide/place-lists/place-list-page.ts'
import { getSearchRadiusOptions } from '../../guide/search-radius/search-radius-options.requests.ts'
import { utcDay } from '../../guide/seasons/open-season.ts'
import { getSeasons } from '../../guide/seasons/seasons.requests.ts'
import { ApiError } from '../../web/api-client.ts'
import { keepNowhere, setPageStatus } from '../../web/page-status.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'

export const Route = createFileRoute('/funcity/$citySlug')({
  // In one form for all addresses of the same page, as the page cache knows them: else the browser would not take over
  // what the server rendered for a query in another order, or with words of a campaign.
  loaderDeps: ({ search }: { search: Record<string, string> }) => ({
    search: searchOfCityPage(search),
  }),
  loader: async ({ params: { citySlug }, deps: { search } }) => {
    const filters = filtersOfSearch(search)
    const page = pageOfSearch(search)
    const places = getCityPlaces(citySlug, filters, page, familyOfList(familyStore.kept, filters))
    // A browser shows skeletons at once, so it does not wait here; a page from the server comes whole.
    const list = import.meta.env.SSR ? await wholeList(places, citySlug, filters) : letRun(places)
    const [city, funTypes, seasons, radiusOptions] = await Promise.all([
      getCity(citySlug),
      getFunTypes(),
      getSeasons(),
      getSearchRadiusOptions(),
    ])
    if (!city) throw notFound()
    if (city.slug !== citySlug)
      throw redirect({ to: '/funcity/$citySlug', params: { citySlug: city.slug }, search, statusCode: 301 })
    if (page > 1 && list.firstPlaces?.places.length === 0)
      throw redirect({ to: '.', search: searchOfFilters(filters), statusCode: 302 })
    // There are as many of these as anybody cares to invent.
    const cityDay = localDay(city.timeZone)
    if (!areOffered(filters, { radiusOptions, seasons, funTypes, cityDay })) keepNowhere()
    const settings = getPublicSettings()
    return {
      settings,
      city,
      filters,
      page,
      // The browser gets what is here once more, as data.
      funTypes: funTypes.map(({ slug, name, icon }) => ({ slug, name, icon })),
      seasons,
      radiusOptions,
      today: utcDay(),
      cityDay,
      ...list,
    }
  },
  head: ({ loaderData }) =>
    loaderData ? cityHead(loaderData.city, loaderData.firstPlaces?.places ?? [], loaderData) : {},
  notFoundComponent: UnknownCity,
  component: City,
})

type List = {
  /** Null when it could not be had, undefined while it is on its way. */
  firstPlaces?: Awaited<ReturnType<typeof getCityPlaces>> | null
  relaxations?: Awaited<ReturnType<typeof getRelaxations>> | undefined
}

/** Advice for a thin list is worth a moment's wait, but no page is lost for want of it. */
async function wholeList(
  places: ReturnType<typeof getCityPlaces>,
  citySlug: string,
  filters: CityFilters,
): Promise<List> {
  const firstPlaces = await places.catch(withoutPlaces)
  if (!firstPlaces || !isThin(filters, firstPlaces.total)) return { firstPlaces }
  return { firstPlaces, relaxations: await getRelaxations(citySlug, filters).catch(() => undefined) }
}

/** The page comes all the same; that a city is unknown is no fault of ours. */
function withoutPlaces(error: unknown): null {
  if (!(error instanceof ApiError && error.status === 404)) setPageStatus(503)
  return null
}

/** The list asks for the same page and shows its failure. */
function letRun(places: Promise<unknown>): List {
  places.catch(() => undefined)
  return {}
}

function City() {
  const navigate = useNavigate()
  const router = useRouter()
  const data = useLoaderData({ from: '/funcity/$citySlug' })
  const onFiltersChange: ChangeFilters = async (part) => {
    const { pathname, search } = router.latestLocation
    // A link may have been followed since the filter was touched: the page it leads to has other filters, or none.
    if (pathname !== `/funcity/${data.city.slug}`) return
    // Another filter may have been touched whose list is still on its way.
    const changed = searchOfFilters({ ...filtersOfSearch(search), ...part })
    // An open map stays open.
    await navigate({ to: '.', search: changed, state: true, replace: true, resetScroll: false })
  }
  return <CityResults {...data} onFiltersChange={onFiltersChange} />
}

function UnknownCity() {
  return <CityNotFound citySlug={useParams({ from: '/funcity/$citySlug' }).citySlug} />
}
