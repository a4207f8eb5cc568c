import { type QueryClient, useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { ApiError } from '../app/api-client.ts'
import { setPageStatus } from '../app/page-status.ts'
import { publicSettingsRequest } from '../app/public-settings.requests.ts'
import { cityPlacesRequest, cityRequest, relaxationsRequest } from '../cities/cities.requests.ts'
import { type CityFilters, filtersOfSearch, searchOfFilters } from '../cities/city-filters.ts'
import { cityHead } from '../cities/city-head.ts'
import { CityNotFound } from '../cities/city-not-found.tsx'
import { CityScreen } from '../cities/city-screen.tsx'
import { funTypesRequest } from '../fun-types/fun-types.requests.ts'
import { utcDay } from '../places/open-season.ts'
import { pageOfSearch } from '../places/place-list-page.ts'
import { searchRadiusOptionsRequest } from '../search-radius/search-radius-options.requests.ts'
import { seasonsRequest } from '../seasons/seasons.requests.ts'

export const Route = createFileRoute('/funcity/$citySlug')({
  loaderDeps: ({ search }: { search: Record<string, string> }) => ({ search }),
  loader: async ({ context: { queryClient }, params: { citySlug }, deps: { search } }) => {
    const places = cityPlacesRequest(citySlug, filtersOfSearch(search), pageOfSearch(search))
    // A browser shows skeletons at once, so it does not wait here; a page from the server comes whole.
    const firstPlaces = import.meta.env.SSR
      ? queryClient
          .ensureInfiniteQueryData(places)
          .then((list) => withRelaxations(queryClient, list, citySlug, search))
          .catch(withoutPlaces)
      : void queryClient.prefetchInfiniteQuery(places)
    const [settings, city, list] = await Promise.all([
      queryClient.ensureQueryData(publicSettingsRequest),
      queryClient.ensureQueryData(cityRequest(citySlug)),
      firstPlaces,
      queryClient.ensureQueryData(funTypesRequest),
      queryClient.ensureQueryData(seasonsRequest),
      queryClient.ensureQueryData(searchRadiusOptionsRequest),
    ])
    if (!city) throw notFound()
    if (city.slug !== citySlug)
      throw redirect({ to: '/funcity/$citySlug', params: { citySlug: city.slug }, search, statusCode: 301 })
    return {
      settings,
      city,
      places: list?.pages[0]?.places ?? [],
      page: pageOfSearch(search),
      today: utcDay(),
    }
  },
  head: ({ loaderData }) =>
    loaderData ? cityHead(loaderData.city, loaderData.places, loaderData.page, loaderData.settings) : {},
  notFoundComponent: () => <CityNotFound citySlug={Route.useParams().citySlug} />,
  component: CityResults,
})

/** Advice is worth a moment's wait, but no page is lost for want of it. */
async function withRelaxations<List extends { pages: { total: number }[] }>(
  queryClient: QueryClient,
  list: List,
  citySlug: string,
  search: Record<string, string>,
): Promise<List> {
  const relaxations = relaxationsRequest(citySlug, filtersOfSearch(search), list.pages[0]?.total)
  if (relaxations.enabled) await queryClient.prefetchQuery(relaxations)
  return list
}

/** The page comes all the same; that a city is unknown is no fault of ours. */
function withoutPlaces(error: unknown): undefined {
  if (!(error instanceof ApiError && error.status === 404)) setPageStatus(503)
}

function CityResults() {
  const { city, today } = Route.useLoaderData()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const filters = filtersOfSearch(search)
  const list = useInfiniteQuery(cityPlacesRequest(city.slug, filters, pageOfSearch(search)))
  const total = list.data?.pages[0]?.total
  const relaxations = useQuery(relaxationsRequest(city.slug, filters, total)).data
  const funTypes = useSuspenseQuery(funTypesRequest).data
  const seasons = useSuspenseQuery(seasonsRequest).data
  const radiusOptions = useSuspenseQuery(searchRadiusOptionsRequest).data
  if (list.isError) return <CityNotFound citySlug={city.slug} />
  return (
    <CityScreen
      {...{ city, today, filters, funTypes, seasons, radiusOptions }}
      onFiltersChange={(changed: CityFilters) =>
        navigate({ search: searchOfFilters(changed), replace: true, resetScroll: false })
      }
      places={list.data?.pages.flatMap(({ places }) => places) ?? []}
      total={total}
      relaxations={relaxations ?? []}
      isLoading={list.isPending}
      nextPage={list.hasNextPage ? (list.data?.pageParams.at(-1) as number) + 1 : undefined}
      onMore={() => void list.fetchNextPage()}
    />
  )
}
