import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { searchForPage } from '../../guide/search/search.requests.ts'
import { SearchScreen } from '../../guide/search/search-screen.tsx'
import { searchTextOf } from '../../guide/search/search-text.ts'
import { pageHead } from '../../web/page-head.ts'
import { keepNowhere } from '../../web/page-status.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'

export const Route = createFileRoute('/search')({
  loaderDeps: ({ search }: { search: Record<string, string> }) => ({ q: searchTextOf(search) }),
  loader: async ({ deps: { q } }) => {
    const answer = q ? await searchForPage(q) : undefined
    // What is open now is not in a while.
    if (answer?.openAt === 'now') keepNowhere()
    return { q, settings: getPublicSettings(), answer }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { q, settings } = loaderData
    return pageHead({
      title: `${q ? `Search: ${q}` : 'Search'} | ${settings.siteName}`,
      description: import.meta.env.SSR ? 'Find a place or a city by its name.' : '',
      path: '/search',
      settings,
    })
  },
  component: SearchPage,
})

function SearchPage() {
  const { q, answer } = useLoaderData({ from: '/search' })
  return <SearchScreen q={q} answer={answer} />
}
