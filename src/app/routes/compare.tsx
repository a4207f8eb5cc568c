import { createFileRoute, useCanGoBack, useLoaderData, useRouter } from '@tanstack/react-router'
import { CompareScreen } from '../../guide/compare/compare-screen.tsx'
import { comparedSlugs } from '../../guide/place-lists/compared-slugs.ts'
import { getPlace } from '../../guide/place-lists/places.requests.ts'
import { search } from '../../guide/search/search.requests.ts'
import { searchTextOf } from '../../guide/search/search-text.ts'
import { pageHead } from '../../web/page-head.ts'
import { keepNowhere } from '../../web/page-status.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'

export const Route = createFileRoute('/compare')({
  loaderDeps: ({ search }: { search: Record<string, string> }) => ({
    slugs: comparedSlugs(search),
    q: searchTextOf(search),
  }),
  loader: async ({ deps: { slugs, q } }) => {
    const found = await Promise.all(slugs.map(getPlace))
    const answer = q ? await search(q) : undefined
    // What is open now is not in a while.
    if (answer?.openAt === 'now') keepNowhere()
    return { q, slugs, settings: getPublicSettings(), found, answer }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const head = pageHead({
      title: `Compare places | ${loaderData.settings.siteName}`,
      description: import.meta.env.SSR
        ? 'Up to four places side by side: how far, when open, what it costs and what there is for children.'
        : '',
      path: '/compare',
      settings: loaderData.settings,
    })
    return import.meta.env.SSR ? { ...head, meta: [...head.meta, notForSearch] } : head
  },
  component: ComparePage,
})

/** As many pages as there are sets of places, and none that says more than theirs. */
const notForSearch = { name: 'robots', content: 'noindex' }

function ComparePage() {
  const { found, slugs, q, answer } = useLoaderData({ from: '/compare' })
  // An old address and the new one of a place are one place.
  const places = [...new Map(found.flatMap((place) => (place ? [[place.slug, place]] : []))).values()]
  const missing = slugs.filter((_, at) => !found[at])
  const router = useRouter()
  const onBack = useCanGoBack() ? () => router.history.back() : undefined
  return (
    <CompareScreen places={places} missing={missing} onBack={onBack} q={q} found={answer?.places ?? []} />
  )
}
