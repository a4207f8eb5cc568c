import { createFileRoute, useLoaderData, useParams } from '@tanstack/react-router'
import { CategoryNotFound } from '../../guide/fun-type-pages/category-not-found.tsx'
import { FunTypePage } from '../../guide/fun-type-pages/fun-type-page.tsx'
import { loadFunTypePage } from '../../guide/fun-type-pages/fun-type-pages.requests.ts'
import { funTypeHead } from '../../guide/fun-type-pages/fun-types-head.ts'
import { whereOfSearch } from '../../guide/fun-type-pages/where.ts'
import { pageOfSearch } from '../../guide/place-lists/place-list-page.ts'

export const Route = createFileRoute('/top-family-activities/$slug')({
  loaderDeps: ({ search }: { search: Record<string, string> }) => ({
    page: pageOfSearch(search),
    ...whereOfSearch(search),
  }),
  loader: ({ params: { slug }, deps: { page, ...where } }) => loadFunTypePage(slug, page, where),
  head: ({ loaderData }) => (loaderData ? funTypeHead('top-family-activities', loaderData) : {}),
  notFoundComponent: NotFound,
  component: Places,
})

function Places() {
  const content = useLoaderData({ from: '/top-family-activities/$slug' })
  return <FunTypePage section="top-family-activities" {...content} />
}

function NotFound() {
  return (
    <CategoryNotFound
      section="top-family-activities"
      slug={useParams({ from: '/top-family-activities/$slug' }).slug}
    />
  )
}
