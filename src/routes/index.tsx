import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { publicSettingsRequest } from '../app/public-settings.requests.ts'
import { citiesByCountryRequest, findCities, searchCities } from '../cities/cities.requests.ts'
import { defaultFilters, searchOfFilters } from '../cities/city-filters.ts'
import { HomeScreen } from '../cities/home-screen.tsx'
import { pageMetadataRequest } from '../page-metadata/page-metadata.requests.ts'
import { pageTexts } from '../page-metadata/page-texts.ts'
import { searchRadiusOptionsRequest } from '../search-radius/search-radius-options.requests.ts'
import { seasonsRequest } from '../seasons/seasons.requests.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient } }) => {
    const [settings, metadata] = await Promise.all([
      queryClient.ensureQueryData(publicSettingsRequest),
      queryClient.ensureQueryData(pageMetadataRequest('home')),
      queryClient.ensureQueryData(citiesByCountryRequest),
      queryClient.ensureQueryData(searchRadiusOptionsRequest),
      queryClient.ensureQueryData(seasonsRequest),
    ])
    return { settings, metadata }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { settings, metadata } = loaderData
    return pageHead({
      ...pageTexts(metadata),
      path: '/',
      settings,
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: settings.siteName,
          url: settings.siteOrigin,
        },
      ],
    })
  },
  component: Home,
})

function Home() {
  const navigate = Route.useNavigate()
  return (
    <HomeScreen
      countries={useSuspenseQuery(citiesByCountryRequest).data}
      radiusOptions={useSuspenseQuery(searchRadiusOptionsRequest).data}
      seasons={useSuspenseQuery(seasonsRequest).data}
      searchCities={searchCities}
      findCities={findCities}
      onSearch={({ citySlug, radius, season }) =>
        navigate({
          to: '/funcity/$citySlug',
          params: { citySlug },
          search: searchOfFilters({ ...defaultFilters, radius, season }),
        })
      }
    />
  )
}
