import { createFileRoute, useLoaderData, useNavigate } from '@tanstack/react-router'
import { findCities, getCitiesByCountry, searchCities } from '../../guide/city-page/cities.requests.ts'
import { defaultFilters, searchOfFilters } from '../../guide/city-page/city-filters.ts'
import { HomeScreen } from '../../guide/home/home-screen.tsx'
import { keepNearSearch } from '../../guide/near-me/visitor-position.ts'
import { getSearchRadiusOptions } from '../../guide/search-radius/search-radius-options.requests.ts'
import { getSeasons } from '../../guide/seasons/seasons.requests.ts'
import { getPageMetadata } from '../../site/page-texts/page-metadata.requests.ts'
import { pageTexts } from '../../site/page-texts/page-texts.ts'
import { pageHead } from '../../web/page-head.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'

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
      jsonLd: import.meta.env.SSR
        ? [
            {
              '@context': 'https://schema.org',
              '@type': 'WebSite',
              name: settings.siteName,
              url: settings.siteOrigin,
            },
          ]
        : undefined,
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
      onSearch={({ citySlug, radius, season, position }) => {
        if (position) {
          keepNearSearch({ position, filters: { radius, season } })
          return navigate({ to: '/near-me' })
        }
        return navigate({
          to: '/funcity/$citySlug',
          params: { citySlug },
          search: searchOfFilters({ ...defaultFilters, radius, season }),
        })
      }}
    />
  )
}
