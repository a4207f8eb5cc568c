import { createFileRoute, useLoaderData, useNavigate } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { getPublicSettings } from '../app/public-settings.requests.ts'
import { findCities, getCitiesByCountry, searchCities } from '../cities/cities.requests.ts'
import { defaultFilters, searchOfFilters } from '../cities/city-filters.ts'
import { HomeScreen } from '../cities/home-screen.tsx'
import { getPageMetadata } from '../page-metadata/page-metadata.requests.ts'
import { pageTexts } from '../page-metadata/page-texts.ts'
import { getSearchRadiusOptions } from '../search-radius/search-radius-options.requests.ts'
import { getSeasons } from '../seasons/seasons.requests.ts'

export const Route = createFileRoute('/')({
  loader: async () => {
    const [metadata, countries, radiusOptions, seasons] = await Promise.all([
      getPageMetadata('home'),
      getCitiesByCountry(),
      getSearchRadiusOptions(),
      getSeasons(),
    ])
    return { settings: getPublicSettings(), metadata, countries, radiusOptions, seasons }
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
  const navigate = useNavigate()
  const { countries, radiusOptions, seasons } = useLoaderData({ from: '/' })
  return (
    <HomeScreen
      {...{ countries, radiusOptions, seasons, searchCities, findCities }}
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
