import { createFileRoute } from '@tanstack/react-router'
import { PlanScreen } from '../../guide/plan-page/plan-screen.tsx'
import { pageHead } from '../../web/page-head.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'

export const Route = createFileRoute('/plan')({
  loader: () => getPublicSettings(),
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const head = pageHead({
      title: `My plan | ${loaderData.siteName}`,
      description: import.meta.env.SSR
        ? 'The places your family has chosen, day by day: opening hours, ways and what to pack.'
        : '',
      path: '/plan',
      settings: loaderData,
    })
    // Everybody's own: nothing for search engines. Its address may hold the code of a plan.
    const quiet = [
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'no-referrer' },
    ]
    return { ...head, meta: [...head.meta, ...quiet] }
  },
  component: PlanScreen,
})
