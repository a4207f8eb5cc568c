import { createFileRoute, useLoaderData, useSearch } from '@tanstack/react-router'
import { getFunTypes } from '../../guide/fun-types/fun-types.requests.ts'
import { NearScreen } from '../../guide/near-me/near-screen.tsx'
import { getSearchRadiusOptions } from '../../guide/search-radius/search-radius-options.requests.ts'
import { utcDay } from '../../guide/seasons/open-season.ts'
import { getSeasons } from '../../guide/seasons/seasons.requests.ts'
import { pageHead } from '../../web/page-head.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'

export const Route = createFileRoute('/near-me')({
  loader: async () => {
    const [funTypes, seasons, radiusOptions] = await Promise.all([
      getFunTypes(),
      getSeasons(),
      getSearchRadiusOptions(),
    ])
    return { settings: getPublicSettings(), funTypes, seasons, radiusOptions, today: utcDay() }
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: `Near me | ${loaderData.settings.siteName}`,
          description: import.meta.env.SSR
            ? 'Zoos, museums, pools and playgrounds around where you are, nearest first.'
            : '',
          path: '/near-me',
          settings: loaderData.settings,
        })
      : {},
  component: NearMe,
})

function NearMe() {
  const { settings: _, ...choices } = useLoaderData({ from: '/near-me' })
  return <NearScreen {...choices} query={useSearch({ from: '/near-me' })} />
}
